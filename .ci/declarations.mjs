// Writes the TypeScript declarations of the engine module from its two schemas, so that the types cannot say anything
// else: node .ci/declarations.mjs FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const from = fileURLToPath(new URL('../public/embed/', import.meta.url));
const schema = (name) => JSON.parse(readFileSync(join(from, `${name}.schema.json`), 'utf8'));
const docs = (words, indent = '') => (words ? `${indent}/** ${words.replaceAll('*/', '* /')} */\n` : '');

/** The type a schema allows; a keyword that is not known here stops the build. */
function type(node, indent = '') {
  const { description, minLength, maxLength, pattern, minimum, maximum, minItems, ...said } = node;
  if (said.$ref) return said.$ref.split('/').pop();
  if (said.enum) return said.enum.map((one) => JSON.stringify(one)).join(' | ');
  if ('const' in said) return JSON.stringify(said.const);
  if (said.anyOf) return said.anyOf.map((one) => type(one, indent)).join(' | ');
  if (said.type === 'array') {
    const inside = type(said.items, indent);
    return /[|{]/.test(inside) ? `Array<${inside}>` : `${inside}[]`;
  }
  if (said.type === 'object') return fields(said, indent);
  const plain = { string: 'string', integer: 'number', boolean: 'boolean' }[said.type];
  if (!plain) throw new Error(`no type for ${JSON.stringify(node)}`);
  return plain;
}

function fields({ properties = {}, required = [], additionalProperties }, indent) {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, node]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `${docs(node.description, deeper)}${deeper}${key}${required.includes(name) ? '' : '?'}: ${type(node, deeper)};\n`;
  });
  if (additionalProperties !== false) lines.push(`${deeper}[id: string]: ${type(additionalProperties, deeper)};\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function definitions(name) {
  return Object.entries(schema(name).$defs).map(([title, node]) => {
    const body = type(node);
    const head = node.type === 'object' ? `export interface ${title} ${body}` : `export type ${title} = ${body};`;
    return `${docs(node.description)}${head}\n`;
  });
}

const functions = `\
/** Loads the engine, once; give its bytes, a Response or an address only where it does not lie beside this file. */
export default function start(source?: BufferSource | Response | WebAssembly.Module | URL | string): Promise<void>;
/** The whole account of a case. */
export function reckon(given: Case): Account | Refused;
/** The account of each case of a list, at most 5,000; they cross in one go, and one that is refused stops no other. */
export function reckonAll(cases: Case[]): Array<Account | Refused> | Refused;
/** The same case in each of several places, under each place's first text. */
export function compare(given: Case, places: Place[]): Compared[] | Refused;
/** What is to be brought on the day of claiming and on each of so many days after it, at most 366. */
export function curve(given: Case, days: number): Point[] | Refused;
/** The account with what the pound asked for beside it, head by head, in parts.demand. */
export function check(given: Case, demand: Demand[]): Account | Refused;
/** Every place with its texts. */
export function places(): PlaceEntry[];
/** The published scales of a place: examples to edit, never law by themselves. */
export function scales(place: Place): Scale[] | Refused;
/** A QR code of a text: its rows from the top, "1" for dark and "0" for light, without the margin of four; undefined if it is too long. */
export function qr(text: string): string[] | undefined;
/** The version of the engine. */
export function version(): string;
`;

const all = ['// Made from case.schema.json and answer.schema.json by .ci/declarations.mjs.\n', functions,
  ...definitions('case'), ...definitions('answer')];
writeFileSync(join(process.argv[2], 'pound_reckoner.d.ts'), all.join('\n'));
