// What went wrong in products like this one, tried on the page: amounts, days and boxes as people fill them in. The
// readers themselves are tested natively (tests/money.rs, tests/day.rs); here, that the page shows what they say.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { WIDE } from './lib/fill.mjs';
import { speak } from './lib/screens.mjs';
import { languages, launch, open, site, visit } from './lib/site.mjs';

const LANGUAGES = languages();

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

/** One cow in Punjab, brought in and claimed on one day; the fine is what the test fills in, feeding is not asked. */
async function on_page(work, context = {}) {
  const page = await open(browser, { ...WIDE, serviceWorkers: 'block', ...context });
  try {
    await visit(page, server.url);
    const narrow = context.viewport;
    // On a wide page all boxes stand open.
    if (narrow) await page.setViewportSize(WIDE.viewport);
    await page.selectOption('#place', 'punjab');
    await page.selectOption('#kind-1', 'cow');
    await page.fill('#heads-1', '1');
    await day(page, 'impounded', '30', '11', '2025');
    await day(page, 'claimed', '30', '11', '2025');
    await page.check('#board-seen');
    await page.fill('#feeding-cow', '0');
    if (narrow) await page.setViewportSize(narrow);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

async function day(page, name, date, month, year) {
  await page.fill(`#${name}-day`, date);
  await page.selectOption(`#${name}-month`, month);
  await page.fill(`#${name}-year`, year);
}

const total = (page) => page.locator('#take-home .big');

/** The box says in words why, both are tied together, and no sum stands there. */
async function refused(page, id, text) {
  const box = page.locator(`#${id}`);
  await box.blur();
  assert.equal(await total(page).count(), 0, `${text}: a sum stands there`);
  // A tap just before keeps refusals back for a moment.
  await page.locator(`#${id}[aria-invalid="true"]`).waitFor({ timeout: 5000 }).catch(() => assert.fail(`${text}: not refused at its box`));
  const tied = (await box.getAttribute('aria-describedby') ?? '').split(' ');
  const said = await page.locator(`#${tied.find((one) => one.endsWith('-error'))}`).innerText();
  assert.ok(said.trim().length > 10, `${text}: ${said}`);
  assert.equal(await box.inputValue(), text, 'what was typed stays');
}

test('amounts as people write them', () => on_page(async (page) => {
  for (const [text, sum] of [
    ['1,44,000', '₹1,44,000'], [' ₹ 1,250.00 ', '₹1,250'], ['₹1,250/-', '₹1,250'], ['1250/-', '₹1,250'], ['1,250', '₹1,250'],
    ['100', '₹100'], ['999.99', '₹999.99'], ['१२०', '₹120'], ['১২০', '₹120'], ['੧੨੦', '₹120'], ['௧௨௦', '₹120'], ['൧൨൦', '₹120'], ['１２０', '₹120'], ['\u200e₹120\u200f', '₹120'],
  ]) {
    await page.fill('#fine-cow', text);
    assert.equal(await total(page).innerText(), sum, text);
    assert.equal(await page.inputValue('#fine-cow'), text, 'nothing rewrites what is typed');
  }
}));

test('what can be read two ways, or not at all, is refused in words, with no sum', () => on_page(async (page) => {
  for (const text of ['1e3', '1E3', '1e', '1_000', '-500', '₹-500', 'Rs -500', '+5', '--2', 'fine 500', 'abc', '1,00,00', '12,34', '1.234.567', '1000,00',
    '0.525', '9'.repeat(30), '1.00000000000000000000000000005', '79228162514264337593543950335', '१2०', '∞', '½']) {
    await page.fill('#fine-cow', text);
    await refused(page, 'fine-cow', text);
  }
  await page.fill('#fine-cow', '120');
  assert.equal(await total(page).innerText(), '₹120');
  assert.equal(await page.getAttribute('#fine-cow', 'aria-invalid'), null);
  for (const text of ['-3', '2.5', '0', '100000', '4294967295', '1e3', 'two']) {
    await page.fill('#heads-1', text);
    await refused(page, 'heads-1', text);
  }
}));

test('every language reads and shows amounts alike: digits 0 to 9, grouped as in India', () => on_page(async (page) => {
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const [text, sum] of [['100', '₹100'], ['999.99', '₹999.99'], ['1234567.50', '₹12,34,567.50']]) {
      await page.fill('#fine-cow', text);
      assert.equal(await total(page).innerText(), sum, `${language}: ${text}`);
    }
  }
}));

describe('days', () => {
  test('months are months of the calendar: held three from 30 November ends on the last of February', () => on_page(async (page) => {
    await page.selectOption('#place', 'kerala');
    await page.locator('details:has(#text) > summary').click();
    await page.selectOption('#text', { index: 1 });
    await page.fill('#fine-cow', '100');
    await page.check('#sale-held');
    await page.selectOption('#sold-as', 'unclaimed');
    await day(page, 'sale', '30', '11', '2025');
    await page.selectOption('[id^="lot-row-"]', { index: 1 });
    await page.fill('[id^="lot-heads-"]', '1');
    await page.fill('[id^="lot-price-"]', '5,000');
    // Held three months in the text of 1961 (s. 17); the deposit's day is not known, so from the sale.
    assert.match(await page.locator('#balance').innerText(), /28 February 2026/);
  }));

  test('the 29th of February, and the last day there is: every part answers or says why', () => on_page(async (page) => {
    await page.fill('#fine-cow', '100');
    await day(page, 'impounded', '29', '2', '2024');
    await day(page, 'claimed', '29', '2', '2024');
    assert.equal(await total(page).innerText(), '₹100');
    // Three days, the first left out: 1, 2 and 3 March.
    assert.match(await page.locator('[data-line="home-last-safe-day"]').innerText(), /3 March 2024/);
    await day(page, 'impounded', '31', '12', '2200');
    await day(page, 'claimed', '31', '12', '2200');
    assert.equal(await page.locator('#notice.now').count(), 0);
    assert.doesNotMatch(await page.locator('.result').innerText(), /2024/);
    await page.fill('#claimed-year', '99999');
    await page.locator('#claimed-year').blur();
    assert.equal(await total(page).count(), 0);
    assert.ok((await page.locator('#claimed-day-error').innerText()).length > 10);
  }));

  test('a day is repeated in words with its weekday, whichever order somebody thinks in', () => on_page(async (page) => {
    await day(page, 'impounded', '9', '2', '2025');
    assert.match(await page.locator('.step[data-step="days"]').innerText(), /Sunday 9 February 2025/);
  }));
});

describe('boxes', () => {
  test('the keyboards: whole numbers for heads, a decimal point for rates, and no box that the wheel turns', () => on_page(async (page) => {
    assert.equal(await page.getAttribute('#heads-1', 'inputmode'), 'numeric');
    assert.equal(await page.getAttribute('#fine-cow', 'inputmode'), 'decimal');
    assert.equal(await page.locator('input[type=number], input[type=date]').count(), 0);
  }));

  test('a syllable that is being composed is not disturbed', () => on_page(async (page) => {
    const keyboard = await page.context().newCDPSession(page);
    await page.focus('#fine-cow');
    for (const text of ['१', '१२', '१२०']) await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await keyboard.send('Input.insertText', { text: '१२०' });
    assert.equal(await page.inputValue('#fine-cow'), '१२०');
    assert.equal(await total(page).innerText(), '₹120');
  }));

  for (const [how, context] of [['mouse', {}], ['finger', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }]]) {
    test(`a ${how} hits what it meant, also where leaving a box brings a refusal that pushes the page down`, () => on_page(async (page) => {
      if (how === 'finger') await page.locator('[data-step="animals"] .change').tap();
      await page.fill('#heads-1', '1e3');
      await page.locator('#animals-add')[how === 'finger' ? 'tap' : 'click']();
      await page.waitForSelector('#kind-2', { timeout: 5000 });
      await page.locator('#heads-1-error').waitFor({ state: 'visible' });
    }, context));
  }

  test('what is taken away is visibly empty, and the text of the law that is shown is the one that is used', () => on_page(async (page) => {
    await page.fill('#fine-cow', '--2');
    await page.locator('.forget').click();
    assert.equal(await page.locator('#place').inputValue(), '');
    assert.equal(await page.locator('#fine-cow').count(), 0);
    await page.selectOption('#place', 'kerala');
    const shown = await page.locator('#text option:checked').textContent();
    await page.reload();
    await page.waitForSelector('#place');
    assert.equal(await page.inputValue('#place'), 'kerala');
    assert.equal(await page.locator('#text option:checked').textContent(), shown);
  }));
});

test('rows that come and go while one is typed in, and many at once: the others stay as they were', () => on_page(async (page) => {
  await page.fill('#fine-cow', '100');
  for (const [n, heads] of ['2', '3'].entries()) {
    await page.click('#animals-add');
    await page.locator('[id^="kind-"]').nth(n + 1).selectOption('cow');
    await page.locator('[id^="heads-"]').nth(n + 1).fill(heads);
  }
  assert.equal(await total(page).innerText(), '₹600');
  // The middle one goes while somebody types in it: 1 and 3 remain.
  await page.locator('[id^="heads-"]').nth(1).focus();
  await page.keyboard.type('5');
  await page.evaluate(() => document.querySelectorAll('[data-step="animals"] .remove')[1].click());
  assert.equal(await total(page).innerText(), '₹400');
  // Added, typed in, taken away and added again before anything is drawn.
  await page.evaluate(() => {
    const add = document.getElementById('animals-add');
    for (let n = 0; n < 5; n += 1) {
      add.click();
      const heads = [...document.querySelectorAll('[id^="heads-"]')].pop();
      heads.value = '9';
      heads.dispatchEvent(new Event('input', { bubbles: true }));
      [...document.querySelectorAll('[data-step="animals"] .remove')].pop().click();
      add.click();
      [...document.querySelectorAll('[data-step="animals"] .remove')].pop().click();
    }
  });
  assert.deepEqual(await page.locator('[id^="heads-"]').evaluateAll((all) => all.map((box) => box.value)), ['1', '3']);
  assert.equal(await total(page).innerText(), '₹400');
}));

test('thirty rows of animals: all of them on paper, over as many pages as they need', () => on_page(async (page) => {
  await page.fill('#fine-cow', '100');
  for (let n = 2; n <= 30; n += 1) await page.click('#animals-add');
  await page.evaluate(() => {
    const fire = (box, value, event) => { box.value = value; box.dispatchEvent(new Event(event, { bubbles: true })); };
    for (const box of document.querySelectorAll('[id^="kind-"]')) fire(box, 'cow', 'change');
    for (const box of document.querySelectorAll('[id^="heads-"]')) fire(box, '1', 'input');
  });
  assert.equal(await total(page).innerText(), '₹3,000');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  assert.ok((pdf.match(/\/Type\s*\/Page(?![a-z])/g) ?? []).length > 2);
  await page.emulateMedia({ media: 'print' });
  const hidden = await page.evaluate(() => [...document.querySelectorAll('.result, .layout, .inside')].filter((one) => getComputedStyle(one).overflowY !== 'visible').length);
  assert.equal(hidden, 0, 'nothing that scrolls inside itself');
}));
