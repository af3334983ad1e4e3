// What was typed outlasts a reload; where it cannot be kept the page says so, and nothing kept is ever written over.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { WIDE, small_case } from './lib/fill.mjs';
import { launch, open, site, started, visit } from './lib/site.mjs';

const KEY = 'pound-reckoner.case /pound-reckoner/';

let browser, server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

/** Runs `work` on a page; `first` is done before any script of the page, at the first visit only. */
async function on_page(work, { first, always, context = {} } = {}) {
  const page = await open(browser, { ...WIDE, ...context });
  try {
    // Once: what a reload finds is what the page has left.
    if (first) {
      const once = `if (!sessionStorage.getItem('put')) { sessionStorage.setItem('put', '1'); (${first[0]})(${JSON.stringify(first[1])}); }`;
      await page.addInitScript({ content: once });
    }
    if (always) await page.addInitScript(always);
    await visit(page, server.url);
    await work(page);
  } finally {
    await page.done();
  }
}

const kept = (page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const all_kept = (page) => page.evaluate(() => Object.entries(localStorage));
const pause = (page) => page.waitForTimeout(500);
const again = async (page) => { await page.reload(); await started(page); };
const shown = (page, id) => page.locator(`#${id}`).isVisible();
const total = (page) => page.locator('#take-home .big').innerText();

/** Every box of the form, in order, with what it holds. Rows get new numbers when a case is put back. */
const boxes = (page) => page.evaluate(() => [...document.querySelectorAll('.ask input, .ask select')]
  .map((box) => `${box.id.replace(/-\d+$/, '')}: ${box.type === 'radio' || box.type === 'checkbox' ? box.checked : box.value}`));
const heads = (page, at = 0) => page.locator('[id^="heads-"]').nth(at);

describe('kept', () => {
  test('every box comes back after a reload, the half-typed and the refused too', () => on_page(async (page) => {
    await small_case(page);
    await page.click('#animals-add');
    await page.selectOption('#kind-2', 'calf');
    await page.fill('#heads-2', '2.5');
    await page.fill('#impounded-hour', '9:');
    await page.fill('#feeding-cow', '1e3 <b>गाय\\n');
    const before = await boxes(page);
    // At once: the page is left before the pause is over.
    await again(page);
    assert.deepEqual(await boxes(page), before);
    await page.fill('#feeding-cow', '100');
    await heads(page, 1).fill('');
    await page.click('#animals-add');
    await heads(page, 2).fill('7');
    await again(page);
    assert.deepEqual(await Promise.all([0, 1, 2].map((at) => heads(page, at).inputValue())), ['2', '', '7']);
    assert.deepEqual(page.errors, []);
  }));

  test('back and forward lose nothing', () => on_page(async (page) => {
    await small_case(page);
    const sum = await total(page);
    await page.goto('about:blank');
    await page.goBack();
    await started(page);
    assert.equal(await total(page), sum);
    await page.goForward();
    await page.goBack();
    await started(page);
    assert.equal(await total(page), sum);
  }));

  test('a claim of today goes with the day; any other stays', () => on_page(async (page) => {
    await small_case(page);
    assert.equal(await page.inputValue('#claimed-day'), '30');
    await pause(page);
    await page.evaluate(() => sessionStorage.setItem('later', String(26 * 3600e3)));
    await again(page);
    assert.equal(await page.inputValue('#claimed-day'), '1');
    assert.equal(await page.inputValue('#claimed-month'), '12');
    await page.fill('#claimed-day', '5');
    await pause(page);
    await page.evaluate(() => sessionStorage.setItem('later', String(50 * 3600e3)));
    await again(page);
    assert.equal(await page.inputValue('#claimed-day'), '5');
    // The day itself comes, is kept, and passes: it was typed, and stays.
    for (const days of [5, 6, 7]) {
      await page.evaluate((time) => sessionStorage.setItem('later', String(time)), days * 24 * 3600e3);
      await again(page);
      await heads(page).fill(String(days));
      await pause(page);
      assert.equal(await page.inputValue('#claimed-day'), '5', `after ${days} days`);
    }
  }, { always: () => {
    Date.now = () => Date.UTC(2026, 10, 30, 6) + Number(sessionStorage.getItem('later') || 0);
  } }));

  test('an untouched page keeps nothing', () => on_page(async (page) => {
    await pause(page);
    assert.deepEqual(await all_kept(page), []);
  }));

  test('"Forget this case" in one tap leaves nothing, on the page or on the device', () => on_page(async (page) => {
    const untouched = await boxes(page);
    await small_case(page);
    await page.click('#animals-add');
    await pause(page);
    assert.ok(await kept(page));
    await page.evaluate((key) => localStorage.setItem(`${key} aside 1`, 'old'), KEY);
    await page.click('.forget');
    assert.deepEqual(await boxes(page), untouched);
    // Nothing of what followed from it stands there either.
    assert.doesNotMatch(await page.locator('.result').innerText(), /₹\d|December 2026|Punjab/);
    assert.equal(await page.locator('#take-home .needs li').count() > 2, true);
    await pause(page);
    assert.deepEqual(await all_kept(page), []);
    await again(page);
    assert.deepEqual(await boxes(page), untouched);
    await heads(page).fill('3');
    await again(page);
    assert.equal(await heads(page).inputValue(), '3', 'the next case is kept again');
  }));

  test('another copy on the same server has a case of its own', async () => {
    const other = await site({ base: '/a/' });
    const page = await open(browser, WIDE);
    try {
      await visit(page, other.url);
      await page.evaluate((key) => localStorage.setItem(key, 'of another folder'), KEY);
      await heads(page).fill('3');
      await again(page);
      assert.equal(await heads(page).inputValue(), '3');
      assert.equal(await kept(page), 'of another folder');
    } finally {
      await page.done();
      await other.close();
    }
  });
});

/** The text that a small case leaves. */
async function sample() {
  let text;
  await on_page(async (page) => {
    await small_case(page);
    await pause(page);
    text = await kept(page);
  });
  return text;
}

describe('what cannot be read is put away, and offered as a file', () => {
  const put = [({ key, text }) => localStorage.setItem(key, text)];
  for (const [name, damage] of [
    ['cut in half', (text) => text.slice(0, text.length / 2)],
    ['cut by one letter', (text) => text.replace(/. /, ' ')],
    ['changed in one letter', (text) => text.slice(0, 20) + (text[20] === '1' ? '2' : '1') + text.slice(21)],
    ['broken JSON', () => '{"a":'],
    ['HTML', () => '<img src=x onerror="document.title=1">'],
    ['of a newer version', (text) => text.replace(/^c1/, 'c2')],
    ['of half a megabyte', () => 'x'.repeat(500_000)],
  ]) {
    test(name, async () => {
      const text = damage(await sample());
      await on_page(async (page) => {
        assert.ok(await page.locator('#result').isVisible());
        await page.locator('#set-aside').waitFor({ state: 'visible' });
        await heads(page).fill('3');
        await again(page);
        assert.equal(await heads(page).inputValue(), '3', 'it keeps the next case');
        const aside = (await all_kept(page)).filter(([key]) => key.startsWith(`${KEY} aside `));
        assert.deepEqual(aside.map(([, value]) => value), [text]);
        await page.locator('#set-aside').waitFor({ state: 'visible' });
        const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save-aside')]);
        assert.equal(readFileSync(await download.path(), 'utf8'), text);
        assert.deepEqual(page.errors, []);
      }, { first: [put[0], { key: KEY, text }] });
    });
  }

  test('a case that stops the page at its start is put away, and Retry starts clean', async () => {
    const text = await sample();
    await on_page(async (page) => {
      // As a panic in the start does it.
      await page.evaluate(() => { poundReckoner.running = false; poundReckoner.failed('panicked'); });
      await page.locator('#retry').click();
      await started(page);
      assert.equal(await heads(page).inputValue(), '');
      assert.deepEqual((await all_kept(page)).map(([, value]) => value), [text]);
    }, { first: [put[0], { key: KEY, text }] });
  });
});

describe('storage that fails', () => {
  const says_once = async (page) => {
    await heads(page).fill('3');
    await page.locator('#not-kept').waitFor({ state: 'visible' });
    assert.equal(await page.locator('#not-kept').count(), 1);
    await small_case(page);
    assert.match(await total(page), /₹/);
    assert.deepEqual(page.errors, []);
  };
  test('blocked: it works, and says what is not kept', () => on_page(says_once, { always: () => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
  } }));
  test('absent', () => on_page(says_once, { always: () => { Object.defineProperty(window, 'localStorage', { value: null }); } }));
  test('an entry that is too long to be kept is said in sight of its box', () => on_page(async (page) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => { for (const button of document.querySelectorAll('[data-step="animals"] .change')) button.click(); });
    await heads(page).fill('9'.repeat(60_000));
    await heads(page).scrollIntoViewIfNeeded();
    await page.locator('#not-kept').waitFor({ state: 'visible' });
    const { y, height } = await page.locator('#not-kept').boundingBox();
    assert.ok(y >= 0 && y + height <= 640, `${y} to ${y + height}`);
  }));
  test('full: what was kept before stays whole', () => on_page(async (page) => {
    await heads(page).fill('2');
    await pause(page);
    const before = await kept(page);
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1;) {
        try { localStorage.setItem(`full ${size} ${Math.random()}`, 'x'.repeat(size)); } catch { size = Math.floor(size / 2); }
      }
    });
    await heads(page).fill('12345');
    await page.locator('[id^="kind-"]').first().selectOption('cow');
    await page.locator('#not-kept').waitFor({ state: 'visible' });
    assert.equal(await kept(page), before);
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('full ')).forEach((key) => localStorage.removeItem(key)));
    await heads(page).fill('7');
    await page.locator('#not-kept').waitFor({ state: 'hidden' });
    await again(page);
    assert.equal(await heads(page).inputValue(), '7', 'and all is kept again');
  }));
  test('full, and what is there cannot be read: it stays where it is', () => on_page(async (page) => {
    await page.locator('#set-aside').waitFor({ state: 'visible' });
    await heads(page).fill('3');
    await page.locator('#not-kept').waitFor({ state: 'visible' });
    assert.equal(await kept(page), 'c9.unreadable');
  }, {
    first: [(key) => localStorage.setItem(key, 'c9.unreadable'), KEY],
    always: () => {
      if (location.pathname.endsWith('/')) Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    },
  }));
  test('without the script that keeps', async () => {
    server.rules.push({ match: /^keep-/, status: 404 });
    try {
      await on_page(async (page) => {
        await heads(page).fill('3');
        await page.locator('#not-kept').waitFor({ state: 'visible' });
      });
    } finally {
      server.rules.length = 0;
    }
  });
});

/** Two cows in one tab, kept and opened in another. */
async function two_tabs(page) {
  await heads(page).fill('2');
  await pause(page);
  const other = await page.context().newPage();
  await visit(other, server.url);
  return other;
}

test('what was forgotten can be had back until the page is loaded anew, as the line beside the button says', () => on_page(async (page) => {
  await heads(page).fill('2');
  await pause(page);
  await page.getByRole('button', { name: 'Forget this case' }).click();
  const back = page.locator('.came button');
  assert.match(await page.locator('.came').innerText(), /until you enter something new or load this page anew/);
  await back.click();
  assert.equal(await heads(page).inputValue(), '2');
  await page.getByRole('button', { name: 'Forget this case' }).click();
  await again(page);
  assert.equal(await back.isVisible(), false);
  assert.equal(await kept(page), null);
  assert.equal(await page.evaluate(() => Object.keys(sessionStorage).length), 0);
}));

test('two tabs: the second to write is told, and writes only when asked', () => on_page(async (page) => {
  const other = await two_tabs(page);
  assert.equal(await heads(other).inputValue(), '2', 'the kept case opens there');
  await heads(other).fill('22');
  await pause(other);
  assert.equal(await shown(other, 'kept-elsewhere'), false);
  const theirs = await kept(page);
  await heads(page).fill('3');
  await page.locator('#kept-elsewhere').waitFor({ state: 'visible' });
  assert.equal(await kept(page), theirs);
  await heads(page).fill('33');
  await pause(page);
  assert.equal(await kept(page), theirs, 'still');
  await page.click('#keep-here');
  await page.locator('#kept-elsewhere').waitFor({ state: 'hidden' });
  assert.notEqual(await kept(page), theirs);
  assert.equal(await page.evaluate(() => document.activeElement.id), (await heads(page).getAttribute('id')), 'the button is gone, the focus is back in the box');
  await heads(other).fill('222');
  await other.locator('#kept-elsewhere').waitFor({ state: 'visible' });
  await again(page);
  assert.equal(await heads(page).inputValue(), '33');
}));

test('two tabs: forgetting the case of one leaves that of the other, which is kept from then on', () => on_page(async (page) => {
  const other = await two_tabs(page);
  await heads(other).fill('22');
  await pause(other);
  const theirs = await kept(page);
  await page.getByRole('button', { name: 'Forget this case' }).click();
  await pause(page);
  assert.equal(await kept(page), theirs, 'it is not this tab that kept it');
  await again(other);
  assert.equal(await heads(other).inputValue(), '22');
}));

test('two tabs: where the case that stood in the way is forgotten, the other is kept', () => on_page(async (page) => {
  const other = await two_tabs(page);
  await heads(page).fill('3');
  await pause(page);
  await heads(other).fill('22');
  await other.locator('#kept-elsewhere').waitFor({ state: 'visible' });
  await page.getByRole('button', { name: 'Forget this case' }).click();
  await other.locator('#kept-elsewhere').waitFor({ state: 'hidden' });
  await again(other);
  assert.equal(await heads(other).inputValue(), '22');
}));
