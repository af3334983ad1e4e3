// Lighthouse as it comes (mobile, simulated slow network), on the release dist/ under its sub-path behind the shipped
// server, which compresses as GitHub Pages does:  node tests/lighthouse/lighthouse.mjs CHROMIUM
// A median of three runs, since one run is mostly the machine's own noise.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serve } from '../../.ci/serve.mjs';

const RUNS = 3;
const root = fileURLToPath(new URL('../..', import.meta.url));
const [chromium] = process.argv.slice(2);
const SCORES = [['performance', 98], ['accessibility', 100], ['best-practices', 100], ['seo', 100]];
const MEASURES = [
  ['first-contentful-paint', 'first paint of text', 'ms'],
  ['largest-contentful-paint', 'largest paint', 'ms'],
  ['total-blocking-time', 'blocking time', 'ms'],
  ['speed-index', 'speed index', 'ms'],
  ['cumulative-layout-shift', 'layout shift', '', 0.01],
];
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

async function run(url) {
  const profile = mkdtempSync(join(tmpdir(), 'pound-reckoner-lighthouse-'));
  const chrome = await launch({
    chromePath: chromium,
    userDataDir: profile,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync'],
  });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    await chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

const site = await serve({ dir: process.env.POUND_RECKONER_DIST ?? join(root, 'dist'), base: '/pound-reckoner/' });
const reports = [];
for (let n = 0; n < RUNS; n += 1) reports.push(await run(site.url));
await site.close();

const [{ lighthouseVersion, environment }] = reports;
console.log(`Lighthouse ${lighthouseVersion}, mobile, ${RUNS} runs; this machine's benchmark index ${reports.map((one) => Math.round(one.environment.benchmarkIndex)).join(', ')}`);
console.log(environment.hostUserAgent);
let missed = 0;
function line(name, values, unit, fine) {
  if (fine === false) missed += 1;
  const show = (value) => (unit === 'ms' ? `${Math.round(value)} ms` : unit === 'score' ? String(Math.round(value)) : value.toFixed(4));
  const goal = fine === undefined ? '' : fine ? '  met' : '  MISSED';
  console.log(`${name.padEnd(22)}${show(median(values)).padStart(10)}   (${values.map(show).join(', ')})${goal}`);
}
for (const [name, least] of SCORES) {
  const values = reports.map((one) => one.categories[name].score * 100);
  line(name, values, 'score', median(values) >= least);
}
for (const [name, said, unit, most] of MEASURES) {
  const values = reports.map((one) => one.audits[name].numericValue);
  line(said, values, unit, most === undefined ? undefined : median(values) < most);
}

// What it names, with the category that loses by it.
const named = new Map();
for (const report of reports) {
  for (const [name] of SCORES) {
    for (const { id, weight } of report.categories[name].auditRefs) {
      const audit = report.audits[id];
      const counts = audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative';
      if (counts) named.set(id, `${name}${weight ? '' : ' (no weight)'}: ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''}`);
    }
  }
}
if (named.size > 0) console.log(`\nnamed:\n${[...named].map(([id, said]) => `  ${id}: ${said}`).join('\n')}`);
const kept = join(root, 'target', 'lighthouse.json');
writeFileSync(kept, JSON.stringify(reports, null, 1));
console.log('\nthe whole reports: target/lighthouse.json');
