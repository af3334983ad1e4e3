// The page's own worker for tables of cases: a file in, how far it has come, and at the end the table of results; saved
// cases in, a table out; a file in, cases out as they are saved. The engine reads and writes the table itself, and whatever
// crosses does so once a batch; a table crosses as bytes that are handed over and not copied.
import start, { bulk, exported, imported, template } from './engine.js';

// So many lines between two words of how far it has come, and so many cases at once.
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
      hand_over(progress, table.table());
      return;
    }
    postMessage(progress);
  }
}

function write({ batches, words, today }) {
  const table = exported(words, today);
  let left = 0;
  for (const batch of batches) left = table.add(batch);
  hand_over({ left }, table.table());
}

function cases({ bytes, words, today }) {
  const table = imported(new Uint8Array(bytes), words, today);
  for (;;) {
    const piece = table.take(PIECE);
    postMessage(piece);
    if (piece.last || piece.stopped) return;
  }
}

const hand_over = (said, table) => postMessage({ ...said, table }, [table.buffer]);

addEventListener('message', async ({ data }) => {
  try {
    await start({ module_or_path: new URL('engine_bg.wasm', import.meta.url) });
    if (data.template) postMessage({ template: template() });
    else if (data.batches) write(data);
    else if (data.cases) cases(data);
    else work(data);
  } catch {
    postMessage({ failed: true });
  }
});
