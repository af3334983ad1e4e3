// The engine's speed as ratios, natively, inside wasm and across the border:  node tests/bench/bench.mjs NATIVE FOLDER
// NATIVE is the program of bench.rs, FOLDER holds the same as a wasm module. Nothing here is a test: no figure fails.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engine } from '../e2e/lib/engine.mjs';
import { Big, Decimal } from '../e2e/lib/decimals.mjs';
import { dist, root } from '../e2e/lib/site.mjs';
import { FIGURES, a_century, a_day, release, release_and_sale, rounding, sums } from './cases.mjs';
import { in_turn, looped, met, table } from './measure.mjs';

const [native, folder] = process.argv.slice(2).map((path) => resolve(path));
const inside = await import(pathToFileURL(join(folder, 'bench.js')));
inside.initSync({ module: readFileSync(join(folder, 'bench_bg.wasm')) });
const embed = await engine();
const scratch = mkdtempSync(join(tmpdir(), 'pound-reckoner-bench-'));

/** A native round: a process of its own, which loops and times itself. */
function natively(what, given, times) {
  const path = join(scratch, `${what}-${times}-${JSON.stringify(given).length}.json`);
  writeFileSync(path, JSON.stringify(given));
  return () => Number(execFileSync(native, [what, path, String(times)], { encoding: 'utf8' }));
}
const in_wasm = (what, given) => looped((times) => inside[what](JSON.stringify(given), times));
const bare = (N, rounded, with_sale) => {
  const work = sums(N, rounded, with_sale);
  return looped((times) => { for (let at = 0; at < times; at += 1) work(); });
};

/** The bare sums are the account's own amounts, or the comparison says nothing. */
function same_amounts(given, amounts) {
  const { steps } = embed.reckon(given);
  for (const [name, amount] of Object.entries(amounts)) {
    const found = steps.some((step) => step.figure.code === FIGURES[name] && Number(step.result.amount) === Number(amount));
    if (!found) throw new Error(`${name}: the account has no ${amount}`);
  }
  return steps.length;
}

console.log(`node ${process.version}, ${availableParallelism()} × ${cpus()[0].model.trim()}`);
const goals = [];

for (const [name, given, with_sale] of [['a release', release, false], ['a release and a sale', release_and_sale, true]]) {
  same_amounts(given, sums(Big, rounding.big, with_sale)());
  const steps = same_amounts(given, sums(Decimal, rounding.decimal, with_sale)());
  const ratios = table(`${name}: whole account, ${steps} reasons; sums alone`, await in_turn({
    'bare sums, big.js': bare(Big, rounding.big, with_sale),
    'bare sums, decimal.js': bare(Decimal, rounding.decimal, with_sale),
    'whole account inside wasm': in_wasm('account', given),
    'whole account natively': natively('account', given, 10_000),
  }));
  const ratio = ratios['whole account inside wasm'];
  goals.push([`inside wasm, ${name} costs no more than the sums in big.js`, ratio.toFixed(2), ratio <= 1]);
}

table('days', await in_turn({
  'a day, inside wasm': in_wasm('account', a_day),
  'a hundred years, inside wasm': in_wasm('account', a_century),
}));

{
  const text = JSON.stringify(release_and_sale);
  if (JSON.stringify(embed.reckon(release_and_sale)) !== JSON.stringify(JSON.parse(inside.as_json(text)))) throw new Error('two different answers');
  const road = (once) => looped((times) => { for (let at = 0; at < times; at += 1) once(); });
  const ratios = table('across the border: the whole answer in English', await in_turn({
    'as JSON text both ways': road(() => JSON.parse(inside.as_json(JSON.stringify(release_and_sale)))),
    'reckon(case) of the embed module': road(() => embed.reckon(release_and_sale)),
    'the same, 100 cases in one crossing': (() => {
      const hundred = Array.from({ length: 100 }, () => release_and_sale);
      const all = road(() => embed.reckonAll(hundred));
      return () => all() / 100;
    })(),
  }));
  const ratio = ratios['reckon(case) of the embed module'];
  goals.push(['across the border no more than as JSON text', ratio.toFixed(2), ratio <= 1]);
}

{
  const places = inside.everywhere(JSON.stringify(release), 1);
  table(`the same case in all ${places} places`, await in_turn({
    'one place, inside wasm': in_wasm('account', release),
    'all of them, inside wasm': in_wasm('everywhere', release),
    'all of them, natively': natively('everywhere', release, 300),
    'all of them across the border, in English': looped((times) => {
      const codes = embed.places().map(({ place }) => place.code);
      if (embed.compare(release, codes).length !== places) throw new Error('not every place was compared');
      for (let at = 0; at < times; at += 1) embed.compare(release, codes);
    }),
  }, 9));
}

{
  const LINES = 10_000;
  // Two cows and a calf: two lines a case, as the release.
  const rows = Array.from({ length: LINES / 2 }, (_, n) => `${n},punjab,2026-11-28T10:30,2026-11-30,cow,2,1500,100\n${n},,,,calf,1,740,40`);
  const bytes = new TextEncoder().encode(['case,place,impounded,claimed,kind,heads,fine,feeding', ...rows].join('\n'));
  const words = readFileSync(join(root, 'public', 'lang', 'en.txt'), 'utf8');
  const { bulk } = await import(pathToFileURL(join(dist, 'embed', 'engine.js')));
  const worked_through = () => {
    const work = bulk(bytes, words, '2026-12-01');
    let progress = work.work(250);
    while (progress.done < progress.of) progress = work.work(250);
    if (progress.sums !== LINES / 2) throw new Error(`${progress.sums} sums`);
    return work.table().length;
  };
  const found = await in_turn({
    [`the accounts of its ${LINES / 2} cases alone, inside wasm`]: () => in_wasm('account', release)() * (LINES / 2),
    [`a CSV of ${LINES} lines: read, reckoned, written`]: looped((times) => { for (let at = 0; at < times; at += 1) worked_through(); }),
  }, 7);
  table(`a table of ${LINES} lines, as the page's worker has it`, found);
  const took = Math.min(...Object.values(found)[1]) / 1e6;
  goals.push([`a CSV of ${LINES} lines within 2 s`, `${took.toFixed(0)} ms`, took <= 2000]);
}

rmSync(scratch, { recursive: true });
console.log('');
for (const [goal, figure, fine] of goals) console.log(`${goal}: ${figure} (${met(fine)})`);
