// The desk under load, on the release dist/: a table of 10,000 lines with the longest task of the page meanwhile, and the
// list of 5,000 saved cases at 4 times CPU slow-down, beside that of 50:  node tests/bench/desk.mjs
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desk, kept, put } from '../e2e/lib/desk.mjs';
import { WIDE, small_case } from '../e2e/lib/fill.mjs';
import { launch, open, site, visit } from '../e2e/lib/site.mjs';
import { median, met } from './measure.mjs';

const SLOWER = 4;
const LINES = 10_000;
const GOAL = { table: 2000, task: 50, list: 200 };
const ROUNDS = 7;

const goal = (what, ms, most) => console.log(`${what}: ${Math.round(ms)} ms of ${most} (${met(ms <= most)})`);
const spread = (all) => `${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))} ms`;

/** From the tap on its link until the rows stand there, on the page's own clock. */
const opened = (page) => page.evaluate(() => new Promise((done) => {
  location.hash = '';
  setTimeout(() => {
    const start = performance.now();
    const seen = new MutationObserver(() => {
      if (document.querySelectorAll('.desk-list > li').length < 25) return;
      seen.disconnect();
      requestAnimationFrame(() => done(performance.now() - start));
    });
    seen.observe(document.body, { subtree: true, childList: true });
    document.querySelector('nav.views a[href="#desk"]').click();
  }, 300);
}));

const browser = await launch();
const server = await site();
const folder = mkdtempSync(join(tmpdir(), 'pound-reckoner-desk-'));
const page = await open(browser, WIDE);
await visit(page, server.url);
await small_case(page);
await page.click('#save');
await page.locator('.saved [role=status]:not(:empty)').waitFor();
await desk(page);
console.log(`the desk, Chromium ${browser.version()}`);

const path = join(folder, 'ten.csv');
const lines = Array.from({ length: LINES }, (_, n) => `${n},punjab,2026-11-28,2026-12-01,cow,2,1500,100`);
writeFileSync(path, ['case,place,impounded,claimed,kind,heads,fine,feeding', ...lines].join('\n'));
await page.evaluate(() => {
  globalThis.tasks = [];
  new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
});
const table = [];
for (let n = 0; n < ROUNDS; n += 1) {
  await page.evaluate(() => {
    globalThis.ended = new Promise((done) => {
      const [start, status] = [performance.now(), document.querySelector('#desk [aria-labelledby=desk-table] > [role=status]')];
      new MutationObserver(() => { if (status.textContent.startsWith('Done')) done(performance.now() - start); })
        .observe(status, { childList: true, characterData: true, subtree: true });
    });
  });
  await page.setInputFiles('#desk input[accept*=csv]', path);
  table.push(await page.evaluate(() => globalThis.ended));
}
goal(`a table of ${LINES} lines, median of ${ROUNDS} (${spread(table)}), the start of the worker with it`, median(table), GOAL.table);
goal('the longest task of the page meanwhile', Math.max(0, ...await page.evaluate(() => globalThis.tasks)), GOAL.task);

const { cases: [one] } = await kept(page);
const devtools = await page.context().newCDPSession(page);
const lists = {};
let there = 1;
for (const all of [50, 5000]) {
  await put(page, Array.from({ length: all - there }, (_, n) => ({ ...one, id: `n${there + n}`, order: there + n, name: `Case ${there + n}` })));
  there = all;
  await opened(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  lists[all] = [];
  for (let n = 0; n < ROUNDS; n += 1) lists[all].push(await opened(page));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
const ratio = median(lists[5000]) / median(lists[50]);
goal(`the list of 5,000 cases, CPU ${SLOWER} times slower, median of ${ROUNDS} (${spread(lists[5000])}), ${ratio.toFixed(2)} times that of 50`, median(lists[5000]), GOAL.list);
await page.done();
await browser.close();
await server.close();
rmSync(folder, { recursive: true });
