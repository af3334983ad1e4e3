// The page "The law" on the release page: reached by link and by fragment, back and forward, with nothing typed lost.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { next } from './lib/fill.mjs';
import { accessible, fits } from './lib/look.mjs';
import { launch, open, screenshot, site, visit } from './lib/site.mjs';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const WIDE = { viewport: { width: 1280, height: 900 } };

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

async function on_page(work, context = PHONE, fragment = '') {
  const page = await open(browser, context);
  try {
    await visit(page, server.url + fragment);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

const focused = (page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
const settled = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 30)));

describe('the law', () => {
  test('it is reached from the header and left again, with the focus and what was typed', () => on_page(async (page) => {
    await next(page);
    await page.selectOption('#place', 'punjab');
    const link = page.locator('.views a[href="#law"]');
    await link.click();
    await settled(page);
    assert.equal(await focused(page), 'view-title');
    assert.equal(await page.locator('.law .places li').count(), 37);
    assert.equal(await page.locator('main:visible').count(), 1);
    await fits(page);
    await page.click('a[href="#law/tamil-nadu"]');
    await settled(page);
    assert.match(await page.locator('#view-title').textContent(), /Tamil Nadu/);
    assert.equal(await focused(page), 'view-title');
    await page.goBack();
    await settled(page);
    assert.equal(await page.locator('.law .places li').count(), 37);
    await page.goBack();
    await settled(page);
    assert.equal(await page.inputValue('#place'), 'punjab');
    assert.equal(await focused(page), 'The law');
    await page.goForward();
    await settled(page);
    assert.equal(await page.locator('.law .places li').count(), 37);
    await page.click('.views a[href="#"]');
    await settled(page);
    assert.equal(await page.inputValue('#place'), 'punjab');
    assert.equal(await page.locator('main.law:visible').count(), 0);
  }));

  test('the place of the case has a way to its own law', () => on_page(async (page) => {
    await next(page);
    await page.selectOption('#place', 'kerala');
    await page.locator('details:has(#text) > summary').click();
    await page.click('.body a[href="#law/kerala"]');
    await settled(page);
    const said = await page.locator('main.law:visible').innerText();
    assert.match(said, /Kerala Cattle Trespass Act, 1961/);
    assert.match(said, /Act 16 of 2000/);
    assert.match(said, /Not found\. No other law’s rule is put in its place\./);
    await fits(page);
  }));

  test('by its fragment, in a narrow and a wide window, readable by everybody', async () => {
    for (const context of [PHONE, WIDE]) {
      for (const place of ['punjab', 'maharashtra', 'central', 'karnataka']) {
        await on_page(async (page) => {
          assert.ok(await page.locator('.law .cite').count() > 5, place);
          await fits(page);
          await accessible(page);
          await screenshot(page, `law-${place}-${context.viewport.width}`);
        }, context, `#law/${place}`);
      }
    }
  });

  test('the published scales name their source', () => on_page(async (page) => {
    const sources = page.locator('.source a');
    assert.ok(await sources.count() > 0);
    assert.match(await sources.first().getAttribute('href'), /^https?:/);
  }, PHONE, '#law/chandigarh'));
});

describe('compare', () => {
  async function day(page, name, [date, month, year]) {
    await page.fill(`#${name}-day`, date);
    await page.selectOption(`#${name}-month`, month);
    await page.fill(`#${name}-year`, year);
  }

  for (const context of [PHONE, WIDE]) {
    test(`the case under other laws, what differs first, ${context.viewport.width} px wide`, () => on_page(async (page) => {
      await next(page);
      await page.selectOption('#place', 'punjab');
      await next(page);
      await page.selectOption('#kind-1', 'cow');
      await page.fill('#heads-1', '2');
      await next(page);
      await day(page, 'impounded', ['28', '11', '2026']);
      await page.click('.views a[href="#compare"]');
      await settled(page);
      assert.equal(await focused(page), 'view-title');
      const shown = page.locator('main:visible .blocks');
      // Punjab 3 days after the 28th, the Act itself 7.
      assert.match(await shown.innerText(), /Tuesday 1 December 2026/);
      assert.match(await shown.innerText(), /Saturday 5 December 2026/);
      await fits(page);
      await accessible(page);
      await screenshot(page, `compare-${context.viewport.width}`);
      await page.click('main:visible .more > summary');
      await page.uncheck('[data-text="all"]');
      await page.check('[data-text="himachal-pradesh/as-amended"]');
      assert.doesNotMatch(await shown.innerText(), /Saturday 5 December 2026/);
      assert.match(await shown.innerText(), /The same everywhere/);
      await fits(page);
      // The choice is still there on the way back, and so is the case.
      await page.goBack();
      await settled(page);
      assert.equal(await page.inputValue('#place'), 'punjab');
      await page.goForward();
      await settled(page);
      assert.doesNotMatch(await shown.innerText(), /Saturday 5 December 2026/);
    }, context));
  }

  test('without a case it says what is needed', () => on_page(async (page) => {
    assert.ok(await page.locator('main:visible .needs li').count() > 0);
  }, PHONE, '#compare'));
});
