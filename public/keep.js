// Keeps the text of the open case on this device, one case for each folder that the site stands in. Storage may be
// switched off, full, damaged, or shared with another tab: the page starts and works all the same, says what is not
// kept, and writes over nothing that somebody else may want.
const reckoner = globalThis.poundReckoner;
const KEY = `pound-reckoner.case ${new URL('.', document.baseURI).pathname}`;
// Put away, with the time after it.
const ASIDE = `${KEY} aside `;
// The case that gave way to one from a link, for as long as the tab lasts.
const BEFORE = `${KEY} before`;
const PAUSE = 300;

let store = null;
// What stood there when this tab last read or wrote it.
let last = '';
let waiting = null;
let timer;
// The unreadable could not be put away: it stays, and nothing takes its place.
let closed = false;
let before = '';

const put = (text) => {
  if (text) store.setItem(KEY, text);
  else store.removeItem(KEY);
  last = text;
};
const kept_aside = () => Object.keys(store).filter((key) => key.startsWith(ASIDE)).sort();

function write() {
  clearTimeout(timer);
  const text = waiting;
  if (text === null) return;
  try {
    if (closed) throw new Error('the unreadable stays');
    const there = store.getItem(KEY) || '';
    // Where another tab has forgotten its case there is nothing to write over.
    if (there && there !== last && there !== text) return reckoner.show('kept-elsewhere', true);
    waiting = null;
    // The case is too long; what was kept of it before is still better than nothing.
    if (text === '-') throw new Error('too long');
    if (there !== text) put(text);
    last = text;
    reckoner.show('kept-elsewhere', false);
    reckoner.show('not-kept', false);
  } catch {
    if (text) reckoner.show('not-kept', true);
  }
}

function keep(text) {
  waiting = text;
  clearTimeout(timer);
  timer = setTimeout(write, PAUSE);
}

function gave_way(text) {
  if (text !== undefined) {
    before = text;
    try {
      if (text) sessionStorage.setItem(BEFORE, text);
      else sessionStorage.removeItem(BEFORE);
    } catch { /* it lasts until the page is closed */ }
  }
  return before;
}

function setAside() {
  if (!last) return;
  try {
    store.setItem(ASIDE + Date.now(), last);
    put('');
  } catch {
    closed = true;
  }
  reckoner.show('set-aside', true);
}

function forget() {
  clearTimeout(timer);
  waiting = null;
  closed = false;
  gave_way('');
  try {
    for (const key of kept_aside()) store.removeItem(key);
    // The case of another tab is not this one's to forget; what is entered here from now on finds it there.
    const there = store.getItem(KEY);
    if (!there || there === last) put('');
  } catch { /* nothing was kept */ }
  for (const id of ['set-aside', 'kept-elsewhere', 'not-kept']) reckoner.show(id, false);
}

function save() {
  const texts = closed ? [last] : kept_aside().map((key) => store.getItem(key));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([texts.join('\n')], { type: 'text/plain' }));
  link.download = 'pound-reckoner-case.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function keep_here() {
  try { last = store.getItem(KEY) || ''; } catch { /* write() says so */ }
  write();
}

if (reckoner) {
  // Touching it throws where it is switched off.
  try {
    store = localStorage;
    last = store.getItem(KEY) || '';
    // Until it is forgotten, what was put away at an earlier visit is offered too.
    if (kept_aside().length > 0) reckoner.show('set-aside', true);
  } catch { store = null; }
  try { before = sessionStorage.getItem(BEFORE) || ''; } catch { /* the same */ }
  Object.assign(reckoner, { kept: last, keep, setAside, forget, before: gave_way });
  addEventListener('pagehide', write);
  // Another tab may have forgotten the case that stood in the way.
  addEventListener('storage', ({ key }) => { if (key === KEY) write(); });
  document.addEventListener('visibilitychange', () => { if (document.hidden) write(); });
  document.addEventListener('click', ({ target }) => {
    if (target.id === 'save-aside') save();
    if (target.id === 'keep-here') keep_here();
  });
}
