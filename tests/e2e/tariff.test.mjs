// The whole tariff on the release page: further lines of the board, published scales taken over, and what only some are
// asked. Figures are those of the sources, or worked by hand beside them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launch, open, screenshot, site, visit } from './lib/site.mjs';

const WIDE = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

/** Runs `work` on a fresh page on a day in India; no error may have been reported at the end. */
async function on_page(today, work, context = WIDE) {
  const page = await open(browser, context);
  try {
    await page.addInitScript((time) => { Date.now = () => time; }, new Date(`${today}T10:00:00+05:30`).getTime());
    await visit(page, server.url);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

async function next(page) {
  const button = page.locator('.step.current .next');
  if (await button.isVisible()) await button.click();
}

async function day(page, name, date) {
  const [year, month, of] = date.split('-').map(Number);
  await page.fill(`#${name}-day`, `${of}`);
  await page.selectOption(`#${name}-month`, `${month}`);
  await page.fill(`#${name}-year`, `${year}`);
}

/** Place, animals and the day they came, as far as the board. */
async function up_to_board(page, { place, situation, animals, impounded }) {
  if (situation) await page.check(`#situation-${situation}`);
  await next(page);
  await page.selectOption('#place', place);
  await next(page);
  for (const [n, [kind, heads]] of animals.entries()) {
    if (n > 0) await page.click('#animals-add');
    await page.locator('[id^="kind-"]').nth(n).selectOption(kind);
    await page.locator('[id^="heads-"]').nth(n).fill(`${heads}`);
  }
  await next(page);
  await day(page, 'impounded', impounded);
  await next(page);
}

async function take_over(page, id) {
  await page.click('#examples > summary');
  await page.locator(`details:has(> #take-${id}) > summary`).click();
  await page.click(`#take-${id}`);
}

/** Adds a line of the board and fills what is given; its boxes have the line's name at their end. */
async function line(page, { head, amount, unit, band, replaces }) {
  if (!await page.locator('#board-more').evaluate((more) => more.open)) await page.click('#board-more > summary');
  await page.click('#line-add');
  const of = (what) => page.locator(`[id^="line-${what}-"]`).last();
  if (head) await of('head').selectOption(head);
  await of('amount').fill(amount);
  await of('unit').selectOption(unit);
  if (band || replaces) await page.locator('#board-more fieldset details > summary').last().click();
  if (band) {
    const card = page.locator('#board-more fieldset.row-card').last();
    const [from, to] = band;
    await card.locator('[id^="line-band-"]').first().fill(from);
    if (to) await card.locator('[id^="line-band-to-"]').fill(to);
  }
  if (replaces) await of('replaces').fill(replaces);
}

const total = (page) => page.locator('#take-home .big').innerText();
const says = async (page, id) => (await page.locator(`#${id}`).innerText()).replace(/\s+/g, ' ');

async function shows(page, id, ...sentences) {
  const words = await says(page, id);
  for (const sentence of sentences) assert.ok(words.includes(sentence), `#${id} lacks "${sentence}":\n${words}`);
}

const SURAT = { place: 'gujarat', animals: [['cow', 1]], impounded: '2018-09-10' };

describe('a published scale', () => {
  for (const [name, context] of [['a wide screen', WIDE], ['a phone', PHONE]]) {
    test(`of Surat, taken over on ${name}: 200 and 1,000 and 650 on the first day`, () => on_page('2018-09-10', async (page) => {
      await up_to_board(page, SURAT);
      await take_over(page, 'surat-2018');
      assert.equal(await total(page), '₹1,850');
      // Its source names no law: the Act's days are not asserted, and the custody says so.
      assert.equal(await page.locator('[name="situation"]:checked').inputValue(), 'by-law');
      const board = await page.locator('[data-step="board"]').innerText();
      assert.ok(board.includes('Surat Municipal Corporation') && board.includes('no cattle-trespass law'), board);
      await shows(page, 'take-home', 'the days and rights of the Act are not asserted', 'Surat Municipal Corporation');
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the screen');
      await screenshot(page, `tariff-surat-${name.split(' ').at(-1)}`);
    }, context));
  }

  test('is never taken by itself, and what was entered is not lost without a question', () => on_page('2018-09-10', async (page) => {
    await up_to_board(page, SURAT);
    await page.check('#board-seen');
    await page.fill('#fine-cow', '777');
    await page.fill('#feeding-cow', '10');
    assert.equal(await total(page), '₹787');
    await take_over(page, 'surat-2018');
    assert.equal(await total(page), '₹787');
    assert.equal(await page.locator('[name="situation"]:checked').inputValue(), 'pound');
    await page.getByRole('button', { name: 'No, keep mine' }).click();
    assert.equal(await total(page), '₹787');
    assert.equal(await page.inputValue('#fine-cow'), '777');
    await page.click('#take-surat-2018');
    await page.click('#replace-surat-2018');
    assert.equal(await total(page), '₹1,850');
    // An entry can be changed: 650 becomes 600.
    await page.locator('[id^="line-amount-"]').nth(2).fill('600');
    assert.equal(await total(page), '₹1,800');
  }));

  test('of Coimbatore: five animals at 10,000', () => on_page('2023-08-20', async (page) => {
    await up_to_board(page, { place: 'tamil-nadu', animals: [['cow', 5]], impounded: '2023-08-20' });
    await take_over(page, 'coimbatore-2023');
    assert.equal(await total(page), '₹50,000');
    await shows(page, 'leaves-out', 'Feeding: this source does not mention it.');
    await shows(page, 'take-home', 'Feeding: this source does not mention it.');
    // What is not known of a further day is drawn on no curve.
    await shows(page, 'curve', 'Feeding: this source does not mention it.');
    assert.doesNotMatch(await page.textContent('#take-home'), /\+ ₹/);
  }));

  test('of Chennai in 2024: two reports give two first days, and the one chosen is reckoned', () => on_page('2024-08-08', async (page) => {
    await up_to_board(page, { place: 'tamil-nadu', animals: [['cow', 2]], impounded: '2024-08-05' });
    await take_over(page, 'chennai-2024');
    // 2 x 10,000, and 1,000 a head on four days, or from the third on two.
    assert.equal(await total(page), '₹28,000');
    await page.locator('[name="daily-from"][value="later"]').check({ force: true });
    assert.equal(await total(page), '₹24,000');
    await shows(page, 'assumed', '₹28,000');
  }));

  test('of Chennai in 2022: 244 animals at 2,000, and the third day adds 200 each', () => on_page('2022-10-21', async (page) => {
    await up_to_board(page, { place: 'tamil-nadu', animals: [['cow', 244]], impounded: '2022-10-20' });
    await take_over(page, 'chennai-2022');
    assert.equal(await total(page), '₹4,88,000');
    await shows(page, 'take-home', '+ ₹48,800');
  }));

  test('that has ended is not offered after its end', () => on_page('2026-11-30', async (page) => {
    await up_to_board(page, { place: 'tamil-nadu', animals: [['cow', 1]], impounded: '2026-11-28' });
    assert.equal(await page.locator('#take-chennai-2022').count(), 0);
    assert.equal(await page.locator('#take-chennai-2024').count(), 1);
  }));

  test('of 1871: three cows and two goats are 14 annas', () => on_page('2026-11-30', async (page) => {
    await up_to_board(page, { place: 'central', animals: [['cow', 3], ['goat', 2]], impounded: '1910-06-01' });
    await day(page, 'claimed', '1910-06-01');
    await take_over(page, 'cta-1871-original');
    await page.fill('#feeding-cow', '0');
    await page.fill('#feeding-goat', '0');
    assert.equal(await total(page), '₹0.88');
    await shows(page, 'take-home', 'Exactly ₹0.875');
    assert.equal(await page.locator('[name="situation"]:checked').inputValue(), 'pound');
  }));

  test('that leaves the rise open asks for it by its own name, once it matters', () => on_page('2023-09-10', async (page) => {
    await up_to_board(page, { place: 'gujarat', animals: [['cow', 1]], impounded: '2023-09-10' });
    await take_over(page, 'ahmedabad-2023');
    // Each charge whose unit the source does not say is asked for; the capture is asked with the animals.
    await page.locator('input[id^="capture-"]').first().fill('3');
    await shows(page, 'take-home', 'How the rise in line 1 is counted');
  }));
});

describe('the board says more', () => {
  test('Raipur: five animals at 1,000 on a line of the board', () => on_page('2023-08-10', async (page) => {
    await up_to_board(page, { place: 'chhattisgarh', situation: 'by-law', animals: [['cow', 5]], impounded: '2023-08-10' });
    await page.check('#board-seen');
    await page.fill('#feeding-cow', '0');
    await line(page, { amount: '1,000', unit: 'per-head' });
    assert.equal(await total(page), '₹5,000');
  }));

  test('Maharashtra: bands ask how they are counted, and each answer has its sum', () => on_page('2026-05-04', async (page) => {
    await up_to_board(page, { place: 'maharashtra', animals: [['cow', 7]], impounded: '2026-05-04' });
    await page.check('#board-seen');
    await page.fill('#feeding-cow', '20');
    await line(page, { amount: '100', unit: 'per-head', band: ['1', '5'] });
    await line(page, { amount: '150', unit: 'per-head', band: ['6'] });
    await shows(page, 'take-home', 'How the number at a time is counted');
    await page.locator('#take-home .needs a').first().click();
    // 7 x 150 + 140, or 5 x 100 + 2 x 150 + 140.
    await page.check('#bands-whole-lot');
    assert.equal(await total(page), '₹1,190');
    await page.check('#bands-marginal');
    assert.equal(await total(page), '₹940');
  }));

  test('Kerala: a fine in place of the ordinary one above its double is said to be', () => on_page('1985-11-24', async (page) => {
    await up_to_board(page, { place: 'kerala', animals: [['buffalo', 2]], impounded: '1985-11-24' });
    const old = await page.locator('#text option').evaluateAll((all) => all.map((one) => one.value));
    await page.check('#board-seen');
    await page.fill('#feeding-buffalo', '6');
    await line(page, { amount: '80.01', unit: 'per-head', replaces: '40' });
    await shows(page, 'take-home', 'A fine is above double the ordinary one.');
    await page.locator('[id^="line-amount-"]').last().fill('80');
    assert.ok(!(await says(page, 'take-home')).includes('above double'), old.join());
    assert.equal(await total(page), '₹172');
  }));

  test('what a line moves by is asked of the animals, and a hidden answer has no say', () => on_page('2026-11-30', async (page) => {
    await up_to_board(page, { place: 'gujarat', situation: 'by-law', animals: [['pig', 2]], impounded: '2026-11-30' });
    const weight = page.locator('[id^="kilograms-"]').first();
    assert.equal(await weight.isVisible(), false);
    await page.check('#board-seen');
    await page.fill('#feeding-pig', '0');
    await line(page, { amount: '10', unit: 'per-kilogram' });
    await shows(page, 'take-home', 'Weight (“Animals 1”)');
    await weight.fill('90');
    assert.equal(await total(page), '₹900');
    await page.locator('[id^="line-unit-"]').last().selectOption('per-head');
    assert.equal(await weight.isVisible(), false);
    assert.equal(await total(page), '₹20');
  }));
});

describe('more about this case', () => {
  test('Punjab: a demand above the rates, and a charge outside the Act', () => on_page('2026-11-30', async (page) => {
    await up_to_board(page, { place: 'punjab', animals: [['cow', 2]], impounded: '2026-11-28' });
    await page.check('#board-seen');
    await page.fill('#fine-cow', '1500');
    await page.fill('#feeding-cow', '100');
    await page.locator('details:has(> #demand-add) > summary').click();
    await page.click('#demand-add');
    await page.locator('[id^="demand-head-"]').first().selectOption('fine');
    await page.locator('input[id^="demand-"]').first().fill('3250');
    await page.click('#demand-add');
    await page.locator('[id^="demand-head-"]').nth(1).selectOption('catching');
    await page.locator('input[id^="demand-"]').nth(1).fill('500');
    await shows(page, 'demand', '₹3,250', '₹250 more than the rates give.', 'The Act does not let the pound take this.', 'Please show me the notified rate');
    // What is asked has no say in what is due: 3,000 and three days of 200.
    assert.equal(await total(page), '₹3,600');
  }));

  test('another day, in words and in a sum', () => on_page('2026-11-30', async (page) => {
    await up_to_board(page, { place: 'punjab', animals: [['cow', 2]], impounded: '2026-11-28' });
    await page.check('#board-seen');
    await page.fill('#fine-cow', '1500');
    await page.fill('#feeding-cow', '100');
    await page.locator('details:has(> #other-day), details:has(#other-day)').locator('> summary').last().click();
    await day(page, 'other', '2026-12-05');
    // 3,000 and eight days of 200.
    await shows(page, 'take-home', 'To bring on Saturday 5 December 2026', '₹4,600');
  }));

  test('Maharashtra: security, and another capture within six months forfeits a part', () => on_page('2026-08-31', async (page) => {
    await up_to_board(page, { place: 'maharashtra', animals: [['cow', 2], ['buffalo', 1]], impounded: '2026-08-30' });
    await page.check('#board-seen');
    for (const kind of ['cow', 'buffalo']) {
      await page.fill(`#fine-${kind}`, '400');
      await page.fill(`#feeding-${kind}`, '60');
    }
    assert.equal(await page.locator('#security').isVisible(), false);
    await page.locator('details:has(#security-asked) > summary').click();
    await page.check('#security-asked');
    await shows(page, 'security', 'Security for one: Cow');
    await page.fill('#security-cow', '750');
    await page.fill('#security-buffalo', '750');
    // 3 x 750; with 1,200 and two days of 180; until 28 February.
    await shows(page, 'take-home', '₹3,810');
    await shows(page, 'security', '₹2,250', '28 February 2027', '1 March 2027');
    await day(page, 'security-again', '2026-12-24');
    await page.fill('#security-part', '900.50');
    await shows(page, 'security', '₹900.50', '₹1,349.50');
    await page.check('#security-illegal');
    await shows(page, 'security', 'Security given back ₹2,250');
    await page.uncheck('#security-asked');
    assert.equal(await page.locator('#security').isVisible(), false);
  }));

  test('a law that knows no security is not asked about it', () => on_page('2026-11-30', async (page) => {
    await up_to_board(page, { place: 'punjab', animals: [['cow', 2]], impounded: '2026-11-28' });
    assert.equal(await page.locator('details:has(#security-asked)').isVisible(), false);
  }));

  test('a suit sets off what was paid, and penalties carry their caution', () => on_page('2026-11-30', async (page) => {
    await up_to_board(page, { place: 'central', animals: [['cow', 2]], impounded: '2026-11-28' });
    await page.locator('details:has(#suit-claimed) > summary').click();
    await page.fill('#suit-claimed', '5000');
    await shows(page, 'court', 'Sum paid before the suit');
    await page.fill('#suit-paid', '250');
    await shows(page, 'court', '₹4,750', 'An Act of 2026 (8 of 2026)', 'reaches pigs only');
  }));

  test('claim or wait, at the prices expected', () => on_page('2026-11-30', async (page) => {
    await up_to_board(page, { place: 'punjab', animals: [['cow', 2]], impounded: '2026-11-28' });
    await page.check('#board-seen');
    await page.fill('#fine-cow', '1500');
    await page.fill('#feeding-cow', '100');
    await page.locator('[id^="price-"]').first().fill('9000');
    // Worth 18,000; claiming costs 3,600. By 7 December ten days of 200: 5,000 off.
    await shows(page, 'sold', 'Claim them, or let them be sold?', '₹18,000', '₹14,400', '₹5,000', '₹13,000', '7 December 2026');
  }));
});
