// The list of saved cases. Only a window of it is drawn: what stands beside each case, and what follows from it today,
// which the app itself reckons when the line is drawn; the rest comes when it is asked for.
import { button, collator, grouped, hand_over, knows, make, say } from './draw.js';
import * as store from './store.js';

const WINDOW = 25;
const AT_ONCE = 500;
const PAUSE = 200;
const MOST_NAME = 200;
// In what order the list stands, over visits.
const ORDER = 'pound-reckoner.order';
const ORDERS = { saved: 'desk.by-saved', urgency: 'desk.by-urgency', name: 'desk.by-name' };
const LOOK_AT_THE_DAY = 60_000;
// A phone that wakes up may tell of it by any one of these.
const WAKES = ['focus', 'pageshow', 'visibilitychange'];
// Names that are still being written, also when their list is gone: the next one is read after them.
let naming = Promise.resolve();

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

/** What can still be saved comes first, by the days that are left; then what is past, the latest first; then the unknown. */
function urgency(told) {
  const [now, , next] = told.split('\n');
  if (!next) return Infinity;
  const left = (Date.parse(next) - Date.parse(now)) / 86_400_000;
  return left >= 0 ? left : 1e9 - left;
}

/** To be asked after each piece of a long work: lets the page go on where it has waited long enough. */
function pauses() {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < 12) return;
    await new Promise((done) => { setTimeout(done); });
    begun = performance.now();
  };
}

function kept_order() {
  let kept = null;
  try { kept = localStorage.getItem(ORDER); } catch { /* the first of them */ }
  return Object.keys(ORDERS).find((one) => one === kept) || 'saved';
}

/** The list in its place; `begin` draws it, `first` is when its first lines are there; what else the desk does tells of itself here. */
export function draw_cases(place, open, tell) {
  const status = make('p', { role: 'status', className: 'desk-said' });
  // What is only heard: a line that came into sight would push away what is just being pressed.
  const heard = make('p', { role: 'status', className: 'for-the-ear' });
  const undo = make('p', { className: 'acts' });
  // Below all of the desk, and in sight wherever one stands in it.
  const says = make('div', { className: 'desk-says empty no-paper' }, status, undo, heard);
  const aside = make('div', { className: 'note time', hidden: true });
  const count = make('p', { className: 'hint', id: 'desk-count' });
  const list = make('ul', { className: 'desk-list' });
  const more = make('p', { className: 'acts', hidden: true }, button(say('desk.more'), () => show_more()));
  const search = make('input', { type: 'text', id: 'desk-search', autocomplete: 'off', 'aria-describedby': 'desk-count' });
  const order = make('select', { id: 'desk-order' }, ...Object.entries(ORDERS).map(([value, key]) => make('option', { value, textContent: say(key) })));
  // A narrow list cuts its entry off. Whoever hears the page has heard it whole.
  const chosen = make('p', { className: 'said whole', ariaHidden: 'true' });
  const box = (element, words) => make('div', { className: 'field' }, make('label', { htmlFor: element.id, textContent: words }), element);
  const finder = make('div', { className: 'desk-find pair', hidden: true }, box(search, say('desk.search')), box(order, say('desk.order')), chosen);
  place.append(aside, finder, count, list, more);

  // Of an earlier search: what it still finds is no longer wanted.
  let run = 0;
  let found = null;
  let ahead = [];
  // The day of the figures that stand here.
  let day = tell('');
  let looking;
  let stands;
  const first = new Promise((done) => { stands = done; });

  const told = (text, ...acts) => {
    status.textContent = text;
    undo.textContent = '';
    undo.append(...acts);
    says.classList.toggle('empty', !text);
  };

  /** Does something that may fail, and says so where it does. */
  async function tried(work) {
    try {
      return await work();
    } catch (error) {
      const kind = ['Changed', 'Newer', 'Silent'].find((one) => error instanceof store[one]) || (error && error.name);
      const known = { Changed: 'desk.changed', Newer: 'desk.newer', VersionError: 'desk.newer', Silent: 'desk.silent' };
      told(say(known[kind] || 'desk.storage'), ...kind === 'Silent' || !known[kind] ? [button(say('late.again'), again)] : []);
      if (kind !== 'Changed') return undefined;
      const inside = list.contains(document.activeElement);
      await tried(show);
      if (inside) to_the_list();
      return undefined;
    }
  }

  async function again() {
    told('');
    search.focus();
    await tried(show);
    if (document.activeElement === document.body) to_the_list();
  }

  // The list was drawn anew, or its last case is gone: the focus does not fall to the page.
  const to_the_list = () => {
    const heading = document.getElementById('view-title');
    if (finder.hidden && heading) heading.focus();
    else search.focus();
  };

  const wanted = () => search.value.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);

  /** The records that fit, the last saved first, as they are asked for. */
  async function* fitting(parts, first) {
    let at = null;
    for (let records = first; ; records = store.page_after(at, AT_ONCE)) {
      const page = await records;
      if (page.length === 0) return;
      at = page[page.length - 1];
      for (const record of page) {
        if (!store.is_case(record)) await store.set_aside(record.id);
        else {
          const text = [record.name, ...about(record), record.day].join(' ').toLocaleLowerCase();
          if (parts.every((part) => text.includes(part))) yield record;
        }
      }
    }
  }

  /** The same in the order that is asked for. */
  async function* ordered(mine, parts) {
    const by = order.value;
    const all = fitting(parts, store.page_after(null, by === 'saved' && parts.length === 0 ? WINDOW + 1 : AT_ONCE));
    if (by === 'saved') {
      yield* all;
      return;
    }
    const keyed = [];
    const go_on = pauses();
    for await (const record of all) {
      keyed.push([by === 'name' ? title(record) : urgency(tell(record.text)), record]);
      await go_on();
      if (mine !== run) return;
    }
    const { compare } = collator();
    keyed.sort(by === 'name' ? ([a], [b]) => compare(a, b) : ([a], [b]) => a - b);
    yield* keyed.map(([, record]) => record);
  }

  /** A window of the list, and whether there is more behind it. */
  async function next_records() {
    while (ahead.length <= WINDOW) {
      const { value, done } = await found.next();
      if (done) break;
      ahead.push(value);
    }
    return ahead.splice(0, WINDOW);
  }

  async function show_more() {
    const mine = run;
    await tried(async () => {
      // Asked at once, answered meanwhile.
      const counts = store.counts();
      counts.catch(() => {});
      const records = await next_records();
      if (mine !== run) return;
      const focused = more.contains(document.activeElement);
      const rows = records.map((record) => row(record));
      list.append(...rows.map(({ item }) => item));
      stands();
      more.hidden = ahead.length === 0;
      if (focused && rows.length > 0) rows[0].item.querySelector('button').focus();
      count.textContent = await counted(mine, counts);
      // The list stands there; what each comes to is worked out line by line, and the page goes on meanwhile.
      const go_on = pauses();
      for (const { fill } of rows) {
        fill();
        await go_on();
        if (mine !== run) return;
      }
    });
  }

  async function counted(mine, counts = store.counts()) {
    let { cases, listed, aside: put_by } = await counts;
    if (listed < cases) {
      // Their time or name cannot be read: they have no place in the list.
      for (const id of await store.lost()) await store.set_aside(id);
      ({ cases, listed, aside: put_by } = await store.counts());
    }
    if (mine !== run) return count.textContent;
    show_aside(put_by);
    finder.hidden = cases === 0;
    if (cases === 0) return say('desk.none');
    if (wanted().length === 0) return say('desk.count', { n: grouped(cases) });
    const n = list.children.length;
    return say('desk.found', { n: more.hidden ? grouped(n) : `${grouped(n)}+` });
  }

  /** The list from its beginning. */
  async function show() {
    run += 1;
    day = tell('');
    ahead = [];
    found = ordered(run, wanted());
    list.textContent = '';
    if (order.value !== 'saved') count.textContent = say('desk.ordering');
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

  /** What follows from a case today, in the app's own words; a last day that has come, or is past, in its colour. */
  function figures(record) {
    const [now, until, , ...lines] = tell(record.text).split('\n');
    if (until === undefined) return [make('p', { className: 'desk-figure', textContent: say('desk.unread') })];
    const late = until && until <= now;
    return lines.map((text) => make('p', { className: late ? 'desk-figure due' : 'desk-figure', textContent: text }));
  }

  function row(record) {
    let now = record;
    // One after another: leaving the name for a button is two things, and the second has to know of the first.
    let before = Promise.resolve();
    const then = (work) => { before = before.then(() => (item.isConnected ? tried(work) : undefined)); };
    const id = `desk-name-${record.id}`;
    const name = make('input', { type: 'text', id, value: record.name, maxLength: MOST_NAME, autocomplete: 'off', placeholder: say('desk.unnamed') });
    const item = make('li', { className: 'row-card' });
    const of = title(now);
    const follows = make('div', { className: 'desk-figures' });
    const away = button(say('desk.delete'), () => then(take_away), of);
    away.className = 'remove';
    item.append(
      make('label', { className: 'for-the-ear', htmlFor: id, textContent: say('desk.name') }), name,
      make('p', { className: 'hint', textContent: about(now).join(' · ') }),
      follows,
      make('p', { className: 'acts' }, button(say('desk.open'), () => then(open_one), of), button(say('desk.duplicate'), () => then(copy), of), away),
    );
    async function open_one() {
      // As it stands there now: another tab may have saved it since.
      const record = await store.read(now.id);
      if (!record) throw new store.Changed();
      if (store.is_case(record) && open(record.text, `${record.id} ${record.edition}`)) return;
      await store.set_aside(record.id);
      const after = item.nextElementSibling || item.previousElementSibling;
      item.remove();
      count.textContent = await counted(run);
      told(aside.textContent ? aside.firstChild.textContent : '');
      if (after) after.querySelector('button').focus();
      else to_the_list();
    }
    async function copy() {
      const made = insert(await store.duplicate(now, say('desk.copy', { name: title(now) })), item);
      told(say('desk.duplicated', { name: title(now) }));
      count.textContent = await counted(run);
      made.querySelector('input').focus();
    }
    async function take_away() {
      const gone = await store.remove(now);
      const next = item.nextElementSibling;
      item.remove();
      count.textContent = await counted(run);
      const bring = button(say('desk.undo'), () => tried(async () => {
        await store.put_back(gone);
        const back = insert(gone, next && next.isConnected ? next : null);
        count.textContent = await counted(run);
        told(say('desk.back', { name: title(gone) }));
        back.querySelector('button').focus();
      }), title(gone));
      told(say('desk.deleted', { name: title(gone) }), bring);
      bring.focus();
    }
    // With every letter: the way back, or a reload, does not ask first.
    const rename = async () => { now = await store.rename(now, name.value.trim()); };
    name.addEventListener('input', () => {
      before = before.then(() => tried(rename));
      naming = before;
    });
    name.addEventListener('change', () => then(async () => {
      if (now.name !== name.value.trim()) await rename();
      for (const one of item.querySelectorAll('button')) one.setAttribute('aria-label', say('ask.pair', { name: one.textContent, value: title(now) }));
      heard.textContent = say('desk.renamed', { name: title(now) });
    }));
    return { item, fill: () => follows.append(...figures(now)) };
  }

  /** One more case in the list, before another. */
  function insert(record, before) {
    const { item, fill } = row(record);
    fill();
    list.insertBefore(item, before);
    return item;
  }

  let waiting;
  search.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => tried(show), PAUSE);
  });
  const say_order = () => { chosen.textContent = say(ORDERS[order.value]); };
  order.value = kept_order();
  say_order();
  order.addEventListener('change', () => {
    told('');
    say_order();
    try { localStorage.setItem(ORDER, order.value); } catch { /* it holds for this visit */ }
    tried(show);
  });

  /** Figures are of the day on which they are read: after midnight they are made again. */
  function follow_the_day() {
    if (!place.isConnected) {
      clearInterval(looking);
      for (const event of WAKES) removeEventListener(event, follow_the_day);
    } else if (tell('') !== day && !list.contains(document.activeElement)) tried(show);
  }

  async function begin() {
    looking = setInterval(follow_the_day, LOOK_AT_THE_DAY);
    for (const event of WAKES) addEventListener(event, follow_the_day);
    // Only here: what a list does of itself may be a part of it.
    await naming;
    await tried(show);
  }

  return { begin, first, says, show, told, tried };
}
