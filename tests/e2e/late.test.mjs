// The page comes in two files (src/app/late.rs): the second after the first answer, or when something of it is asked for.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { WIDE, small_case } from './lib/fill.mjs';
import { launch, open, root, site, visit } from './lib/site.mjs';

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

async function on_page(work, { late = true } = {}) {
  const page = await open(browser, WIDE);
  try {
    if (!late) await page.route('**/late-*', (route) => route.abort());
    // Noon of 30 November 2026 in India, whatever the day is where this runs.
    await page.addInitScript((time) => { Date.now = () => time; }, Date.parse('2026-11-30T12:00:00+05:30'));
    await visit(page, server.url, { whole: false });
    await work(page);
    // A browser reports the file that was refused on purpose.
    if (late) assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

const asked_for = (page) => page.asked.some((address) => /\/late[-/]/.test(address));
const worked = (page) => page.locator('#worked');

test('it is not fetched before the first answer, and then at once', () => on_page(async (page) => {
  assert.equal(await worked(page).count(), 0);
  assert.equal(asked_for(page), false);
  await small_case(page);
  await worked(page).waitFor({ state: 'visible' });
  assert.equal(asked_for(page), true);
}));

test('late questions can be asked for before', () => on_page(async (page) => {
  const step = page.locator('[data-step="more"]');
  assert.equal(await step.locator('details').count(), 0);
  await step.locator('[data-late]').click();
  await step.locator('#other-day').waitFor({ state: 'attached' });
  assert.equal(await step.locator('[data-late]').isVisible(), false);
}));

test('asked for at the keyboard, the focus goes to the first of what came', () => on_page(async (page) => {
  await page.locator('[data-step="more"] [data-late]').focus();
  await page.keyboard.press('Enter');
  await page.locator('#other-day').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.activeElement.closest('[data-step="more"] .late'));
}));

test('a page that is opened before it comes, with the focus on its heading', () => on_page(async (page) => {
  await page.click('.views a[href="#law"]');
  await page.locator('.law .places').waitFor();
  await page.waitForFunction(() => document.activeElement.id === 'view-title');
  assert.equal(await page.locator('.law .places li').count(), 37);
}));

test('where it cannot be had the answer stands, the page says what is missing, and another tap fetches it', () => on_page(async (page) => {
  await small_case(page);
  const failed = page.locator('#late-failed');
  await failed.waitFor({ state: 'visible' });
  assert.equal(await page.locator('#take-home .big').innerText(), '₹3,600');
  const focused = () => page.evaluate(() => document.activeElement.id);
  // Once more in vain: who stands at the button stays there.
  await page.focus('#fine-cow');
  await page.click('#late-again');
  await page.waitForTimeout(300);
  assert.equal(await focused(), 'late-again');
  await page.unroute('**/late-*');
  await page.click('#late-again');
  await worked(page).waitFor({ state: 'visible' });
  await failed.waitFor({ state: 'hidden' });
  assert.equal(await focused(), 'fine-cow', 'the button goes with its line, the focus goes back to what was done before');
}, { late: false }));

test('where nothing had the focus before, it comes to the result that is whole now', () => on_page(async (page) => {
  await small_case(page);
  await page.locator('#late-failed').waitFor({ state: 'visible' });
  await page.unroute('**/late-*');
  await page.evaluate(() => document.activeElement.blur());
  await page.click('#late-again');
  await worked(page).waitFor({ state: 'visible' });
  await page.waitForFunction(() => document.activeElement.id === 'result');
}, { late: false }));

test('a line that is opened before it comes says how its figure came once it is here', () => on_page(async (page) => {
  let let_go;
  const held = new Promise((done) => { let_go = done; });
  await page.route('**/late-*', async (route) => {
    await held;
    await route.continue();
  });
  await small_case(page);
  const line = page.locator('#take-home details').first();
  await line.locator('summary').click();
  await page.waitForTimeout(300);
  assert.equal(await line.locator('.working').count(), 0);
  let_go();
  await line.locator('.working').waitFor({ state: 'visible' });
}));

test('no word is missing without it, in any place, with the board seen or not', () => on_page(async (page) => {
  const lines = readFileSync(join(root, 'public/lang/en.txt'), 'utf8').split('\n').filter((line) => /^[a-z]/.test(line));
  const keys = lines.map((line) => line.slice(0, line.indexOf(' = ')));
  const beginnings = keys.map((key) => key.slice(0, key.indexOf('.') + 1));
  // What has no word shows its key, or the beginning of it.
  const bare = () => page.evaluate((keys) => {
    const nodes = document.createNodeIterator(document.getElementById('app'), NodeFilter.SHOW_ALL);
    const found = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const texts = node.nodeType === Node.TEXT_NODE ? [node.data] : [node.getAttribute?.('aria-label') ?? ''];
      found.push(...texts.filter((text) => keys.includes(text.trim())));
    }
    return found;
  }, [...keys, ...beginnings]);
  await small_case(page);
  const places = await page.locator('#place option').evaluateAll((all) => all.map((one) => one.value));
  assert.ok(places.length > 37);
  for (const place of places) {
    await page.selectOption('#place', place);
    for (const board of ['not-seen', 'seen']) {
      await page.check(`#board-${board}`);
      assert.deepEqual(await bare(), [], `${place}, board ${board}`);
    }
  }
  const kinds = await page.locator('[id^="kind-"]').first().locator('option').evaluateAll((all) => all.map((one) => one.value));
  for (const kind of kinds) {
    await page.locator('[id^="kind-"]').first().selectOption(kind);
    assert.deepEqual(await bare(), [], kind);
  }
}, { late: false }));

/** A case in a link, as somebody sends it. */
async function link_of_a_case() {
  let link;
  await on_page(async (page) => {
    await small_case(page);
    await page.evaluate(() => poundReckoner.late());
    link = decodeURIComponent(await page.locator('#share-whatsapp').getAttribute('href')).match(/#c1\.\S+/)[0];
  });
  return link;
}

/** Opens an address while the second file is held back; `let_go` sends it on. */
async function held_back(fragment, work, { patience } = {}) {
  const page = await open(browser, { viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
  try {
    let let_go;
    const held = new Promise((done) => { let_go = done; });
    await page.route('**/late-*', async (route) => { await held; await route.continue().catch(() => {}); });
    // Half a minute is long for a test.
    if (patience) await page.addInitScript((short) => { const own = setTimeout; globalThis.setTimeout = (then, time, ...more) => own(then, time === 30_000 ? short : time, ...more); }, patience);
    await visit(page, server.url + fragment, { whole: false });
    await work(page, let_go);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

test('a link that is opened before it comes says so, in words and with no figure, and then stands there', async () => {
  const link = await link_of_a_case();
  await held_back(link, async (page, let_go) => {
    const waits = page.locator('main:visible');
    assert.equal(await waits.count(), 1);
    assert.match(await waits.innerText(), /The case is being opened/);
    assert.doesNotMatch(await page.locator('body').innerText(), /₹/);
    assert.equal(await page.locator('#late-failed').isVisible(), false);
    let_go();
    await page.locator('#take-home .big').waitFor({ state: 'visible' });
    assert.equal(await page.locator('#opening').count(), 0);
    await page.waitForFunction(() => document.activeElement.id === 'came-in-a-link');
  });
  await held_back('#law', async (page, let_go) => {
    assert.match(await page.locator('main:visible').innerText(), /The page is being opened/);
    let_go();
    await page.locator('.law .places').waitFor();
  });
});

test('where it does not come for long, that is said with a way to ask again; what comes late all the same is taken once', async () => {
  const link = await link_of_a_case();
  await held_back(link, async (page, let_go) => {
    await page.focus('#view-title');
    await page.locator('#late-failed').waitFor({ state: 'visible' });
    assert.equal(await page.locator('#opening').isVisible(), false);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'late-again');
    await page.click('#late-again');
    await page.locator('#opening').waitFor({ state: 'visible' });
    let_go();
    await page.locator('#take-home .big').waitFor({ state: 'visible' });
    await page.locator('#late-failed').waitFor({ state: 'hidden' });
    assert.equal(await page.locator('.came:visible').count(), 1);
    await page.waitForFunction(() => document.activeElement.id === 'came-in-a-link');
  }, { patience: 400 });
});

test('a link whose second file cannot be had shows what is missing and no figure, and opens when it comes', async () => {
  const link = await link_of_a_case();
  const page = await open(browser, { viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
  try {
    await page.route('**/late-*', (route) => route.abort());
    await visit(page, server.url + link, { whole: false });
    await page.locator('#late-failed').waitFor({ state: 'visible' });
    assert.equal(await page.locator('#opening').isVisible(), false);
    assert.doesNotMatch(await page.locator('body').innerText(), /₹/);
    await page.unroute('**/late-*');
    await page.click('#late-again');
    await page.locator('#take-home .big').waitFor({ state: 'visible' });
  } finally {
    await page.done();
  }
});
