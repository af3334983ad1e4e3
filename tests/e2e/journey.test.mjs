// The owner's journey on the release page, as a person goes it: figures, refusals, what vanishes and what stays.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { day, next, punjab } from './lib/fill.mjs';
import { accessible } from './lib/look.mjs';
import { launch, open, screenshot, site, visit } from './lib/site.mjs';
import { launch80 } from './lib/chromium80.mjs';

// 30 November 2026 in India, and still the 29th in Greenwich.
const NOW = new Date('2026-11-30T00:30:00+05:30');
const WIDE = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

/** Runs `work` on a fresh page whose clock stands at `now`; no error may have been reported at the end. */
async function on_page(work, context = WIDE, now = NOW) {
  const page = await open(browser, context);
  try {
    // Only the clock is set: the timers stay the browser's own.
    await page.addInitScript((time) => { globalThis.time = time; Date.now = () => globalThis.time; }, now.getTime());
    await visit(page, server.url);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

/** Until what was just changed is drawn and the focus has moved. */
const settled = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 30)));

const total = (page) => page.locator('#take-home .big');
const value = (page, line) => page.locator(`[data-line="${line}"] > summary .value`).innerText();
const says = async (page, id) => (await page.locator(`#${id}`).innerText()).replace(/\s+/g, ' ');

async function shows(page, id, ...sentences) {
  const words = await says(page, id);
  for (const sentence of sentences) assert.ok(words.includes(sentence), `#${id} lacks "${sentence}":\n${words}`);
}

describe('Punjab, two cows and a calf', () => {
  for (const [name, context] of [['a wide screen', WIDE], ['a phone', PHONE]]) {
    test(`with its mother, on ${name}: to pay, each further day, and until when`, () => on_page(async (page) => {
      await punjab(page);
      assert.equal(await total(page).innerText(), '₹4,460');
      await shows(page, 'take-home', 'To take them home today, Monday 30 November 2026');
      assert.equal(await value(page, 'home-each-further-day'), '+ ₹240');
      assert.equal(await value(page, 'home-fines'), '₹3,740');
      assert.equal(await value(page, 'home-feeding'), '₹720');
      assert.equal(await value(page, 'home-last-safe-day'), 'Tuesday 1 December 2026');
      assert.equal(await value(page, 'home-earliest-sale'), 'Monday 7 December 2026');
      assert.equal(await value(page, 'home-sale-after-refusal'), 'Monday 30 November 2026');
      await shows(page, 'take-home', 'If you come and do not pay, a sale may follow at once: as early as Monday 30 November 2026',
        'Are the young animals really with their mother? One that is not could be sold or sent elsewhere from Sunday 29 November 2026, 10:30 on');
      await screenshot(page, `journey-${context.viewport.width}`);
    }, context));
  }

  test('without its mother: the cows as before, the calf may already be gone', () => on_page(async (page) => {
    await punjab(page, { condition: 'unattached' });
    assert.equal(await total(page).innerText(), '₹4,460');
    assert.equal(await value(page, 'home-last-safe-day'), 'Tuesday 1 December 2026');
    assert.equal(await value(page, 'home-speedy-from'), 'Sunday 29 November 2026, 10:30');
    await shows(page, 'take-home', '1 calf: may be sold or sent elsewhere from Sunday 29 November 2026, 10:30 on. When you come they may already be gone.',
      'The other animals');
  }));

  test('how a figure was worked out is never older than the answers, whether its line stood open or was closed meanwhile', () => on_page(async (page) => {
    await punjab(page);
    const line = page.locator('[data-line="home-fines"]');
    const kind = page.locator('[id^="kind-"]').first();
    await kind.selectOption('bull');
    await page.fill('#fine-bull', '1500');
    await page.fill('#feeding-bull', '100');
    await line.locator('summary').click();
    await line.locator('.working').waitFor();
    assert.match(await line.innerText(), /bull/i);
    // The same rates, so the same sum.
    await kind.selectOption('cow');
    assert.equal(await value(page, 'home-fines'), '₹3,740');
    assert.match(await line.innerText(), /cow/i);
    assert.doesNotMatch(await line.innerText(), /bull/i);
    await line.locator('summary').click();
    await line.locator('.working').waitFor({ state: 'detached' });
    // 2 × 1,400 + 940 is as much as 2 × 1,500 + 740.
    await page.fill('#fine-cow', '1400');
    await page.fill('#fine-calf', '940');
    assert.equal(await value(page, 'home-fines'), '₹3,740');
    await line.locator('summary').click();
    await line.locator('.working').waitFor();
    assert.match(await line.innerText(), /1,400/);
    assert.doesNotMatch(await line.innerText(), /1,500/);
  }));

  test('each figure opens to its rule, its figures and its source', () => on_page(async (page) => {
    await punjab(page);
    const line = page.locator('[data-line="home-last-safe-day"]');
    assert.equal(await line.locator('.working').count(), 0);
    await line.locator('summary').click();
    const words = (await line.locator('.working').innerText()).replace(/\s+/g, ' ');
    for (const part of ['3 days after Saturday 28 November 2026', 'the first day left out', 'Cattle-trespass Act, 1871, section 14', 'Punjab amendment', 'read in full', 'you entered this']) {
      assert.ok(words.includes(part), `${part} is not in: ${words}`);
    }
    // It stays open, and true, when the answer changes.
    await page.fill('#impounded-day', '27');
    assert.equal(await value(page, 'home-last-safe-day'), 'Monday 30 November 2026');
    assert.ok((await line.locator('.working').innerText()).includes('Friday 27 November 2026'));
  }));

  test('switching what was assumed changes the figure to what was said', () => on_page(async (page) => {
    await punjab(page);
    const nights = page.locator('label', { has: page.locator('#feeding-days-nights') });
    assert.ok((await nights.innerText()).includes('₹4,220'));
    await page.check('#feeding-days-nights');
    assert.equal(await total(page).innerText(), '₹4,220');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'feeding-days-nights', 'the focus stays');
    await page.check('#refusal-wait-as-unclaimed');
    assert.equal(await value(page, 'home-sale-after-refusal'), 'Monday 7 December 2026');
  }));

  test('what an answer would settle shows which was taken meanwhile', () => on_page(async (page) => {
    await punjab(page);
    const question = page.locator('#assumed fieldset', { hasText: 'When were they seized?' });
    assert.equal(await question.locator('.way').count(), 2);
    const taken = question.locator('[aria-current="true"]');
    assert.equal(await taken.count(), 1);
    assert.match(await taken.innerText(), /The day before they came, to be safe/);
    // Of the others the one that is switched on is the one that is marked.
    await page.check('#feeding-days-nights');
    const marked = page.locator('#assumed fieldset:has(#feeding-days-nights) [aria-current]');
    assert.match(await marked.innerText(), /Nights/);
  }));

  test('the deposit and the last day to complain', () => on_page(async (page) => {
    await punjab(page);
    assert.equal(await value(page, 'dispute-deposit'), '₹4,460');
    assert.equal(await value(page, 'dispute-complaint-last-day'), 'Monday 7 December 2026');
    assert.equal(await value(page, 'dispute.if-arrival'), 'Tuesday 8 December 2026');
    await shows(page, 'dispute', 'A sale may come before the time to complain ends');
  }));

  test('a plan of the sale, and the account of one that was held', () => on_page(async (page) => {
    await punjab(page);
    await page.fill('#price-1', '8000');
    await page.fill('#price-2', '5000');
    await shows(page, 'sold', '1 animal would be sold: 1 calf.');
    assert.equal(await value(page, 'sold-balance'), '₹540');
    await page.check('#sale-held');
    await shows(page, 'sold', 'still needs', 'Day of the sale');
    await page.selectOption('#sold-as', 'unclaimed');
    await day(page, 'sale', ['8', '12', '2026']);
    // What was sold is asked without another tap.
    await page.selectOption('[id^="lot-row-"]', { label: '2 cows' });
    await page.fill('[id^="lot-heads-"]', '2');
    await page.fill('[id^="lot-price-"]', '20,000');
    await page.click('#expense-add');
    await page.fill('input[id^="expense-"]', '2.5');
    await page.selectOption('select[id^="expense-unit-"]', 'percent');
    // 3,740 fine; 11 days from 28 November to 8 December at 240; 2.5 per cent of 20,000.
    assert.equal(await value(page, 'sold.feeding'), '₹2,640');
    assert.equal(await value(page, 'sold.expenses'), '₹500');
    assert.equal(await value(page, 'sold.balance'), '₹13,120');
    assert.equal(await value(page, 'balance-surplus-last-day'), 'Tuesday 8 June 2027');
    await shows(page, 'balance', 'The day of deposit is not known');
    await page.fill('input[id^="lot-price-"]', '1,000');
    await shows(page, 'sold', 'Not recovered from the sale');
  }));
});

describe('Kerala', () => {
  test('by hand in the text of 1961: 7 and 7 days, fines to the local authority, 3 months, and what changed it', () => on_page(async (page) => {
    await punjab(page, { place: 'kerala', text: '1961' });
    assert.equal(await page.locator('#text option:checked').textContent(), 'Kerala Cattle Trespass Act, 1961, before Act 16 of 2000');
    await shows(page, 'take-home', 'In this law: 7 days to claim, then report and notice, then 7 days before a sale');
    assert.equal(await value(page, 'home-last-safe-day'), 'Saturday 5 December 2026');
    assert.equal(await value(page, 'home-earliest-sale'), 'Monday 14 December 2026');
    await shows(page, 'balance', 'Fines go to The local authority', '3 months from the day it was deposited');
    assert.ok((await page.locator('.step[data-step="place"]').innerText()).includes('A later Act changed this text: Act 16 of 2000'));
  }));

  test('by default after Act 16 of 2000: the days, and the hold not found', () => on_page(async (page) => {
    await punjab(page, { place: 'kerala' });
    assert.ok((await page.locator('#text option:checked').textContent()).includes('Act 16 of 2000'));
    assert.equal(await value(page, 'home-last-safe-day'), 'Saturday 5 December 2026');
    await shows(page, 'balance', 'Not found: who holds the balance');
    assert.equal(await page.locator('#balance [data-line="balance-surplus-last-day"]').count(), 0);
  }));
});

describe('the board not seen yet', () => {
  test('gives days, rights and the words to ask with, and no rupee figure', () => on_page(async (page) => {
    await punjab(page, { board: 'not-seen' });
    await shows(page, 'take-home', 'No rupee figure yet', 'Words to ask with', 'charges for feeding and watering for 2 cows, 1 calf',
      'What you can rely on', 'has to be shown at the pound', 'Last safe day to claim', 'Tuesday 1 December 2026');
    // Sums that stand in the Act itself are no rates: the most for a loss, and what a court may impose.
    const penalties = await page.locator('#court').innerText();
    const result = (await page.locator('.result').innerText()).replace(penalties, '').replace(/up to ₹100|₹100\b/g, '');
    assert.doesNotMatch(await says(page, 'take-home'), /₹/);
    assert.doesNotMatch(result, /₹/);
    await shows(page, 'dispute', 'Monday 7 December 2026');
  }));

  test('and what was typed before is still there afterwards', () => on_page(async (page) => {
    await punjab(page);
    await page.check('#board-not-seen');
    assert.equal(await total(page).count(), 0);
    await page.check('#board-seen');
    assert.equal(await total(page).innerText(), '₹4,460');
  }));
});

describe('what is refused', () => {
  for (const [text, words] of [
    ['1e3', 'The letter e cannot be read'],
    ['-5', 'without plus or minus'],
    ['1,00,00', 'commas can be read in two ways'],
    ['abc', 'Digits only'],
  ]) {
    test(`the rate ${text}: said beside the box on leaving it, and gone when mended`, () => on_page(async (page) => {
      await punjab(page);
      await page.fill('#fine-cow', text);
      assert.equal(await total(page).count(), 0, 'the sum is gone at once');
      assert.equal(await page.locator('#fine-cow-error').count(), 0, 'no shouting while it is typed');
      await shows(page, 'take-home', 'Fine for one: Cow', words, 'Tuesday 1 December 2026');
      await page.locator('#fine-cow').blur();
      assert.ok((await page.locator('#fine-cow-error').innerText()).includes(words));
      assert.equal(await page.getAttribute('#fine-cow', 'aria-invalid'), 'true');
      assert.ok((await page.getAttribute('#fine-cow', 'aria-describedby')).split(' ').includes('fine-cow-error'));
      assert.equal(await page.inputValue('#fine-cow'), text, 'what was typed stays');
      await page.fill('#fine-cow', '1500');
      assert.equal(await page.locator('#fine-cow-error').count(), 0);
      assert.equal(await page.getAttribute('#fine-cow', 'aria-invalid'), null);
      assert.equal(await total(page).innerText(), '₹4,460');
    }));
  }

  test('no animals at all, asked about and not dropped', () => on_page(async (page) => {
    await punjab(page);
    await page.fill('#heads-1', '0');
    await page.locator('#heads-1').blur();
    assert.ok((await page.locator('#heads-1-error').innerText()).includes('Enter at least 1'));
    assert.equal(await total(page).count(), 0);
  }));

  test('31 February', () => on_page(async (page) => {
    await punjab(page);
    await day(page, 'impounded', ['31', '2', '2026']);
    await page.locator('#impounded-year').blur();
    assert.ok((await page.locator('#impounded-day-error').innerText()).includes('no such day'));
    assert.doesNotMatch(await page.locator('.result').innerText(), /4,460|December 2026/);
  }));

  test('a day of seizure that does not exist: the days to complain and the deposit go, the sum stays', () => on_page(async (page) => {
    await punjab(page);
    await page.locator('details:has(#seized-day) > summary').click();
    await day(page, 'seized', ['31', '11', '2026']);
    assert.doesNotMatch(await says(page, 'dispute'), /December 2026|₹/);
    assert.equal(await total(page).innerText(), '₹4,460');
    await page.fill('#seized-day', '27');
    await shows(page, 'dispute', 'Monday 7 December 2026');
  }));

  test('a year is typed digit by digit: unfinished, no figure, no shouting before the question is left', () => on_page(async (page) => {
    await punjab(page);
    await page.fill('#impounded-year', '');
    for (const digit of '202') {
      await page.locator('#impounded-year').press(digit);
      assert.equal(await page.locator('#impounded-day-error').count(), 0);
      assert.equal(await total(page).count(), 0);
    }
    await page.locator('#impounded-year').press('6');
    assert.equal(await total(page).innerText(), '₹4,460');
  }));

  test('out before in, naming both days', () => on_page(async (page) => {
    await punjab(page);
    await day(page, 'claimed', ['27', '11', '2026']);
    await page.locator('#claimed-year').blur();
    const words = await page.locator('#claimed-day-error').innerText();
    assert.ok(words.includes('Friday 27 November 2026 lies before Saturday 28 November 2026'), words);
    assert.equal(await total(page).count(), 0);
    await shows(page, 'take-home', 'lies before');
  }));

  test('a cleared day takes its figures with it, and the link leads to it', () => on_page(async (page) => {
    await punjab(page);
    await page.fill('#impounded-day', '');
    assert.doesNotMatch(await page.locator('.result').innerText(), /4,460|December 2026/);
    await page.locator('#take-home .needs a', { hasText: 'Day they were brought' }).click();
    await settled(page);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'impounded-day');
  }));
});

describe('what stands by itself, and what goes', () => {
  const gone = async (page, name) => assert.equal(await page.locator(`[data-line="${name}"]`).count(), 0, `${name} is still there`);

  test('a refused fine leaves feeding and the further day', () => on_page(async (page) => {
    await punjab(page);
    await page.fill('#fine-cow', '1,50');
    assert.equal(await total(page).count(), 0);
    // 2 × 100 × 3 + 40 × 3 = 720, and 2 × 100 + 40 = 240.
    assert.equal(await value(page, 'home-feeding'), '₹720');
    assert.equal(await value(page, 'home-each-further-day'), '+ ₹240');
  }));

  test('a half-typed hour takes what runs by the hour, and nothing else', () => on_page(async (page) => {
    await punjab(page, { condition: 'unattached' });
    await page.fill('#impounded-hour', '10:');
    assert.equal(await total(page).innerText(), '₹4,460');
    assert.equal(await value(page, 'home-last-safe-day'), 'Tuesday 1 December 2026');
    await gone(page, 'home-speedy-from');
    await page.fill('#impounded-hour', '4 pm');
    assert.ok((await page.locator('.hour').first().innerText()).includes('Read as 16:00, after noon'));
    assert.equal(await value(page, 'home-speedy-from'), 'Sunday 29 November 2026, 16:00');
    // Half past four, as a phone's keys for numbers write it: what it was taken for is said, the other half is a tap away.
    await page.fill('#impounded-hour', '4.30');
    assert.ok((await page.locator('.hour').first().innerText()).includes('Read as 04:30, before noon'));
    await page.locator('.hour').first().getByRole('button', { name: 'No, after noon: 16:30' }).click();
    assert.equal(await value(page, 'home-speedy-from'), 'Sunday 29 November 2026, 16:30');
    await page.waitForFunction(() => document.activeElement.id === 'impounded-hour');
  }));

  test('a notice dated before the animals came: the first window stays, the sale goes', () => on_page(async (page) => {
    await punjab(page);
    await page.locator('details:has(#notice-day) > summary').click();
    await day(page, 'notice', ['27', '11', '2026']);
    assert.equal(await value(page, 'home-last-safe-day'), 'Tuesday 1 December 2026');
    await gone(page, 'home-earliest-sale');
    await shows(page, 'take-home', 'Friday 27 November 2026 lies before Saturday 28 November 2026');
    assert.ok(await page.locator('#notice-day-error').isVisible());
  }));

  test('without the day of coming no day of a sale after a refusal is said', () => on_page(async (page) => {
    await punjab(page);
    assert.equal(await value(page, 'home-sale-after-refusal'), 'Monday 30 November 2026');
    for (const date of ['', '31', '27']) {
      await page.fill('#claimed-day', date);
      await gone(page, 'home-sale-after-refusal');
      assert.doesNotMatch(await says(page, 'dispute'), /still open/);
    }
  }));

  test('a seizure after the arrival brings back no deposit', () => on_page(async (page) => {
    await punjab(page);
    await page.locator('details:has(#seized-day) > summary').click();
    await day(page, 'seized', ['29', '11', '2026']);
    await gone(page, 'dispute-deposit');
    assert.doesNotMatch(await says(page, 'dispute'), /₹/);
  }));

  test('after a sale nothing takes them home', () => on_page(async (page) => {
    await punjab(page);
    await page.check('#sale-held');
    assert.equal(await page.locator('#take-home').isVisible(), false);
    await shows(page, 'after-sale', 'You entered that they were sold');
    await gone(page, 'home-each-further-day');
    await gone(page, 'dispute-deposit');
    await page.check('#sale-no');
    assert.equal(await total(page).innerText(), '₹4,460');
  }));

  test('days that are past say so', () => on_page(async (page) => {
    // Haryana, 20 November: 3 or 7 days, both past on the 30th.
    await punjab(page, { place: 'haryana' });
    await day(page, 'impounded', ['20', '11', '2026']);
    assert.equal(await value(page, 'home-last-safe-day'), 'Monday 23 November 2026 (past)');
    await shows(page, 'take-home', 'may already have been held');
    await day(page, 'claimed', ['9', '12', '2026']);
    await day(page, 'impounded', ['29', '11', '2026']);
    assert.equal(await value(page, 'home-last-safe-day'), 'Wednesday 2 December 2026 (past when you come)');
  }));

  test('out before in on the same day names the hours, at once', () => on_page(async (page) => {
    await punjab(page);
    await day(page, 'claimed', ['28', '11', '2026']);
    await page.fill('#claimed-hour', '9:00');
    assert.ok((await page.locator('#claimed-day-error').innerText()).includes('2026, 09:00 lies before Saturday 28 November 2026, 10:30'));
  }));

  test('a notice of sale at the end of the calendar is refused at its own box', () => on_page(async (page) => {
    await punjab(page);
    await page.locator('details:has(#notice-day) > summary').click();
    await day(page, 'notice', ['31', '12', '2200']);
    await page.locator('#notice-year').blur();
    assert.ok((await page.locator('#notice-day-error').innerText()).includes('after the year 2200'));
    assert.equal(await page.locator('#impounded-day-error').count(), 0);
    assert.equal(await page.getAttribute('#impounded-day', 'aria-invalid'), null);
  }));

  test('asked for the result, a refusal is said beside its box and once in the list of them', () => on_page(async (page) => {
    await punjab(page);
    await page.fill('#feeding-calf', '');
    await page.fill('#fine-cow', '1e3');
    await next(page);
    await page.locator('#refused').waitFor();
    const said = page.locator('.result :text("The letter e cannot be read"):visible');
    assert.equal(await said.count(), 1);
    // What is missing besides is still named at the sum.
    await shows(page, 'take-home', 'Feeding for one, for a day: Calf');
  }, PHONE));

  test('an amendment that had not begun on the day is not passed off as its law', () => on_page(async (page) => {
    await punjab(page);
    await day(page, 'impounded', ['28', '11', '1871']);
    await day(page, 'claimed', ['30', '11', '1871']);
    assert.ok((await page.locator('[data-step="place"]').innerText()).includes('had not begun yet'));
    assert.equal(await value(page, 'home-last-safe-day'), 'Tuesday 5 December 1871 (past)');
  }));

  test('a folded question shows what was refused in it, and who holds them', () => on_page(async (page) => {
    await page.check('#situation-forest');
    await punjab(page, { condition: 'unattached' });
    await page.fill('#fine-cow', '1e3');
    await page.locator('[data-step="days"] .change').click();
    const folded = async (step) => (await page.locator(`[data-step="${step}"] .answered`).innerText()).replace(/\s+/g, ' ');
    assert.ok((await folded('situation')).includes('Seized in a forest'));
    assert.ok((await folded('animals')).includes('1 calf: Without its mother'));
    assert.ok((await folded('board')).includes('The letter e cannot be read'));
  }, PHONE));

  test('nothing answered yet: all that is needed is named, and a court\'s matter needs nothing', () => on_page(async (page) => {
    await page.selectOption('#place', 'punjab');
    const needs = await page.locator('#take-home .needs').innerText();
    for (const name of ['Kind of animal', 'How many', 'Day they were brought', 'Rates on the board']) assert.ok(needs.includes(name), `${name}: ${needs}`);
    await page.check('#situation-police');
    await page.waitForFunction(() => document.querySelector('.for-the-ear[role=status]').textContent.includes('A court decides'));
  }));
});

test('midnight comes with the page in front: today goes on by itself, and the button knows at once', () => on_page(async (page) => {
  await punjab(page);
  await page.evaluate(() => { globalThis.time += 24 * 3600 * 1000; });
  await page.locator('fieldset.day', { has: page.locator('#impounded-day') }).locator('.quick').first().click();
  assert.equal(await page.inputValue('#impounded-day'), '1');
  await page.fill('#impounded-day', '28');
  await page.selectOption('#impounded-month', '11');
  await page.evaluate(() => { globalThis.time += 24 * 3600 * 1000; });
  await page.waitForFunction(() => document.querySelector('#take-home .lead').textContent.includes('today, Wednesday 2 December'), null, { timeout: 30_000 });
  assert.equal(await total(page).innerText(), '₹4,940');
}));

test('on a phone "See what follows" brings the sum into sight', () => on_page(async (page) => {
  await punjab(page);
  await next(page);
  await page.waitForFunction(() => document.activeElement.id === 'result');
  await settled(page);
  const bottom = await total(page).evaluate((sum) => sum.getBoundingClientRect().bottom);
  assert.ok(bottom > 0 && bottom <= 640, `the sum ends at ${bottom}`);
}, PHONE));

test('refused answers are gathered before the result once it is asked for, until they are mended', () => on_page(async (page) => {
  await punjab(page);
  await page.fill('#fine-cow', '1,50');
  await page.locator('#fine-cow').blur();
  assert.equal(await page.locator('#refused').isVisible(), false, 'nothing moves while somebody types');
  await next(page);
  await page.waitForFunction(() => document.activeElement.id === 'refused-title');
  assert.match(await page.locator('#refused').innerText(), /Fine for one: Cow\n.*comma/s);
  await page.locator('#refused .needs a').click();
  await page.waitForFunction(() => document.activeElement.id === 'fine-cow');
  await page.fill('#fine-cow', '1,500');
  await page.locator('#refused').waitFor({ state: 'hidden' });
  assert.equal(await total(page).innerText(), '₹4,460');
}, PHONE));

test('on a phone the parts after the first fold to their headings, and open by tap, key and way', () => on_page(async (page) => {
  await punjab(page);
  const deposit = page.locator('[data-line="dispute-deposit"]');
  assert.equal(await total(page).isVisible(), true);
  assert.equal(await deposit.isVisible(), false);
  // Anywhere on the heading.
  await page.locator('#dispute > .head').click({ position: { x: 20, y: 20 } });
  assert.equal(await deposit.isVisible(), true);
  assert.equal(await page.getAttribute('#dispute .fold', 'aria-expanded'), 'true');
  await page.focus('#dispute .fold');
  await page.keyboard.press('Enter');
  assert.equal(await deposit.isVisible(), false);
  // A figure that changes opens nothing and folds nothing.
  await page.keyboard.press('Space');
  await page.fill('#fine-cow', '1,600');
  assert.equal(await deposit.isVisible(), true);
  assert.equal(await page.locator('#balance .inside').isVisible(), false);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('#balance .inside').isVisible(), true, 'on paper all stand open');
}, PHONE));

test('beside the last question the sum is still in sight on a desk', () => on_page(async (page) => {
  await punjab(page);
  await page.locator('#sale-held').scrollIntoViewIfNeeded();
  const top = await total(page).evaluate((sum) => sum.getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 900, `the sum begins at ${top}`);
}));

describe('what is typed', () => {
  test('native digits, rupee signs and Indian grouping are read alike', () => on_page(async (page) => {
    await punjab(page);
    for (const text of ['₹1,500/-', ' १५०० ', '১,৫০০', 'Rs. 1500.00', '１５００']) {
      await page.fill('#fine-cow', text);
      assert.equal(await total(page).innerText(), '₹4,460', text);
      assert.equal(await page.inputValue('#fine-cow'), text);
    }
  }));

  test('a wheel over a box changes nothing', () => on_page(async (page) => {
    await punjab(page);
    await page.focus('#heads-1');
    await page.hover('#heads-1');
    await page.mouse.wheel(0, 200);
    assert.equal(await page.inputValue('#heads-1'), '2');
  }));

  test('the middle one of three rows goes, the others stay as they are', () => on_page(async (page) => {
    await punjab(page);
    await page.click('#animals-add');
    await page.selectOption('#kind-3', 'goat');
    await page.fill('#heads-3', '7');
    await page.focus('#heads-2');
    await page.locator('#heads-2').press('5');
    await page.locator('.row-card', { has: page.locator('#heads-2') }).locator('.remove').click();
    await settled(page);
    assert.equal(await page.inputValue('#heads-1'), '2');
    assert.equal(await page.inputValue('#heads-3'), '7');
    assert.equal(await page.inputValue('#kind-3'), 'goat');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'animals-add');
  }));

  test('another place takes its own text and keeps everything else', () => on_page(async (page) => {
    await punjab(page, { place: 'kerala', text: '1961' });
    await page.selectOption('#place', 'punjab');
    assert.equal(await page.locator('#text option:checked').count(), 1);
    assert.ok((await page.locator('#text option:checked').textContent()).includes('Punjab amendment'));
    assert.equal(await total(page).innerText(), '₹4,460');
    await page.selectOption('#place', 'kerala');
    assert.ok((await page.locator('#text option:checked').textContent()).includes('Act 16 of 2000'));
    assert.equal(await value(page, 'home-last-safe-day'), 'Saturday 5 December 2026');
  }));

  test('the browser translates the page: no old figure is left standing', () => on_page(async (page) => {
    await punjab(page);
    // As a translator does it: each text goes into an element of its own, the node itself leaves the page.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('.result'), NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.parentElement.closest('[translate="no"]') || !text.data.trim()) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
    await day(page, 'impounded', ['29', '11', '2026']);
    await page.fill('#fine-cow', '1,600');
    const words = await page.locator('.result').innerText();
    assert.equal(await total(page).innerText(), '₹4,420');
    assert.doesNotMatch(words, /4,460|28 November/);
  }));
});

test('today is India\'s whatever the zone of the device, and follows the day', async () => {
  for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
    await on_page(async (page) => {
      const boxes = await Promise.all(['day', 'month', 'year'].map((box) => page.inputValue(`#claimed-${box}`)));
      assert.deepEqual(boxes, ['30', '11', '2026'], timezoneId);
      assert.ok((await page.locator('.step[data-step="days"]').innerText()).includes('Today in India: Monday 30 November 2026'));
    }, { ...WIDE, timezoneId });
  }
  // A phone that wakes up may tell of it by any one of these.
  for (const [n, event] of ['focus', 'pageshow', 'visibilitychange'].entries()) {
    await on_page(async (page) => {
      await page.evaluate((time) => { globalThis.time = time; }, new Date(`2026-12-0${n + 1}T00:01:00+05:30`).getTime());
      await page.evaluate((name) => (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name, { bubbles: true })), event);
      assert.equal(await page.inputValue('#claimed-day'), `${n + 1}`, event);
      assert.equal(await page.inputValue('#claimed-month'), '12', event);
    });
  }
});

test('the keyboard alone comes to the figure, and the focus never falls to the body', () => on_page(async (page) => {
  const at = () => page.evaluate(() => document.activeElement.id || document.activeElement.className || document.activeElement.tagName);
  const tab_to = async (id) => {
    for (let steps = 0; steps < 60; steps += 1) {
      if (await at() === id) return;
      await page.keyboard.press('Tab');
      await settled(page);
      assert.notEqual(await at(), 'BODY', `on the way to ${id}`);
    }
    throw new Error(`never came to ${id}`);
  };
  await page.keyboard.press('Tab');
  await tab_to('situation-pound');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await tab_to('next');
  await page.keyboard.press('Enter');
  await settled(page);
  assert.equal(await at(), 'ask-place');
  await tab_to('place');
  await page.keyboard.type('Punj');
  await tab_to('next');
  await page.keyboard.press('Enter');
  await settled(page);
  assert.equal(await at(), 'ask-animals');
  await tab_to('kind-1');
  await page.keyboard.type('Cow');
  await tab_to('heads-1');
  await page.keyboard.type('2');
  await tab_to('next');
  await page.keyboard.press('Enter');
  await settled(page);
  await tab_to('impounded-day');
  await page.keyboard.type('28');
  await tab_to('impounded-month');
  await page.keyboard.type('Nov');
  await tab_to('impounded-year');
  await page.keyboard.type('2026');
  await tab_to('next');
  await page.keyboard.press('Enter');
  await settled(page);
  await tab_to('board-seen');
  await page.keyboard.press('Space');
  await tab_to('fine-cow');
  await page.keyboard.type('1500');
  await tab_to('feeding-cow');
  await page.keyboard.type('100');
  await tab_to('next');
  await page.keyboard.press('Enter');
  await settled(page);
  assert.equal(await at(), 'result');
  assert.equal(await total(page).innerText(), '₹3,600');
}, PHONE));

test('one change is said once, after the typing has paused', () => on_page(async (page) => {
  await punjab(page);
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.said = [];
    new MutationObserver(() => window.said.push(document.querySelector('.for-the-ear[role=status]').textContent))
      .observe(document.querySelector('.for-the-ear[role=status]'), { childList: true, subtree: true, characterData: true });
  });
  // In one go: a busy machine must not make the pauses.
  await page.evaluate(async () => {
    const box = document.getElementById('fine-cow');
    for (const text of ['', '1', '16', '160', '1600']) {
      box.value = text;
      box.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 20));
    }
  });
  await page.waitForTimeout(1500);
  // What no longer holds is silence at once, and then the one sentence.
  assert.deepEqual(await page.evaluate(() => window.said.filter(Boolean)), ['To bring: ₹4,660']);
  assert.equal(await page.evaluate(() => window.said[0]), '');
}));

describe('for everyone', () => {
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, viewport] of [['phone', PHONE.viewport], ['desk', WIDE.viewport]]) {
      test(`axe finds nothing on the ${name}, ${colorScheme}`, () => on_page(async (page) => {
        await punjab(page);
        await page.fill('#fine-calf', '1e3');
        await page.locator('#fine-calf').blur();
        await accessible(page);
        await page.fill('#fine-calf', '740');
        await page.locator('[data-line="home-last-safe-day"] summary').click();
        await accessible(page);
        await page.check('#board-not-seen');
        await accessible(page);
      }, { viewport, colorScheme }));
    }
  }

  test('nothing scrolls sideways at 320 pixels, and every target is 44 pixels high', () => on_page(async (page) => {
    await punjab(page);
    await page.locator('[data-line="home-fines"] summary').click();
    const { wide, small } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll('button, select, input[type=text], summary, label.way, .needs a, .paths a')]
        .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 44)
        .map((one) => `${one.tagName}.${one.className}#${one.id} ${one.getBoundingClientRect().height}`),
    }));
    assert.ok(wide <= 320, `${wide} pixels wide`);
    assert.deepEqual(small, []);
  }, { viewport: { width: 320, height: 640 } }));

  test('with letters twice as large nothing scrolls sideways at 360 pixels, whichever question is open', () => on_page(async (page) => {
    await punjab(page);
    await page.fill('#fine-cow', '99999999');
    await page.evaluate(() => { document.documentElement.style.fontSize = '32px'; });
    for (const step of ['situation', 'place', 'animals', 'days', 'board', 'sale']) {
      await page.evaluate((one) => document.querySelector(`[data-step="${one}"] .change`).click(), step);
      await settled(page);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 360, step);
    }
  }, PHONE));

  test('on paper: the answers and the result, without boxes and buttons', () => on_page(async (page) => {
    await punjab(page);
    await page.emulateMedia({ media: 'print' });
    assert.ok(await total(page).isVisible());
    assert.equal(await page.locator('#fine-cow').isVisible(), false);
    assert.equal(await page.locator('button:visible').count(), 0);
    assert.ok(await page.locator('.answered', { hasText: '2 cows' }).isVisible());
  }));
});

test('a phone of the year 2020 (Chromium 80) shows the same figures', async () => {
  const old = await launch80();
  try {
    await old.goto(server.url);
    await old.until('document.querySelector("#place")');
    const pick = (selector, code) => old.fill(selector, code);
    await pick('#place', 'punjab');
    await pick('#kind-1', 'cow');
    await old.fill('#heads-1', '2');
    await old.click('#animals-add');
    await old.until('document.querySelector("#kind-2")');
    await pick('#kind-2', 'calf');
    await old.fill('#heads-2', '1');
    for (const [name, date] of [['impounded', '28'], ['claimed', '30']]) {
      await old.fill(`#${name}-day`, date);
      await pick(`#${name}-month`, '11');
      await old.fill(`#${name}-year`, '2026');
    }
    await old.fill('#impounded-hour', '10:30');
    await old.click('#board-seen');
    await old.until('document.querySelector("#feeding-calf")');
    for (const [id, text] of [['fine-cow', '1,500'], ['feeding-cow', '100'], ['fine-calf', '740'], ['feeding-calf', '40']]) await old.fill(`#${id}`, text);
    await old.until('document.querySelector("#take-home .big")');
    assert.equal(await old.evaluate('document.querySelector("#take-home .big").textContent'), '₹4,460');
    assert.equal(await old.evaluate('document.querySelector("[data-line=home-last-safe-day] .value").textContent'), 'Tuesday 1 December 2026');
    assert.ok(await old.evaluate('document.documentElement.scrollWidth') <= 360);
  } finally {
    await old.close();
  }
});
