// The saved cases in IndexedDB, one database for each folder that the site stands in.
//
// Each case is a record of its own, with its text (as src/app/keep.rs keeps the open case) and what the list says of it,
// so that nothing is read or reckoned to draw the list. Everything that belongs together is one transaction: all of it
// is written or nothing. A record is changed only by who has seen its last revision, so no tab writes over another's
// work; its text by who has seen its last edition, since another name is no other case. What cannot be read is moved
// aside and never wiped.

const NAME = `pound-reckoner.cases ${new URL('.', document.baseURI).pathname}`;
const VERSION = 1;
/** Larger files are refused before they are read. */
export const MOST_BYTES = 64 << 20;
const MOST_LETTERS = 20_000;
const MOST_CASES = 50_000;
const KIND = 'saved cases';

// Some browsers lose a database for good, and neither open it nor say so.
const SECONDS_OF_SILENCE = 5;
// Writing thousands of cases takes an old phone its time.
const SECONDS_TO_WRITE = 60;

let opening = null;

/** Nothing was answered. */
export class Silent extends Error {}

/** What is answered, or Silent. */
function answered(promise, seconds = SECONDS_OF_SILENCE) {
  let waiting;
  const silence = new Promise((_, fail) => { waiting = setTimeout(() => fail(new Silent()), seconds * 1000); });
  return Promise.race([promise, silence]).finally(() => clearTimeout(waiting));
}

function database() {
  if (!opening) {
    opening = answered(new Promise((done, fail) => {
      // Touching it throws where storage is switched off.
      const asked = indexedDB.open(NAME, VERSION);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('cases', { keyPath: 'id' }).createIndex('newest', ['order', 'id']);
        asked.result.createObjectStore('aside', { autoIncrement: true });
      };
      asked.onerror = () => fail(asked.error);
      asked.onsuccess = () => {
        // A newer page in another tab need not wait for this one.
        asked.result.onversionchange = () => { asked.result.close(); opening = null; };
        asked.result.onclose = () => { opening = null; };
        done(asked.result);
      };
    }));
    opening.catch(() => { opening = null; });
  }
  return opening;
}

const asked = (request) => answered(new Promise((done, fail) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
}));

/** Does some work in one transaction, and gives what came of it once all of it is written. */
async function within(mode, work, seconds = SECONDS_OF_SILENCE) {
  const transaction = (await database()).transaction(['cases', 'aside'], mode);
  const ended = new Promise((done, fail) => {
    transaction.oncomplete = done;
    transaction.onabort = () => fail(transaction.error || new DOMException('', 'AbortError'));
  });
  ended.catch(() => {});
  let came;
  try {
    came = await work(transaction.objectStore('cases'), transaction.objectStore('aside'));
  } catch (error) {
    try { transaction.abort(); } catch { /* it has ended by itself */ }
    throw error;
  }
  // What is not written in time is not written later either, behind who was told so.
  await answered(ended, seconds).catch((error) => {
    try { transaction.abort(); } catch { /* it has ended by itself */ }
    throw error;
  });
  return came;
}

/** Another tab was faster. */
export class Changed extends Error {}
/** A file, or the database, of a newer page. */
export class Newer extends Error {}

const new_id = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const is_text = (value, most) => typeof value === 'string' && value.length <= most;

/** Whether a record has what the list and the app ask of it; a newer page may have put more into it. */
export const is_case = (record) => Boolean(record) && typeof record === 'object' && is_text(record.id, 64) && record.id !== ''
  && !/\s/.test(record.id) && Number.isFinite(record.order)
  && [record.revision, record.edition].every((number) => Number.isSafeInteger(number) && number > 0)
  && ['name', 'place', 'animals', 'day', 'text'].every((field) => is_text(record[field], MOST_LETTERS));

/** The record as it was seen, or Changed. */
async function seen(cases, { id, revision }) {
  const record = await asked(cases.get(id));
  if (!record || record.revision !== revision) throw new Changed();
  return record;
}

const next = (record, changes) => ({ ...record, ...changes, revision: record.revision + 1 });
// The last saved comes first, also of two that are saved in one moment.
let latest = 0;
const in_order = () => {
  latest = Math.max(Date.now(), latest + 1);
  return -latest;
};
const fresh = (fields, order = in_order()) => ({ id: new_id(), revision: 1, edition: 1, order, name: '', ...fields });

/** Saves a case over what was saved of it, or beside it where that is gone or was changed. */
export function save(saved, fields) {
  return within('readwrite', async (cases) => {
    const [id, edition] = saved.split(' ');
    const before = id ? await asked(cases.get(id)) : undefined;
    const same = before && before.edition === Number(edition);
    const record = same ? next(before, { ...fields, edition: before.edition + 1, order: in_order() }) : fresh(fields);
    await asked(cases.put(record));
    return { record, how: id && !same ? 'copy' : 'saved', first: await asked(cases.count()) === 1 };
  });
}

export const rename = (record, name) => within('readwrite', async (cases) => {
  const renamed = next(await seen(cases, record), { name });
  await asked(cases.put(renamed));
  return renamed;
});

export const duplicate = (record, name) => within('readwrite', async (cases) => {
  const { id, revision, edition, order, ...fields } = await seen(cases, record);
  const copy = fresh({ ...fields, name });
  await asked(cases.add(copy));
  return copy;
});

/** Gives the record as it was, for putting it back. */
export const remove = (record) => within('readwrite', async (cases) => {
  const gone = await seen(cases, record);
  await asked(cases.delete(gone.id));
  return gone;
});

export const put_back = (record) => within('readwrite', (cases) => asked(cases.add(record)));

/** Moves what cannot be read out of the list. */
export const set_aside = (key) => within('readwrite', async (cases, aside) => {
  const record = await asked(cases.get(key));
  if (record === undefined) return;
  await asked(aside.add(record));
  await asked(cases.delete(key));
});

export const read = (id) => within('readonly', (cases) => asked(cases.get(id)));

/** How many there are, how many of them have a place in the list, and how many stand aside. */
export const counts = () => within('readonly', async (cases, aside) => {
  // Asked together, answered one after another.
  const [all, listed, by] = await Promise.all([cases, cases.index('newest'), aside].map((one) => asked(one.count())));
  return { cases: all, listed, aside: by };
});

/** So many records after one, the newest first. */
export const page_after = (record, most) => within('readonly', (cases) => {
  const range = record ? IDBKeyRange.lowerBound([record.order, record.id], true) : null;
  return asked(cases.index('newest').getAll(range, most));
});

/** The names of records that the list cannot hold. */
export const lost = () => within('readonly', async (cases) => (
  (await asked(cases.getAll())).filter((record) => !is_case(record)).map((record) => record.id)
));

/** Adds cases of a table, in its order; one that stands here already with the same name and text is not added again. */
export const add_all = (given) => within('readwrite', async (cases) => {
  const order = in_order();
  const key = ({ name, text }) => `${name}\n${text}`;
  const there = new Set((await asked(cases.getAll())).map(key));
  const added = given.filter((one) => {
    const fits = !there.has(key(one)) && is_case(fresh(one, order));
    there.add(key(one));
    return fits;
  });
  for (let at = 0; at < added.length; at += 1) {
    const request = cases.add(fresh(added[at], order + at / 1000));
    // So many at a time: the page goes on meanwhile.
    if (at % 200 === 199 || at === added.length - 1) await asked(request);
  }
  return { n: added.length, same: given.length - added.length };
}, SECONDS_TO_WRITE);

// --- Backup ------------------------------------------------------------------------------------------

/** The parts of a file with everything that is kept, a record a line; the same records give the same bytes. */
export async function backup() {
  const { cases, aside } = await within('readonly', async (cases, aside) => ({
    cases: await asked(cases.getAll()),
    aside: await asked(aside.getAll()),
  }));
  return file(cases, aside);
}

/** The parts of a file with what was put aside. */
export async function aside_file() {
  return file([], await within('readonly', (_, aside) => asked(aside.getAll())));
}

function file(cases, aside) {
  const lines = (records) => records.map((record) => JSON.stringify(record)).join(',\n');
  return `{"pound-reckoner":"${KIND}","version":${VERSION},"cases":[\n${lines(cases)}\n],"aside":[\n${lines(aside)}\n]}\n`;
}

/**
 * Reads a backup in, in one go. What stands here stays; a record of the same name that says something else comes
 * beside it; `reads` tells of a case's text whether it can be read. Gives how many came in, stood here already, and were put aside; nothing where the file is no backup.
 */
export async function restore(text, reads) {
  let read;
  try { read = JSON.parse(text); } catch { return undefined; }
  if (!read || typeof read !== 'object' || read['pound-reckoner'] !== KIND) return undefined;
  if (read.version > VERSION) throw new Newer();
  const { cases: given, aside: put_by } = read;
  if (read.version !== VERSION || !Array.isArray(given) || !Array.isArray(put_by)) return undefined;
  if (given.length > MOST_CASES || put_by.length > MOST_CASES) return undefined;
  return within('readwrite', async (cases, aside) => {
    const came = { n: 0, same: 0, aside: 0 };
    const there = new Set((await asked(aside.getAll())).map((one) => JSON.stringify(one)));
    const lay_by = (record) => {
      const text = JSON.stringify(record);
      if (there.has(text)) return;
      there.add(text);
      aside.add(record);
      came.aside += 1;
    };
    for (const record of put_by) lay_by(record);
    for (const record of given) {
      if (!is_case(record) || !reads(record.text)) {
        lay_by(record);
        continue;
      }
      // Under its own name, or under one more that says which revision it is: a second reading finds both.
      const names = [record, { ...record, id: `${record.id}-${record.revision}` }, { ...record, id: new_id() }];
      for (const one of names) {
        const before = await asked(cases.get(one.id));
        const same = before && JSON.stringify(before) === JSON.stringify(one);
        if (before && !same) continue;
        if (!before) await asked(cases.add(one));
        came[same ? 'same' : 'n'] += 1;
        break;
      }
    }
    return came;
  }, SECONDS_TO_WRITE);
}
