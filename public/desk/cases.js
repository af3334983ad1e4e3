// The list of saved cases. Only a window of it is drawn, from what stands beside each case; the rest comes when it is
// asked for.
import { button, chooser, grouped, hand_over, knows, make, say } from './draw.js';
import * as store from './store.js';

const WINDOW = 25;
const AT_ONCE = 500;
const PAUSE = 200;
const MOST_NAME = 200;

/** What the list says of a case: its place, its animals, and the day they were brought in. */
function about({ place, animals, day }) {
  const heads = animals.split(' ').map((pair) => pair.split('='))
    .filter(([kind, n]) => n && knows(`heads.${kind}`))
    .map(([kind, n]) => say(`heads.${kind}`, { n: grouped(n) }));
  const [year, month, date] = day.split('-').map(Number);
  const said = date && knows(`month.${month}`) ? say('share.day', { day: date, month: say(`month.${month}`), year }) : '';
  return [knows(`place.${place}`) ? say(`place.${place}`) : '', heads.join(', '), said].filter(Boolean);
}

const title = (record) => record.name.trim() || about(record).join(' · ') || say('desk.unnamed');

export async function draw_cases(place, open, reads) {
  const status = make('p', { role: 'status', className: 'desk-said' });
  // What is only heard: a line that came into sight would push away what is just being pressed.
  const heard = make('p', { role: 'status', className: 'for-the-ear' });
  const undo = make('p', { className: 'acts' });
  const aside = make('div', { className: 'note time', hidden: true });
  const count = make('p', { className: 'hint', id: 'desk-count' });
  const list = make('ul', { className: 'desk-list' });
  const more = make('p', { className: 'acts', hidden: true }, button(say('desk.more'), () => show_more()));
  const search = make('input', { type: 'text', id: 'desk-search', autocomplete: 'off', 'aria-describedby': 'desk-count' });
  const finder = make('div', { className: 'field' }, make('label', { htmlFor: search.id, textContent: say('desk.search') }), search);
  const files = make('p', { className: 'acts' }, button(say('desk.backup'), () => tried(back_up)),
    ...chooser(say('desk.restore'), '.json,application/json', (file) => tried(() => restore(file))));
  place.append(make('p', { textContent: say('desk.about') }), files, aside, status, heard, undo, finder, count, list, more);

  let last = null;
  // Of an earlier search: what it still finds is no longer wanted.
  let run = 0;

  const tell = (text) => { status.textContent = text; undo.textContent = ''; };

  /** Does something that may fail, and says so where it does. */
  async function tried(work) {
    try {
      return await work();
    } catch (error) {
      const known = { Changed: 'desk.changed', Newer: 'desk.newer', VersionError: 'desk.newer' };
      const kind = error instanceof store.Changed ? 'Changed' : error instanceof store.Newer ? 'Newer' : error && error.name;
      tell(say(known[kind] || 'desk.storage'));
      if (kind !== 'Changed') return undefined;
      const inside = list.contains(document.activeElement);
      await tried(show);
      if (inside) to_the_list();
      return undefined;
    }
  }

  // The list was drawn anew, or its last case is gone: the focus does not fall to the page.
  const to_the_list = () => (finder.hidden ? files.querySelector('button') : search).focus();

  const wanted = () => search.value.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);

  /** The next records that fit, one more than are drawn, so that it is known whether there are more. */
  async function next_records(mine) {
    const parts = wanted();
    const found = [];
    let at = last;
    while (found.length <= WINDOW && mine === run) {
      const records = await store.page_after(at, parts.length > 0 ? AT_ONCE : WINDOW + 1);
      if (records.length === 0) break;
      at = records[records.length - 1];
      for (const record of records) {
        if (!store.is_case(record)) {
          await store.set_aside(record.id);
          continue;
        }
        const text = [record.name, ...about(record), record.day].join(' ').toLocaleLowerCase();
        if (parts.every((part) => text.includes(part))) found.push(record);
      }
    }
    return found;
  }

  async function show_more() {
    const mine = run;
    await tried(async () => {
      const records = await next_records(mine);
      if (mine !== run) return;
      const drawn = records.slice(0, WINDOW);
      if (drawn.length > 0) last = drawn[drawn.length - 1];
      const focused = more.contains(document.activeElement);
      const rows = drawn.map(row);
      list.append(...rows);
      more.hidden = records.length <= WINDOW;
      if (focused && rows.length > 0) rows[0].querySelector('button').focus();
      count.textContent = await counted(mine, records.length);
    });
  }

  async function counted(mine, fresh) {
    const { cases, aside: put_by } = await store.counts();
    if (mine !== run) return count.textContent;
    show_aside(put_by);
    finder.hidden = cases === 0;
    if (cases === 0) return say('desk.none');
    if (wanted().length === 0) return say('desk.count', { n: grouped(cases) });
    const n = list.children.length;
    return say('desk.found', { n: fresh > WINDOW ? `${grouped(n)}+` : grouped(n) });
  }

  /** The list from its beginning. */
  async function show() {
    run += 1;
    last = null;
    list.textContent = '';
    await show_more();
  }

  function show_aside(n) {
    aside.hidden = n === 0;
    aside.textContent = '';
    if (n === 0) return;
    const save = button(say('keep.save'), () => tried(async () => {
      hand_over(await store.aside_file(), 'pound-reckoner-aside.json', 'application/json');
    }));
    aside.append(make('p', { textContent: say('desk.aside', { n: grouped(n) }) }), make('p', { className: 'acts' }, save));
  }

  function row(record) {
    let now = record;
    // One after another: leaving the name for a button is two things, and the second has to know of the first.
    let before = Promise.resolve();
    const then = (work) => { before = before.then(() => (item.isConnected ? tried(work) : undefined)); };
    const id = `desk-name-${record.id}`;
    const name = make('input', { type: 'text', id, value: record.name, maxLength: MOST_NAME, autocomplete: 'off' });
    const item = make('li', { className: 'row-card' });
    const draw = () => {
      const facts = about(now);
      const of = title(now);
      item.textContent = '';
      item.append(
        make('div', { className: 'field' }, make('label', { htmlFor: id, textContent: say('desk.name') }), name),
        make('p', { textContent: facts.join(' · ') || say('desk.unnamed') }),
        make('p', { className: 'acts' }, button(say('desk.open'), () => then(open_one), of),
          button(say('desk.duplicate'), () => then(copy), of), button(say('desk.delete'), () => then(take_away), of)),
      );
    };
    async function open_one() {
      // As it stands there now: another tab may have saved it since.
      const record = await store.read(now.id);
      if (!record) throw new store.Changed();
      if (store.is_case(record) && open(record.text, `${record.id} ${record.edition}`)) return;
      await store.set_aside(record.id);
      const after = item.nextElementSibling || item.previousElementSibling;
      item.remove();
      count.textContent = await counted(run, 0);
      tell(aside.textContent ? aside.firstChild.textContent : '');
      if (after) after.querySelector('button').focus();
      else to_the_list();
    }
    async function copy() {
      const made = row(await store.duplicate(now, say('desk.copy', { name: title(now) })));
      item.before(made);
      tell(say('desk.duplicated', { name: title(now) }));
      count.textContent = await counted(run, 0);
      made.querySelector('input').focus();
    }
    async function take_away() {
      const gone = await store.remove(now);
      const next = item.nextElementSibling;
      item.remove();
      count.textContent = await counted(run, 0);
      tell(say('desk.deleted', { name: title(gone) }));
      const bring = button(say('desk.undo'), () => tried(async () => {
        await store.put_back(gone);
        const back = row(gone);
        list.insertBefore(back, next && next.isConnected ? next : null);
        count.textContent = await counted(run, 0);
        tell(say('desk.back', { name: title(gone) }));
        back.querySelector('button').focus();
      }), title(gone));
      undo.append(bring);
      bring.focus();
    }
    // With every letter: the way back, or a reload, does not ask first.
    const rename = async () => { now = await store.rename(now, name.value.trim()); };
    name.addEventListener('input', () => then(rename));
    name.addEventListener('change', () => then(async () => {
      if (now.name !== name.value.trim()) await rename();
      const of = title(now);
      for (const one of item.querySelectorAll('button')) one.setAttribute('aria-label', say('ask.pair', { name: one.textContent, value: of }));
      heard.textContent = say('desk.renamed', { name: of });
    }));
    draw();
    return item;
  }

  async function back_up() {
    hand_over(await store.backup(), 'pound-reckoner-cases.json', 'application/json');
  }

  async function restore(file) {
    if (file.size > store.MOST_BYTES) return tell(say('desk.no-backup'));
    const came = await store.restore(await new Response(file).text(), reads);
    if (!came) return tell(say('desk.no-backup'));
    await show();
    return tell(say('desk.restored', { n: grouped(came.n), same: grouped(came.same), aside: grouped(came.aside) }));
  }

  let waiting;
  search.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => tried(show), PAUSE);
  });

  await tried(async () => {
    for (const id of await store.lost()) await store.set_aside(id);
    await show();
  });
}
