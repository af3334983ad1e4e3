// The papers on the release page: one A4 page each, also with texts 1.6 times as long; black on white; by keyboard.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { next, punjab } from './lib/fill.mjs';
import { accessible as clean, fits } from './lib/look.mjs';
import { printed, prints_whole } from './lib/paper.mjs';
import { PAPERS } from './lib/screens.mjs';
import { launch, open, screenshot, site, started, visit } from './lib/site.mjs';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const WIDE = { viewport: { width: 1280, height: 900 } };

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

/** Every text once more and three fifths of it: what a longer language needs. Places and forms stay as they are. */
function longer(file) {
  const padded = (text) => {
    const plain = text.replace(/\{[^}]*\}/g, '');
    const more = plain.slice(0, Math.ceil(plain.length * 0.6)).trim();
    return more ? `${text} ${more}` : text;
  };
  return file.split('\n').map((line) => {
    const at = line.indexOf(' = ');
    return at < 0 || /^[#@]/.test(line) ? line : line.slice(0, at + 3) + padded(line.slice(at + 3));
  }).join('\n');
}

async function on_page(work, context = WIDE, long = false) {
  const page = await open(browser, context);
  try {
    if (long) {
      // The words are checked by their fingerprint; these are others on purpose.
      await page.addInitScript(() => { const { fetch } = globalThis; globalThis.fetch = (address, how) => fetch(address, { ...how, integrity: '' }); });
      await page.route(/\/lang\/(late\/)?en-/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: longer(await response.text()) });
      });
    }
    await visit(page, server.url);
    const tagline = await page.locator('.tagline').textContent();
    assert.equal(tagline.length > 80, long, `served as meant: ${tagline}`);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

const settled = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 40)));
const focused = (page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);

async function day(page, name, [date, month, year]) {
  await page.fill(`#${name}-day`, date);
  await page.selectOption(`#${name}-month`, month);
  await page.fill(`#${name}-year`, year);
}

/** A case in Maharashtra: every paper is offered there. */
async function whole(page, kinds = ['cow', 'calf']) {
  await page.selectOption('#place', 'maharashtra');
  for (const [n, kind] of kinds.entries()) {
    if (n > 0) await page.click('#animals-add');
    await page.selectOption(`#kind-${n + 1}`, kind);
    await page.fill(`#heads-${n + 1}`, String(n + 2));
  }
  await day(page, 'impounded', ['28', '11', '2026']);
  await page.fill('#impounded-hour', '10:30');
  await day(page, 'claimed', ['30', '11', '2026']);
  await page.check('#board-seen');
  for (const kind of kinds) {
    await page.fill(`#fine-${kind}`, '1,500');
    await page.fill(`#feeding-${kind}`, '100');
  }
}

async function sold(page) {
  await page.check('#sale-held');
  await page.selectOption('#sold-as', 'unclaimed');
  await day(page, 'sale', ['8', '12', '2026']);
  await page.selectOption('[id^="lot-row-"]', { index: 1 });
  await page.fill('[id^="lot-heads-"]', '2');
  await page.fill('[id^="lot-price-"]', '20,000');
}

async function to(page, paper) {
  await page.evaluate((name) => { location.hash = name; }, `#paper/${paper}`);
  await page.waitForSelector('.paper h1');
  await settled(page);
}

async function accessible(page, name) {
  await clean(page, name);
  await fits(page, name);
}

describe('on paper', () => {
  for (const long of [false, true]) {
    for (const [state, prepare] of [['empty', async () => {}], ['whole', whole], ['sold', async (page) => { await whole(page); await sold(page); }],
      ['ten-kinds', (page) => whole(page, ['cow', 'bull', 'bullock', 'heifer', 'calf', 'buffalo', 'goat', 'kid', 'sheep', 'elephant'])]]) {
      test(`each paper is one A4 page: ${state}${long ? ', texts 1.6 times as long' : ''}`, () => on_page(async (page) => {
        await prepare(page);
        for (const paper of PAPERS) {
          await to(page, paper);
          await prints_whole(page, `${paper}-${state}${long ? '-long' : ''}`);
        }
      }, WIDE, long));
    }
  }

  test('black on white also where the page is dark, on a phone, in forced colours', async () => {
    for (const context of [{ ...WIDE, colorScheme: 'dark' }, PHONE, { ...WIDE, forcedColors: 'active' }]) {
      await on_page(async (page) => {
        await next(page);
        await page.selectOption('#place', 'punjab');
        for (const paper of PAPERS) {
          await to(page, paper);
          if (!context.forcedColors) {
            const [color, back] = await page.$eval('.paper', (sheet) => [getComputedStyle(sheet).color, getComputedStyle(sheet).backgroundColor]);
            assert.deepEqual([color, back], ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
            await prints_whole(page, `${paper}-${context.colorScheme ?? context.viewport.width}`);
          } else {
            assert.equal((await printed(page, `${paper}-forced`)).pages, 1);
          }
        }
      }, context);
    }
  });
});

describe('on the screen', () => {
  test('readable by everybody, light and dark, narrow and wide, whole and empty', async () => {
    for (const context of [PHONE, WIDE, { ...WIDE, colorScheme: 'dark' }, { viewport: { width: 320, height: 600 } }]) {
      await on_page(async (page) => {
        await accessible(page, 'the list');
        for (const paper of PAPERS) {
          await to(page, paper);
          assert.equal(await page.locator('main:visible').count(), 1);
          await accessible(page, paper);
          await screenshot(page, `paper-${paper}-${context.viewport.width}${context.colorScheme ?? ''}`);
        }
      }, context);
    }
  });

  test('from the result and back by keyboard, and nothing typed is lost', () => on_page(async (page) => {
    await whole(page);
    const before = await page.$$eval('input, select', (all) => all.map((one) => `${one.id}=${one.value}`));
    const link = page.locator('#papers a[href="#paper/card"]');
    await link.focus();
    await page.keyboard.press('Enter');
    await settled(page);
    assert.equal(await focused(page), 'view-title');
    assert.match(await page.locator('.paper').innerText(), /₹8,000|₹\d/);
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'Print this paper');
    await page.evaluate(() => { globalThis.prints = 0; globalThis.print = () => { globalThis.prints += 1; }; });
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => globalThis.prints), 1);
    await page.locator('.views a[href="#"]').focus();
    await page.keyboard.press('Enter');
    await settled(page);
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('href')), '#paper/card');
    assert.deepEqual(await page.$$eval('input, select', (all) => all.map((one) => `${one.id}=${one.value}`)), before);
    await page.goBack();
    await settled(page);
    assert.equal(await page.locator('.paper').count(), 1);
  }));

  test('the papers follow the case: offered where of use, with its figures', () => on_page(async (page) => {
    const offered = () => page.$$eval('#papers a', (all) => all.filter((one) => one.getClientRects().length > 0).map((one) => one.getAttribute('href').slice(7)));
    await whole(page);
    assert.deepEqual(await offered(), PAPERS);
    await page.selectOption('#place', 'punjab');
    assert.deepEqual(await offered(), PAPERS.slice(0, 5));
    await page.check('#situation-police');
    assert.deepEqual(await offered(), []);
    await page.check('#situation-by-law');
    assert.deepEqual(await offered(), ['rates', 'card']);
    await page.check('#situation-pound');
    // Five animals, three days: 5 × 1,500 + 5 × 3 × 100.
    await to(page, 'rates');
    assert.match(await page.locator('.paper').innerText(), /₹9,000/);
    await page.evaluate(() => { location.hash = ''; });
    await settled(page);
    await page.fill('#fine-cow', '1e3');
    await to(page, 'rates');
    assert.doesNotMatch(await page.locator('.paper').innerText(), /₹\d/);
  }));

  test('the result prints on few pages, without controls, the sum with its days on the first', () => on_page(async (page) => {
    await page.evaluate(() => { Date.now = () => Date.UTC(2026, 10, 30, 6); dispatchEvent(new Event('focus')); });
    await punjab(page);
    const { pages } = await printed(page, 'result');
    assert.ok(pages >= 2 && pages <= 4, `${pages} pages`);
    await page.emulateMedia({ media: 'print' });
    // A sheet of A4 without its margins, in pixels.
    await page.setViewportSize({ width: 688, height: 1017 });
    assert.equal(await page.locator('button:visible, select:visible, input:visible, .language:visible, a[data-go]:visible').count(), 0);
    assert.doesNotMatch(await page.locator('body').innerText(), /Not answered yet/);
    const bottom = await page.locator('[data-line="home-sale-after-refusal"]').evaluate((one) => one.getBoundingClientRect().bottom + globalThis.scrollY);
    assert.ok(bottom <= 1017, `the last of the first days ends at ${bottom}`);
    const build = await page.evaluate(() => globalThis.poundReckoner.build);
    assert.match(await page.locator('.result').innerText(), new RegExp(`Law last checked: .*2026. This page: ${build}`));
  }));

  test('by its address, from a fresh start, with the build that made it', () => on_page(async (page) => {
    await page.goto(`${server.url}#paper/complaint`);
    await page.reload();
    await started(page);
    const said = await page.locator('.paper').innerText();
    const build = await page.evaluate(() => globalThis.poundReckoner.build);
    assert.ok(build && said.includes(`Build ${build}`), said);
    assert.match(said, /not legal advice/);
    assert.equal(await page.$$eval('.paper input, .paper textarea', (all) => all.length), 0, 'no name is asked');
  }));
});
