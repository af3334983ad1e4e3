// What can go wrong before the first question: the page says so in words within ten seconds, with a way to try again.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { dist, launch, open, site, started, visit } from './lib/site.mjs';

const BY_HAND = 'To reckon by hand';
const LANGUAGES = ['en', 'hi', 'pa', 'ta', 'ml', 'bn', 'mr', 'as'];
const START = /^start-[^/]*\.js$/;
const WORDS = /^lang\//;
const MODULE = /_bg\.wasm$/;

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

async function with_site(rules, work, context = {}) {
  const server = await site({ rules });
  const page = await open(browser, context);
  try {
    return await work(page, server);
  } finally {
    await page.done();
    await server.close();
  }
}

/** Nothing is painted before the style is there; a test is quicker than that. */
const styled = (page) => page.waitForFunction(() => document.styleSheets.length > 0);

/** The notice can be read in every language it has, with the way to try again, and no key of a word shows. */
async function says_so(page, within = 10_000) {
  await styled(page);
  await page.locator('#notice').waitFor({ state: 'visible', timeout: within });
  for (const language of LANGUAGES) assert.ok(await page.locator(`#notice p[lang="${language}"]`).first().isVisible(), language);
  assert.ok(await page.locator('#retry').isVisible());
  const text = await page.locator('body').innerText();
  assert.ok(text.includes(BY_HAND), 'the way to reckon by hand stands');
  assert.doesNotMatch(text, /\b(?:app|ask|result)\.[a-z]/, 'a key instead of a word');
}

describe('the words', () => {
  for (const [name, rule] of [
    ['are HTML', { body: '<!DOCTYPE html><title>Log in</title>', type: 'text/html' }],
    ['are empty', { body: '', type: 'text/plain' }],
    ['are cut off', { body: '@name = English\n@dir = ltr\n@one = 1\napp.name = Pound Reckoner\n', type: 'text/plain' }],
    ['break off', { drop: 2000 }],
    ['answer 503', { status: 503 }],
    ['are missing', { status: 404 }],
  ]) {
    test(name, () => with_site([{ match: WORDS, ...rule }], async (page, server) => {
      await page.goto(server.url, { waitUntil: 'commit' });
      await says_so(page);
    }));
    test(`${name}, once only: it starts`, () => with_site([{ match: WORDS, times: 1, ...rule }], async (page, server) => {
      await visit(page, server.url);
      assert.equal(await page.locator('#result').innerText(), 'What follows');
    }));
  }
});

describe('the starting script', () => {
  for (const [name, rule] of [
    ['is missing', { status: 404 }],
    ['is HTML', { body: '<!DOCTYPE html>', type: 'text/html' }],
    ['has the wrong type', { type: 'text/html' }],
    ['is cut off', { body: '(function () {' }],
    ['never comes', { delay: 60_000 }],
  ]) {
    test(`${name}: the notice comes by itself, and Retry works without it`, () => with_site([{ match: START, ...rule }], async (page, server) => {
      await page.goto(server.url, { waitUntil: 'commit' });
      await styled(page);
      assert.equal(await page.locator('#notice').isVisible(), false, 'not at once');
      await says_so(page);
      // A wrong type is kept by the browser for ten minutes with the file: nothing would be tried again.
      if (rule.type && !rule.body) return;
      server.rules.length = 0;
      await page.locator('#retry').click();
      await started(page);
    }));
  }
});

describe('the module and its scripts', () => {
  for (const [name, rule] of [
    ['the module is of another build', { match: MODULE, body: 'other bytes', type: 'application/wasm' }],
    ['the module is HTML', { match: MODULE, body: '<!DOCTYPE html>', type: 'text/html' }],
    ['the module breaks off each time', { match: MODULE, drop: 5000 }],
    ['the module answers 503', { match: MODULE, status: 503 }],
    ['the module never comes', { match: MODULE, delay: 60_000 }],
    ['the script is missing', { match: /^page-[^/]*\.js$/, status: 404 }],
    ['the script is HTML', { match: /^page-[^/]*\.js$/, body: '<!DOCTYPE html>', type: 'text/html' }],
    ['the loader is missing', { match: /^load-[^/]*\.js$/, status: 404 }],
  ]) {
    test(name, () => with_site([rule], async (page, server) => {
      await page.goto(server.url, { waitUntil: 'commit' });
      await says_so(page);
    }));
  }
  test('Retry starts it, with the case in the address kept', () => with_site([{ match: MODULE, status: 503, times: 2 }], async (page, server) => {
    await page.goto(`${server.url}#/due?c=1.x`);
    await says_so(page);
    await page.locator('#retry').click();
    await started(page);
    assert.ok(page.url().endsWith('#/due?c=1.x'));
  }));
  test('the module may have the wrong type, and so may the style', () => with_site([
    { match: MODULE, type: 'text/html' }, { match: /^style-/, type: 'text/html' },
  ], async (page, server) => {
    await visit(page, server.url);
    assert.equal(await page.locator('#notice').isVisible(), false);
    assert.ok(await page.locator('#result').isVisible());
  }));
  test('the module comes late: the notice comes and goes', () => with_site([{ match: MODULE, delay: 10_000 }], async (page, server) => {
    await page.goto(server.url, { waitUntil: 'commit' });
    await says_so(page);
    await started(page);
    assert.equal(await page.locator('#notice').isVisible(), false);
  }));
});

test('a browser without WebAssembly', () => with_site([], async (page, server) => {
  await page.addInitScript(() => { delete globalThis.WebAssembly; });
  await page.goto(server.url);
  await says_so(page, 2000);
}));

test('a panic hides the figures, which are old from then on, and says so where the reader is', () => with_site([], async (page, server) => {
  await visit(page, server.url);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => globalThis.poundReckoner.failed('panicked at <b>x</b>'));
  await says_so(page, 1000);
  assert.equal(await page.locator('#notice-detail').textContent(), 'panicked at <b>x</b>');
  assert.equal(await page.locator('#result').isVisible(), false);
  const box = await page.locator('#notice').boundingBox();
  assert.ok(box.y >= -1 && box.y < 400, `in sight: ${box.y}`);
  await page.locator('#retry').click();
  await started(page);
  assert.ok(await page.locator('#result').isVisible());
}));

test('reduced motion does not keep the notice away', () => with_site([{ match: START, status: 404 }], async (page, server) => {
  await page.goto(server.url, { waitUntil: 'commit' });
  await says_so(page);
}, { reducedMotion: 'reduce' }));

test('opened as a file it is readable and styled, and says that it has not started', () => with_site([], async (page) => {
  await page.goto(pathToFileURL(join(dist, 'index.html')).href);
  const card = await page.locator('#static').evaluate((element) => getComputedStyle(element).maxWidth);
  assert.notEqual(card, 'none', 'the style is there');
  await says_so(page);
}));

test('with JavaScript off the notice stays away: other words say so', () => with_site([], async (page, server) => {
  await page.goto(server.url);
  await page.waitForTimeout(8500);
  assert.equal(await page.locator('#notice').isVisible(), false);
  assert.ok((await page.locator('#static').innerText()).includes('JavaScript, which is switched off'));
}, { javaScriptEnabled: false }));
