// Tables of cases: a CSV file is worked through in a worker, piece by piece, with a bar and a way to stop; what was
// refused is told line by line, and the results are a file.
import { all_words, button, chooser, grouped, hand_over, make, say } from './draw.js';
import * as store from './store.js';
import { ask } from './work.js';

const MOST_BYTES = 8 << 20;
const SHOWN = 200;

// The file that is worked through, or was: the desk is drawn anew in another language and when one comes back to it.
let given = null;
let end_the_work = () => {};

/** The tables in their place; gives how to go on, once it is in the page, with one that was begun on an earlier desk. */
export function draw_table(place, list, tell) {
  const status = make('p', { role: 'status', className: 'desk-said' });
  const bar = make('progress', { max: 100, value: 0, 'aria-labelledby': 'desk-table' });
  const stop = button(say('desk.stop'), () => halt(say('desk.stopped')));
  const work = make('div', { hidden: true }, make('p', {}), bar, make('p', { className: 'acts' }, stop));
  const came = make('div', {});
  const [choose, input] = chooser(say('desk.choose'), '.csv,.tsv,.txt,text/csv', take);
  const template = button(say('desk.template'), () => once({ template: true }, ({ template: text }) => {
    hand_over(text, 'pound-reckoner-template.csv', 'text/csv');
  }));
  place.append(
    make('h2', { id: 'desk-table', textContent: say('desk.table') }),
    make('p', { textContent: say('desk.table-about') }),
    make('p', { className: 'acts' }, choose, input, template),
    status, work, came,
  );

  // Back to where work is begun from, unless the reader has gone elsewhere.
  function ended(text) {
    const focused = work.contains(document.activeElement);
    end_the_work();
    work.hidden = true;
    status.textContent = text;
    if (focused) choose.focus();
  }
  function halt(text) {
    given = null;
    ended(text);
  }

  function once(what, take_answer) {
    const end = ask(what, (said) => {
      end();
      if (said.failed) status.textContent = say('desk.failed');
      else take_answer(said);
    });
  }

  async function take(file) {
    halt('');
    // What was said of the file before is over.
    list.told('');
    came.textContent = '';
    if (file.size > MOST_BYTES) return refused([{ line: 1, column: '', message: say('csv.too-large') }], 1);
    given = file;
    const bytes = await new Response(file).arrayBuffer().catch(() => null);
    if (given !== file) return undefined;
    if (!bytes) return halt(say('desk.failed'));
    given = bytes;
    work_through(bytes);
    stop.focus();
    return undefined;
  }

  async function work_through(bytes) {
    const told = [];
    let count = 0;
    end_the_work();
    work.hidden = false;
    progress(0);
    const words = await all_words().catch(() => '');
    // Stopped meanwhile, or drawn anew.
    if (given !== bytes || !place.isConnected) return;
    if (!words) {
      halt(say('desk.failed'));
      return;
    }
    end_the_work = ask({ bytes, words, today: tell('') }, (said) => {
      if (said.failed) return halt(say('desk.failed'));
      count += said.refused.length;
      told.push(...said.refused.slice(0, Math.max(0, SHOWN - told.length)));
      if (said.stopped) {
        halt('');
        return refused(told, count);
      }
      progress(Math.floor((100 * said.done) / said.of));
      if (said.table) {
        const { lines, cases, sums } = said;
        ended(say('desk.done', { lines: grouped(lines), cases: grouped(cases), sums: grouped(sums), refused: grouped(count) }));
        const save = button(say('desk.results'), () => hand_over([said.table], 'pound-reckoner-results.csv', 'text/csv'));
        const keep = button(say('desk.keep'), () => list.tried(() => keep_them(bytes, words, keep)));
        came.append(make('p', { className: 'acts' }, save, keep));
        if (count > 0) refused(told, count);
      }
      return undefined;
    });
  }

  /** The cases of the table among the saved ones. */
  async function keep_them(bytes, words, keep) {
    keep.disabled = true;
    try {
      const all = [];
      let refusals = 0;
      const failed = await new Promise((done) => {
        const end = ask({ bytes, words, today: tell(''), cases: true }, (said) => {
          if (said.failed || said.stopped || said.last) {
            end();
            done(said.failed || said.stopped);
          }
          all.push(...said.cases || []);
          refusals += said.left || 0;
        });
      });
      if (failed) return list.told(say('desk.failed'));
      const { n, same } = await store.add_all(all);
      await list.show();
      return list.told(say('desk.kept', { n: grouped(n), same: grouped(same), left: grouped(refusals) }));
    } finally {
      keep.disabled = false;
    }
  }

  function progress(n) {
    bar.value = n;
    work.firstChild.textContent = say('desk.working', { n });
  }

  function refused(told, count) {
    const cell = (tag, text) => make(tag, { textContent: text });
    const rows = told.map(({ line, column, message }) => make('tr', {}, cell('td', grouped(line)), cell('td', column), cell('td', message)));
    const heads = ['desk.line', 'desk.column', 'desk.why'].map((key) => make('th', { scope: 'col', textContent: say(key) }));
    came.append(make('h3', { textContent: say('desk.refused') }),
      make('table', { className: 'desk-table' }, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows)));
    if (count > told.length) came.append(make('p', { textContent: say('desk.rest', { n: grouped(count - told.length) }) }));
    // What a screen reader hears when nothing was reckoned at all.
    if (!status.textContent && told.length > 0) status.textContent = told[0].message;
  }

  return () => {
    if (given instanceof ArrayBuffer) work_through(given);
  };
}
