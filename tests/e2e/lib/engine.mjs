// The engine module of the release dist/, started in Node as anybody would, and the worked cases as it takes them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist, root } from './site.mjs';

/** The engine inside Node. */
export async function engine() {
  const module = await import(pathToFileURL(join(dist, 'embed', 'pound_reckoner.js')));
  await module.default();
  return module;
}

/** The worked cases of tests/cases as { path: case }. */
export function worked() {
  const read = `
import glob, json, os, tomllib
cases = {}
for path in sorted(glob.glob('**/*.toml', recursive=True)):
    with open(path, 'rb') as file:
        cases[path] = tomllib.load(file)['given']
print(json.dumps(cases, default=str))`;
  return JSON.parse(execFileSync('python3', ['-c', read], { cwd: join(root, 'tests', 'cases'), encoding: 'utf8', maxBuffer: 64 << 20 }));
}

/** A case that stands: three animals in Punjab. Worked by hand: fines 3 × 1,500 and 4 days × 3 × 100 are 5,700. */
export const herd = () => ({
  place: 'punjab',
  animals: [{ kind: 'cow', heads: 3 }],
  impounded: '2026-11-28T10:30',
  claimed: '2026-12-01',
  rates: { seen: [
    { head: 'fine', kinds: ['cow'], amount: '1500', unit: 'per-head' },
    { head: 'feeding', kinds: ['cow'], amount: '100', unit: 'per-head-per-day' },
  ] },
});
