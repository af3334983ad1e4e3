// A plain copy of what a caller hands over: own enumerable data properties only, within bounds. Getters and prototypes
// are never followed, each property is read once, and what is no plain data is refused with its path. So the engine
// only ever meets objects, lists, text, numbers, true and false that nobody else can change.

/** Bounds of one case. A herd of 500 rows with prices and a board of 500 lines fits with room to spare. */
export const BOUNDS = { depth: 8, rows: 1000, fields: 64, name: 64, text: 200, values: 40000 };
/** Cases that cross in one batch. */
export const MOST_CASES = 5000;

export class Refused extends Error {
  constructor(field, code, message) {
    super(message);
    this.problem = { field, code, message };
  }
}

const join = (path, name) => (path === '' ? name : `${path}.${name}`);
const shown = (name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

/** The copy, or a Refused that names the path. */
export function copy(value, path = '') {
  return plain(value, path, [], { left: BOUNDS.values });
}

function plain(value, path, above, budget) {
  budget.left -= 1;
  if (budget.left < 0) throw new Refused(path, 'too-much', `More than ${BOUNDS.values} values in one case.`);
  switch (typeof value) {
    case 'string':
      if (value.length > BOUNDS.text) throw new Refused(path, 'too-long', `At most ${BOUNDS.text} letters can stand here.`);
      // Half of a letter cannot cross into the engine as it is, and would arrive as another.
      if (/\p{Cs}/u.test(value)) throw new Refused(path, 'not-plain-data', 'There is half a letter in this text: a surrogate without the other.');
      return value;
    case 'number':
      if (!Number.isFinite(value)) throw new Refused(path, 'wrong-type', `${value} is no number to reckon with.`);
      return value;
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      break;
    default:
      throw new Refused(path, 'not-plain-data', `Write text, a number, true, false, a list or an object here, not ${what(value)}.`);
  }
  if (above.includes(value)) throw new Refused(path, 'cycle', 'This contains itself.');
  if (above.length >= BOUNDS.depth) throw new Refused(path, 'too-deep', `Nothing in a case lies deeper than ${BOUNDS.depth} levels.`);
  const inside = [...above, value];
  try {
    return Array.isArray(value) ? list(value, path, inside, budget) : object(value, path, inside, budget);
  } catch (error) {
    if (error instanceof Refused) throw error;
    // A proxy that throws, or an object that was taken away: whatever it says is the caller's own.
    throw new Refused(path, 'not-plain-data', 'This cannot be read as plain data.');
  }
}

function what(value) {
  return { bigint: 'a BigInt', function: 'a function', symbol: 'a symbol', undefined: 'undefined' }[typeof value];
}

/** The value of an own property, read once; a getter is not run. */
function own(from, name, path) {
  const found = Object.getOwnPropertyDescriptor(from, name);
  if (!found) throw new Refused(path, 'not-plain-data', 'Nothing stands here.');
  if (!('value' in found)) throw new Refused(path, 'getter', 'Write a value here, not a getter.');
  return found;
}

function list(from, path, above, budget) {
  const { length } = from;
  if (!(length <= BOUNDS.rows)) throw new Refused(path, 'too-many', `At most ${BOUNDS.rows} rows can stand here.`);
  if (Reflect.ownKeys(from).length > length + 1) throw new Refused(path, 'not-plain-data', 'A list has its elements and nothing else.');
  const made = [];
  for (let at = 0; at < length; at += 1) {
    const element = `${path}[${at}]`;
    made.push(plain(own(from, String(at), element).value, element, above, budget));
  }
  return made;
}

function object(from, path, above, budget) {
  // Plain objects of this or another window: their prototype, if any, is a root. Map, Date and classes are refused.
  const prototype = Object.getPrototypeOf(from);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new Refused(path, 'not-plain-data', 'Write a plain object here, not an object of a class.');
  }
  const names = Reflect.ownKeys(from);
  if (names.length > BOUNDS.fields) throw new Refused(path, 'too-many', `At most ${BOUNDS.fields} fields can stand here.`);
  const made = Object.create(null);
  for (const name of names) {
    if (typeof name === 'symbol') throw new Refused(path, 'not-plain-data', 'A field has a name, not a symbol.');
    const field = join(path, shown(name));
    const found = own(from, name, field);
    // What is undefined is absent, as in JSON.
    if (!found.enumerable || found.value === undefined) continue;
    if (name.length > BOUNDS.name) throw new Refused(field, 'unknown-field', 'There is no such field here.');
    made[name] = plain(found.value, field, above, budget);
  }
  return made;
}
