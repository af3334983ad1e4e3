// Every function of the engine module, as a stranger would use it; checked by tsc --strict.
import start, { check, compare, curve, places, qr, reckon, reckonAll, scales, version } from './pound_reckoner.js';
import type { Account, Case, Problem, Refused } from './pound_reckoner.js';

const herd: Case = {
  place: 'punjab',
  animals: [{ kind: 'cow', heads: 3 }],
  impounded: '2026-11-28T10:30',
  claimed: '2026-12-01',
  rates: { seen: [
    { head: 'fine', kinds: ['cow'], amount: '1500', unit: 'per-head' },
    { head: 'feeding', kinds: ['cow'], amount: '100', unit: 'per-head-per-day' },
  ] },
};

const sentences = (problems: Problem[]): string => problems.map((one) => `${one.field}: ${one.message}`).join('\n');

function say(answer: Account | Refused): string {
  if ('problems' in answer) return sentences(answer.problems);
  const { claim, deadlines } = answer.parts;
  if ('problems' in claim) return sentences(claim.problems);
  const step = answer.steps[claim['to-bring'].step];
  const row = 'problems' in deadlines ? undefined : answer.rows[deadlines.first.rule];
  return `${claim['to-bring'].value} (${step?.how ?? ''}); ${row?.citation ?? ''}, ${row?.standing.words ?? ''}`;
}

export async function all(): Promise<string[]> {
  await start();
  const said = [version(), say(reckon(herd)), say(check(herd, [{ head: 'fine', amount: '5000' }]))];
  const batch = reckonAll([herd, herd]);
  if (!('problems' in batch)) said.push(...batch.map(say));
  const points = curve(herd, 30);
  if (!('problems' in points)) {
    for (const point of points) said.push(`${point.day} ${point['to-bring']}`);
  }
  const compared = compare(herd, ['kerala', 'central']);
  if (!('problems' in compared)) said.push(...compared.map((one) => `${one.place.words}: ${say(one.account)}`));
  const [first] = places();
  if (first) {
    const found = scales(first.place.code);
    if (!('problems' in found)) said.push(...found.map((one) => say(reckon({ ...herd, rates: { seen: one.charges }, terms: one.terms }))));
  }
  said.push(...(qr('https://example.org/') ?? []));
  return said;
}
