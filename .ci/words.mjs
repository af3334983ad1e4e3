// After the page is built, before its files are named (.ci/embed):
//   node .ci/words.mjs FOLDER
// Divides each language file in two: the words that the first half of the page's module may ask for stay in
// lang/CODE.txt, the others come with its second half from lang/late/CODE.txt. The module itself tells which: a word that
// it asks for stands in it, by its key or, where the key is put together, by what the key begins with.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
const module = readFileSync(join(folder, readdirSync(folder).find((name) => /^page-.*\.wasm$/.test(name))), 'latin1');
const list = readFileSync(fileURLToPath(new URL('../src/text/keys.rs', import.meta.url)), 'utf8');
const families = new Set(Array.from(list.matchAll(/^    \("([a-z-]+\.)", /gm), (found) => found[1]));
if (!families.has('kind.')) throw new Error('src/text/keys.rs is not written as it was');

const beginning = (key) => key.slice(0, key.indexOf('.') + 1);

/** Whether the beginning of a key stands in the module by itself, and not only as a part of one of these keys. */
function stands_alone(start, keys) {
  for (let at = module.indexOf(start); at >= 0; at = module.indexOf(start, at + 1)) {
    if (families.has(start) || !keys.some((key) => module.startsWith(key, at))) return true;
  }
  return false;
}

/** The keys of the words that come first. */
function firsts(keys) {
  const starts = new Map();
  for (const key of keys) starts.set(beginning(key), [...(starts.get(beginning(key)) || []), key]);
  const asked = [...starts].filter(([start, own]) => stands_alone(start, own)).map(([start]) => start);
  return new Set(keys.filter((key) => module.includes(key) || asked.includes(beginning(key))));
}

mkdirSync(join(folder, 'lang', 'late'));
let first;
for (const name of readdirSync(join(folder, 'lang')).filter((one) => one.endsWith('.txt'))) {
  const lines = readFileSync(join(folder, 'lang', name), 'utf8').split('\n').filter((line) => /^[a-z@]/.test(line));
  const key = (line) => line.slice(0, line.indexOf(' = '));
  // The same keys stand in every language, in the same order (src/text/check.rs).
  first = first || firsts(lines.map(key).filter((one) => !one.startsWith('@')));
  // The words of the desk go a way of their own (.ci/finish.mjs).
  const is_first = (line) => /^(@|desk\.|csv\.)/.test(line) || first.has(key(line));
  writeFileSync(join(folder, 'lang', name), `${lines.filter(is_first).join('\n')}\n`);
  writeFileSync(join(folder, 'lang', 'late', name), `${lines.filter((line) => !is_first(line)).join('\n')}\n`);
}
