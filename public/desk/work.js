// What is asked of the desk's worker (engine/bulk.js).
const WORKER = new URL('engine/bulk.js', import.meta.url);
// A worker that the browser has ended, for want of memory, does not say so.
const SECONDS_OF_SILENCE = 20;

/** Has a worker do something; `answer` is called with each thing it says. Gives how to end it. */
export function ask(what, answer) {
  let worker;
  let silence;
  const end = () => {
    clearTimeout(silence);
    if (worker) worker.terminate();
    worker = null;
  };
  const fail = () => {
    end();
    answer({ failed: true });
  };
  const wait = () => {
    clearTimeout(silence);
    silence = setTimeout(fail, SECONDS_OF_SILENCE * 1000);
  };
  try {
    worker = new Worker(WORKER, { type: 'module' });
    worker.onerror = fail;
    worker.onmessage = ({ data }) => {
      wait();
      answer(data);
    };
    worker.postMessage(what);
    wait();
  } catch {
    setTimeout(fail);
  }
  return end;
}
