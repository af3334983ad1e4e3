// The desk: saved cases, backup, and tables of cases. Fetched when it is first asked for (public/load.js); src/app/desk.rs
// says why it is no part of the app.
import { fetch_words, make } from './draw.js';
import { draw_cases } from './cases.js';
import { draw_files } from './files.js';
import { draw_table } from './table.js';
import * as store from './store.js';

// Nobody notices so many milliseconds.
const PATIENCE = 80;

const style = make('link', { rel: 'stylesheet', href: new URL('desk.css', import.meta.url).href });

/**
 * Draws the desk inside an element. `open` takes a saved case and tells whether it could be read; `tell` gives, of a
 * case's text, what the list says of it (src/app/desk.rs).
 */
export async function draw(place, open, tell) {
  const styled = style.isConnected || new Promise((done) => {
    style.onload = done;
    style.onerror = done;
    document.head.append(style);
  });
  await Promise.all([fetch_words(), styled]);
  // Another page may have been opened meanwhile.
  if (!place.isConnected) return;
  const [cases, files, table] = ['', 'desk-files', 'desk-table'].map((id) => make('section', { className: 'part', ...(id && { 'aria-labelledby': id }) }));
  const list = draw_cases(cases, open, tell);
  // It asks the storage, and the rest is drawn meanwhile.
  const begun = list.begin();
  draw_files(files, list, tell);
  const go_on = draw_table(table, list, tell);
  // In one piece, unless the storage takes its time.
  await Promise.race([list.first, new Promise((done) => { setTimeout(done, PATIENCE); })]);
  place.append(cases, files, table, list.says);
  go_on();
  await begun;
}

/** Saves a case; gives how, its name and its edition, or that the storage does not answer. */
export async function save(text, saved, place, animals, day) {
  const came = await store.save(saved, { text, place, animals, day }).catch((error) => {
    if (error instanceof store.Silent) return null;
    throw error;
  });
  if (!came) return 'silent';
  const { record, how, first } = came;
  // Asked once, when there is something to lose; what the browser answers changes nothing here.
  if (first && navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});
  return `${how} ${record.id} ${record.edition}`;
}
