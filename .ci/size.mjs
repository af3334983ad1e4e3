// Visits dist/ once, as a browser does for the first time, gives one whole case, and weighs every file that was fetched
// until its answer stood there:  node .ci/size.mjs FLOOR
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { WIDE, small_case } from '../tests/e2e/lib/fill.mjs';
import { dist, launch, open, site, visit } from '../tests/e2e/lib/site.mjs';

const GOAL = 150 * 1024;
const GOAL_RATIO = 2.1;

// Node's own gzip is tuned for speed and comes out a hundredth larger.
const gzip = (bytes) => execFileSync('gzip', ['-9', '-c'], { input: bytes, maxBuffer: 1 << 26 }).length;
const weigh = (bytes) => [bytes.length, gzip(bytes),
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length];
const add = (one, other) => one.map((figure, at) => figure + other[at]);
const line = (name, figures) => console.log(`${name.slice(0, 44).padEnd(44)}${figures.map((figure) => figure.toLocaleString('en').padStart(12)).join('')}`);
function table(title, files) {
  console.log(`\n${title.padEnd(44)}${['raw', 'gzip -9', 'brotli 11'].map((head) => head.padStart(12)).join('')}`);
  const weighed = files.map(([name, bytes]) => [name, weigh(bytes)]).sort((a, b) => b[1][1] - a[1][1]);
  for (const [name, figures] of weighed) line(name, figures);
  const total = weighed.map(([, figures]) => figures).reduce(add, [0, 0, 0]);
  line('in all', total);
  return total;
}

const browser = await launch();
const server = await site();
const page = await open(browser, WIDE);
await visit(page, server.url, { whole: false });
await small_case(page);
await page.locator('#take-home .big').waitFor({ state: 'visible' });
// The second half of the page, and the worker with all the rest, are asked for after the answer: not part of the first visit.
const paths = [...new Set(server.requests.map((one) => decodeURI(one.path).slice(server.base.length) || 'index.html'))];
await page.done();
await browser.close();
await server.close();
const after = paths.findIndex((path) => path === 'worker.js' || path.startsWith('late-'));
const first = after < 0 ? paths : paths.slice(0, after);

const visited = table('first visit, English', first.map((name) => [name, readFileSync(join(dist, name))]));
const floor = process.argv[2];
const least = table('floor: Leptos, rust_decimal, chrono', readdirSync(floor).filter((name) => /\.(js|wasm)$/.test(name)).map((name) => [name, readFileSync(join(floor, name))]));

const ratio = visited[1] / least[1];
const met = (fine) => (fine ? 'met' : 'MISSED');
console.log(`\ngzip: ${(visited[1] / 1024).toFixed(1)} KB of ${GOAL / 1024} KB (${met(visited[1] <= GOAL)}); ${ratio.toFixed(2)} times the floor of ${GOAL_RATIO} (${met(ratio <= GOAL_RATIO)})`);
