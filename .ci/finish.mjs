// The last step of a build, in Trunk's staging folder, before the site is seen:
//   node .ci/finish.mjs FOLDER
// Language files and the second half of the page's module get their own hash as a name, so that a page finds those of
// its own build or none; the page learns these names, what each language calls itself, and the name of the build;
// worker.js gets the list of everything that the page may need.
// The folder of the desk is named so too, as a whole; words that only the desk says go there, and not into every first
// visit. The page's own engine lies there as well: embed/, whose names never change, is for the pages of others, and one
// of ours that stands open would find that of a newer build there.
// The page's own scripts and its style lose what only their readers need: remarks, space, long names. esbuild knows how
// old the browsers are, and refuses what they could not read.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
const worker = fileURLToPath(new URL('../public/worker.js', import.meta.url));
const read = (name) => readFileSync(join(folder, name));
const sha256 = (bytes) => createHash('sha256').update(bytes);
const list = () => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'))
  .sort();

const is_language = (name) => /^lang\/[^/]*$/.test(name);
const of_the_desk = (line) => /^(desk|csv)\./.test(line);
mkdirSync(join(folder, 'desk', 'words'));
for (const name of list().filter(is_language)) {
  const lines = read(name).toString().split('\n');
  writeFileSync(join(folder, 'desk', 'words', basename(name)), lines.filter(of_the_desk).join('\n'));
  writeFileSync(join(folder, name), lines.filter((line) => !of_the_desk(line)).join('\n'));
}
const ENGINE = ['pound_reckoner.js', 'copy.js', 'engine.js', 'engine_bg.wasm'];
for (const name of ENGINE) copyFileSync(join(folder, 'embed', name), join(folder, 'desk', 'engine', name));
const desk_files = list().filter((name) => name.startsWith('desk/'));
const desk = `desk-${desk_files.reduce((whole, name) => whole.update(`${name}\n`).update(read(name)), sha256('')).digest('base64url')}`;
renameSync(join(folder, 'desk'), join(folder, desk));

function named_by_hash(name, kind) {
  const hashed = `${name.slice(0, -kind.length)}-${sha256(read(name)).digest('base64url')}${kind}`;
  renameSync(join(folder, name), join(folder, hashed));
  return hashed;
}

let html = read('index.html').toString().replace(/<!--[^]*?-->\n/g, '').replace(/\n+/g, '\n');

/** Makes a file lean, and names it anew in the page; `old` is the oldest browser or edition that must read it. */
function lean(tag, name, old) {
  const bytes = execFileSync('esbuild', ['--minify', `--target=${old}`, '--log-level=warning', join(folder, name)]);
  const hash = createHash('sha384').update(bytes);
  const [, stem, kind] = /^(.*)-[0-9a-f]+(\.[a-z]+)$/.exec(name);
  const named = `${stem}-${sha256(bytes).digest('hex').slice(0, 16)}${kind}`;
  rmSync(join(folder, name));
  writeFileSync(join(folder, named), bytes);
  html = html.replace(tag, tag.replace(name, named).replace(/integrity="sha384-[^"]*"/, `integrity="sha384-${hash.digest('base64')}"`));
}

const OWN = /<(?:script|link rel="stylesheet")[^>]*(?:src|href)="\.\/([^"]*)"[^>]*>/g;
for (const [tag, name] of [...html.matchAll(OWN)]) {
  lean(tag, name, tag.includes('type="module"') || name.endsWith('.css') ? 'chrome80' : 'es5');
}

const late = named_by_hash('late.wasm', '.wasm');
const languages = list().filter(is_language).map((name) => {
  const code = basename(name, '.txt');
  const own = /^@name = (\S+)$/m.exec(read(name))?.[1];
  if (!own) throw new Error(`${name} does not say its own name: @name = one word`);
  const files = [name, `lang/late/${code}.txt`].map((one) => named_by_hash(one, '.txt'));
  return `${code}=${files.join(',')}=${own}`;
});

// Two builds are one if, and only if, every byte is the same; worker.js is made of what is hashed here.
const body = readFileSync(worker, 'utf8');
const whole = sha256(body);
for (const name of list()) whole.update(`${name}\n`).update(read(name));
const build = whole.digest('hex').slice(0, 12);

for (const [name, content] of [['build', [build, late, ...languages].join(' ')], ['desk', desk]]) {
  const empty = `<meta name="pound-reckoner-${name}" content="">`;
  if (html.split(empty).length !== 2) throw new Error(`index.html has no ${empty}`);
  html = html.replace(empty, empty.replace('""', `"${content}"`));
}
writeFileSync(join(folder, 'index.html'), html);

// What others fetch is nothing that the page needs without a network.
const files = Object.fromEntries(list().filter((name) => !name.startsWith('embed/')).map((name) => [name, `sha256-${sha256(read(name)).digest('base64')}`]));
writeFileSync(join(folder, 'worker.js'), `self.poundReckoner = ${JSON.stringify({ build, files }, null, 1)};\n${body}`);
