// The reckoner for other people's pages, for workers and for Node: plain data in, plain data out, types in
// pound_reckoner.d.ts. `await start()` once; after that every function answers at once and none throws on what it is
// given: what cannot be read comes back as { problems: [{ field, code, message }] }.
import * as engine from './engine.js';
import { MOST_CASES, Refused, copy } from './copy.js';

let starting;
let started = false;

/** Loads the engine, once; give its bytes, a Response or an address only where it does not lie beside this file. */
export default function start(source) {
  starting = starting || load(source).then(() => { started = true; }, (error) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function load(source) {
  let module_or_path = source;
  const beside = new URL('engine_bg.wasm', import.meta.url);
  // Node does not fetch files.
  if (!module_or_path && beside.protocol === 'file:' && typeof process === 'object') {
    const { readFile } = await import('node:fs/promises');
    module_or_path = await readFile(beside);
  }
  await engine.default({ module_or_path: module_or_path || beside });
}

/** Copies what came, then asks the engine; what cannot be copied is the answer. */
function ask(parts, work) {
  if (!started) throw new Error('Pound Reckoner: await start() first.');
  try {
    return work(...parts.map(([value, path]) => copy(value, path)));
  } catch (error) {
    return { problems: [problemOf(error)] };
  }
}

function problemOf(error) {
  if (error instanceof Refused) return error.problem;
  if (error instanceof WebAssembly.RuntimeError) return { field: '', code: 'failed', message: 'The engine stopped. Please report the case.' };
  return { field: '', code: 'not-plain-data', message: 'This cannot be read as plain data.' };
}

/** The whole account of a case. */
export const reckon = (given) => ask([[given, '']], engine.reckon);

/** The account of each case of a list, at most 5,000; they cross in one go, and one that is refused stops no other. */
export function reckonAll(cases) {
  return ask([], () => {
    if (!Array.isArray(cases)) throw new Refused('', 'wrong-type', 'Write a list of cases here.');
    const { length } = cases;
    if (!(length <= MOST_CASES)) throw new Refused('', 'too-many', `At most ${MOST_CASES} cases in one batch.`);
    const refused = new Map();
    const copies = Array.from({ length }, (_, at) => {
      try {
        const found = Object.getOwnPropertyDescriptor(cases, at);
        if (!found || !('value' in found)) throw new Refused('', 'not-plain-data', 'No case stands here.');
        return copy(found.value);
      } catch (error) {
        refused.set(at, { problems: [problemOf(error)] });
        return {};
      }
    });
    return engine.reckonAll(copies).map((answer, at) => refused.get(at) || answer);
  });
}

/** The same case in each of several places, by their codes, under each place's first text. */
export const compare = (given, places) => ask([[given, ''], [places, 'places']], engine.compare);

/** What is to be brought on the day of claiming and on each of so many days after it, at most 366. */
export const curve = (given, days) => ask([[given, ''], [days, 'days']], engine.curve);

/** The account with what the pound asked for beside it, head by head, in parts.demand. */
export const check = (given, demand) => ask([[given, ''], [demand, 'demand']], engine.check);

/** Every place with its texts. */
export const places = () => ask([], engine.places);

/** The published scales of a place: examples to edit, never law by themselves. */
export const scales = (place) => ask([[place, 'place']], engine.scales);

/** A QR code of a text: its rows from the top, "1" for dark and "0" for light, without the margin of four; undefined if it is too long. */
export const qr = (text) => ask([], () => (typeof text === 'string' && text.length <= 4000 ? engine.qr(text) : undefined));

/** The version of the engine. */
export const version = () => ask([], engine.version);
