// The saved cases as files: a backup, and a table.
import { all_words, button, chooser, grouped, hand_over, make, say } from './draw.js';
import * as store from './store.js';
import { ask } from './work.js';

const AT_ONCE = 500;

export function draw_files(place, list, tell) {
  const { tried, told } = list;
  const csv = button(say('desk.csv'), () => tried(save_table));
  place.append(
    make('h2', { id: 'desk-files', textContent: say('desk.files') }),
    make('p', { textContent: say('desk.about') }),
    make('p', { className: 'acts' }, button(say('desk.backup'), () => tried(back_up)),
      ...chooser(say('desk.restore'), '.json,application/json', (file) => tried(() => restore(file)))),
    make('p', { textContent: say('desk.csv-about') }),
    make('p', { className: 'acts' }, csv),
  );

  async function back_up() {
    hand_over(await store.backup(), 'pound-reckoner-cases.json', 'application/json');
  }

  async function restore(file) {
    if (file.size > store.MOST_BYTES) return told(say('desk.no-backup'));
    const came = await store.restore(await new Response(file).text(), (text) => tell(text).includes('\n'));
    if (!came) return told(say('desk.no-backup'));
    await list.show();
    return told(say('desk.restored', { n: grouped(came.n), same: grouped(came.same), aside: grouped(came.aside) }));
  }

  /** All of them, batch by batch to the worker; what it makes of them comes back in one piece. */
  async function save_table() {
    const words = await all_words();
    csv.disabled = true;
    try {
      const all = [];
      let last = null;
      let others = 0;
      for (;;) {
        const records = await store.page_after(last, AT_ONCE);
        if (records.length === 0) break;
        last = records[records.length - 1];
        const sound = records.filter(store.is_case);
        others += records.length - sound.length;
        all.push(sound.map(({ name, text }) => [name, text]));
      }
      const { failed, table, left } = await new Promise((done) => {
        const end = ask({ words, today: tell(''), batches: all }, (said) => { end(); done(said); });
      });
      if (failed) return told(say('desk.failed'));
      hand_over([table], 'pound-reckoner-cases.csv', 'text/csv');
      const n = all.reduce((sum, batch) => sum + batch.length, 0);
      return told(say('desk.csv-done', { n: grouped(n - left), left: grouped(left + others) }));
    } finally {
      csv.disabled = false;
    }
  }
}
