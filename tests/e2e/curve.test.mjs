// The cost curve and the days to keep in mind, on the release page: by keyboard, as text, on paper, and as calendar files.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { WIDE, small_case } from './lib/fill.mjs';
import { ninth } from './lib/ninth.mjs';
import { accessible, fits } from './lib/look.mjs';
import { launch80 } from './lib/chromium80.mjs';
import { launch, open, screenshot, site, visit } from './lib/site.mjs';

const NOW = new Date('2026-11-30T00:30:00+05:30');

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

/** A fresh page on 30 November 2026, with two cows in Punjab since the 28th: 3,000 once and 200 a day. */
async function on_page(work, { context = WIDE, at = server } = {}) {
  const page = await open(browser, context);
  try {
    await page.addInitScript((time) => { Date.now = () => time; }, NOW.getTime());
    await visit(page, at.url);
    await small_case(page);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

const settled = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 30)));
const words = async (page, selector) => (await page.locator(selector).innerText()).replace(/\s+/g, ' ').trim();
const slider = (page) => page.getAttribute('#curve-day', 'aria-valuetext');

describe('the cost curve', () => {
  test('a bar for each day from the arrival to three days past the earliest sale, in a sentence and as a list', () => on_page(async (page) => {
    // 28 November to 10 December: 13 days; the earliest sale is on the 7th.
    assert.equal(await page.locator('.plot rect').count(), 13);
    assert.equal(await page.getAttribute('.plot', 'aria-label'),
      'A bar for each day: ₹3,200 to bring on Saturday 28 November 2026, ₹5,600 on Thursday 10 December 2026.');
    assert.deepEqual(await page.locator('.marks li').allInnerTexts().then((all) => all.map((one) => one.replace(/\s+/g, ' '))), [
      '1 Today: Monday 30 November 2026, ₹3,600 You come to claim them: Monday 30 November 2026, ₹3,600',
      '2 Last safe day to claim: Tuesday 1 December 2026, ₹3,800',
      '3 No sale as unclaimed before: Monday 7 December 2026, ₹5,000',
    ]);
    await page.click('#curve summary');
    await page.locator('.points').waitFor();
    const rows = await page.locator('.points tr').allInnerTexts();
    assert.equal(rows.length, 13);
    assert.match(rows[4], /Wednesday 2 December 2026\s+₹4,000/);
    // The list stays open when a rate changes, and says the new sums.
    await page.fill('#feeding-cow', '50');
    assert.match(await words(page, '.points tr:nth-child(5)'), /Wednesday 2 December 2026 ₹3,500/);
  }));

  test('the bars grow with the sums', () => on_page(async (page) => {
    const heights = await page.locator('.plot rect').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
    assert.ok(heights.every((height, at) => at === 0 || height > heights[at - 1]), String(heights));
    // 3,200 of 5,600, drawn from nothing.
    assert.ok(Math.abs(heights[0] / heights[12] - 3200 / 5600) < 0.01, String(heights));
  }));

  test('arrow keys go from day to day, and the page says each', () => on_page(async (page) => {
    await page.focus('#curve-day');
    assert.equal(await slider(page), 'On Monday 30 November 2026: ₹3,600');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.equal(await slider(page), 'On Wednesday 2 December 2026: ₹4,000');
    assert.equal(await words(page, '.curve p.on'), 'On Wednesday 2 December 2026: ₹4,000');
    assert.equal(await page.locator('.plot rect.on').count(), 1);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'curve-day');
    await page.keyboard.press('Home');
    assert.equal(await slider(page), 'On Saturday 28 November 2026: ₹3,200');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await slider(page), 'On Saturday 28 November 2026: ₹3,200');
    await page.keyboard.press('End');
    assert.equal(await slider(page), 'On Thursday 10 December 2026: ₹5,600');
    // The day stays the day when the rates change.
    await page.fill('#feeding-cow', '110');
    assert.equal(await slider(page), 'On Thursday 10 December 2026: ₹5,860');
  }));

  test('two marks of one day stand behind one number, and the colours have a key', () => on_page(async (page) => {
    assert.deepEqual(await page.locator('.marks b').allInnerTexts(), ['1', '2', '3']);
    assert.match(await words(page, '.marks li >> nth=0'), /Today.*You come to claim them/);
    const key = page.locator('#curve .key li');
    assert.deepEqual(await key.allInnerTexts(), ['Up to the last safe day', 'After the last safe day', 'Unclaimed animals may be sold']);
    const colour = (locator, name) => locator.evaluate((one, property) => getComputedStyle(one)[property], name);
    for (const [at, bar] of [[0, '.plot rect:not(.time):not(.loss)'], [1, '.plot .time'], [2, '.plot .loss']]) {
      assert.equal(await colour(key.nth(at).locator('i'), 'backgroundColor'), await colour(page.locator(bar).first(), 'fill'));
    }
  }));

  test('it vanishes at once when a rate is refused, says what is needed, and comes back', () => on_page(async (page) => {
    await page.fill('#feeding-cow', '1.2.3');
    assert.equal(await page.locator('.plot rect').count(), 0);
    assert.equal(await page.locator('.curve').isVisible(), false);
    assert.equal(await page.locator('.points, .marks').count(), 0);
    assert.match(await words(page, '#curve'), /drawn here once the sum can be reckoned.*Feeding for one, for a day: Cow/);
    assert.doesNotMatch(await words(page, '#curve'), /₹\d/);
    assert.equal(await slider(page), '');
    await page.fill('#feeding-cow', '100');
    assert.equal(await page.locator('.plot rect').count(), 13);
    assert.equal(await slider(page), 'On Monday 30 November 2026: ₹3,600');
  }));

  test('with the last box of a day taken away there is no curve', () => on_page(async (page) => {
    await page.fill('#impounded-day', '');
    assert.equal(await page.locator('.plot rect').count(), 0);
    assert.equal(await page.locator('#curve').isVisible(), false);
  }));
});

describe('the days to keep in mind', () => {
  const line = (page, name) => words(page, `[data-line="timeline-${name}"] > summary`);

  test('in order, each with the days that are left', () => on_page(async (page) => {
    const all = await page.locator('.dates .row').allInnerTexts().then((all) => all.map((one) => one.replace(/\s+/g, ' ').trim()));
    assert.deepEqual(all, [
      'Brought to the pound Saturday 28 November 2026: past, 2 days ago',
      'After a refusal to pay, a sale from Monday 30 November 2026: today',
      'Last safe day to claim Tuesday 1 December 2026: in 1 day',
      'The keeper may report from Wednesday 2 December 2026: in 2 days',
      'Notice of sale Wednesday 2 December 2026: in 2 days',
      'Last day on which a claim stops the sale Sunday 6 December 2026: in 6 days',
      'No sale as unclaimed before Monday 7 December 2026: in 7 days',
      'Last day to complain Monday 7 December 2026: in 7 days',
      'Last day to complain (if they were seized on the day they came) Tuesday 8 December 2026: in 8 days',
    ]);
  }));

  test('a line opens to its rule', () => on_page(async (page) => {
    await page.click('[data-line="timeline-last-safe-day-first"] > summary');
    assert.match(await words(page, '[data-line="timeline-last-safe-day-first"] .working'), /section 14/);
    assert.match(await line(page, 'last-safe-day-first'), /in 1 day$/);
  }));

  test('it stays without rates: the days need none', () => on_page(async (page) => {
    await page.check('#board-not-seen');
    assert.match(await line(page, 'last-safe-day-first'), /in 1 day$/);
    assert.equal(await page.locator('.plot rect').count(), 0);
  }));

  test('a file for the calendar is saved as it was made, in any calendar’s form', () => on_page(async (page) => {
    const link = page.locator('.dates li', { hasText: 'Last safe day' }).locator('.save');
    assert.equal(await link.getAttribute('aria-label'), 'Add to calendar: Last safe day to claim');
    const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
    assert.equal(saved.suggestedFilename(), 'last-safe-day-2026-12-01.ics');
    const file = readFileSync(await saved.path(), 'utf8');
    const made = decodeURIComponent((await link.getAttribute('href')).replace(/^[^,]*,/, ''));
    assert.equal(file, made);
    const lines = file.split('\r\n');
    assert.ok(lines.every((one) => Buffer.byteLength(one) <= 75 && !one.includes('\n')));
    const text = file.replaceAll('\r\n ', '');
    assert.match(text, /\r\nDTSTAMP:20261130T000000Z\r\nDTSTART;VALUE=DATE:20261201\r\n/);
    assert.match(text, /\r\nSUMMARY:Last safe day to claim: Tuesday 1 December 2026 \(cattle at the pound\)\r\n/);
    assert.match(text, /\r\nDESCRIPTION:.*section 14.*Not legal advice/);
    assert.match(text, /\r\nUID:last-safe-day-first-[a-z0-9-]+-2026-12-01@pound-reckoner\r\n/);
    assert.ok(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n'));
    assert.equal(await page.locator('.dates .save').count(), 8);
    assert.ok(page.asked.every((asked) => asked.startsWith(server.url) || asked.startsWith('data:')));
  }));
});

describe('for everyone', () => {
  for (const scheme of ['light', 'dark']) {
    for (const width of [320, 360, 768, 1280]) {
      test(`axe finds nothing and nothing is too wide: ${scheme}, ${width} px`, () => on_page(async (page) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        if (width < 960) await page.click('#curve .fold');
        await page.click('#curve summary');
        await settled(page);
        await fits(page);
        await accessible(page, '', '.result');
        await page.click('#curve summary');
        await page.locator('#curve').scrollIntoViewIfNeeded();
        await screenshot(page, `curve-${scheme}-${width}`);
      }));
    }
  }

  test('in forced colours the bars and marks are still drawn', () => on_page(async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const [bar, on, paper] = await page.evaluate(() => {
      const fill = (selector) => getComputedStyle(document.querySelector(selector)).fill;
      return [fill('.plot rect:not(.on)'), fill('.plot rect.on'), getComputedStyle(document.body).backgroundColor];
    });
    assert.notEqual(bar, on);
    assert.notEqual(bar, paper);
    await accessible(page, '', '.result');
    await screenshot(page, 'curve-forced');
  }));

  test('on paper the curve and the days stand, and nothing that only a screen can do', () => on_page(async (page) => {
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.plot').isVisible(), true);
    assert.equal(await page.locator('.marks').isVisible(), true);
    assert.equal(await page.locator('[data-line="timeline-last-safe-day-first"]').isVisible(), true);
    for (const only of ['.save >> nth=0', '#curve-day', '#curve .more']) assert.equal(await page.locator(only).isVisible(), false, only);
    assert.ok((await page.pdf({ format: 'A4' })).length > 10_000);
  }));

  test('from right to left the days run from right to left', async () => {
    const mirrored = await site({ dir: ninth({ code: 'xx', dir: 'rtl', say: (text) => text }) });
    try {
      await on_page(async (page) => {
        assert.equal(await page.getAttribute('html', 'dir'), 'rtl');
        const bars = await page.locator('.plot rect').evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().x));
        assert.ok(bars.every((x, at) => at === 0 || x < bars[at - 1]), String(bars));
        const [plot, bar] = await page.evaluate(() => ['.plot', '.plot rect'].map((one) => document.querySelector(one).getBoundingClientRect().width));
        assert.ok(Math.abs(bar / plot - 0.8 / 13) < 0.001, `${bar} of ${plot}`);
        await page.focus('#curve-day');
        await page.keyboard.press('ArrowLeft');
        assert.equal(await slider(page), 'On Tuesday 1 December 2026: ₹3,800');
        await page.setViewportSize({ width: 360, height: 800 });
        await fits(page);
        await screenshot(page, 'curve-rtl-360');
      }, { at: mirrored, context: { ...WIDE, locale: 'xx' } });
    } finally {
      await mirrored.close();
    }
  });

  test('Chromium 80 draws it too', async () => {
    const old = await launch80();
    try {
      await old.goto(server.url);
      await old.until('document.querySelector("#place")');
      const first = (selector) => ({ selectOption: (code) => old.fill(selector, code), fill: (text) => old.fill(selector, text) });
      await small_case({ fill: old.fill, selectOption: old.fill, check: old.click, locator: (selector) => ({ first: () => first(selector) }) });
      for (const [part, text] of [['day', '30'], ['month', '11'], ['year', '2026']]) await old.fill(`#claimed-${part}`, text);
      await old.until('document.querySelectorAll(".plot rect").length === 13');
      await old.click('#curve .fold');
      const heights = await old.evaluate('[...document.querySelectorAll(".plot rect")].map((bar) => bar.getBoundingClientRect().height)');
      assert.ok(heights[0] > 20 && heights[12] > heights[0], String(heights));
      assert.equal(await old.evaluate('document.querySelector("#curve-day").getAttribute("aria-valuetext")'), 'On Monday 30 November 2026: ₹3,600');
    } finally {
      await old.close();
    }
  });
});
