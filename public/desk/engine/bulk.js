// The page's own worker for tables of cases: a file in, how far it has come, and at the end the table of results. The
// cases never become objects of JavaScript; the engine reads and writes the table itself.
import start, { bulk, template } from './engine.js';

// So many lines between two words of how far it has come.
const PIECE = 250;

function work({ bytes, words, today }) {
  const table = bulk(new Uint8Array(bytes), words, today);
  for (;;) {
    const progress = table.work(PIECE);
    if (progress.stopped) {
      postMessage(progress);
      return;
    }
    if (progress.done === progress.of) {
      postMessage({ ...progress, results: table.table() });
      return;
    }
    postMessage(progress);
  }
}

addEventListener('message', async ({ data }) => {
  try {
    await start({ module_or_path: new URL('engine_bg.wasm', import.meta.url) });
    if (data.template) postMessage({ template: template() });
    else work(data);
  } catch {
    postMessage({ failed: true });
  }
});
