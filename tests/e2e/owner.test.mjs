// The owner's path where a wrong sum or a late warning would cost most: a link read days later, a day that is past, a sale
// that was held, a refusal to pay; and that each answer is found where it was asked for.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { day, next, punjab } from './lib/fill.mjs';
import { accessible, fits } from './lib/look.mjs';
import { launch, open, site, started, visit } from './lib/site.mjs';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const at = (time) => new Date(`${time}+05:30`).getTime();
const NOW = at('2026-11-30T10:30');

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

/** Runs `work` on a phone whose clock stands at `now`; what is copied is kept. */
async function on_page(work, { now = NOW, fragment = '', context = PHONE } = {}) {
  const page = await open(browser, context);
  try {
    await page.addInitScript((time) => {
      Date.now = () => time + Number(sessionStorage.getItem('later') || 0);
      globalThis.copied = [];
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: (text) => { globalThis.copied.push(text); return Promise.resolve(); } } });
    }, now);
    await visit(page, server.url + fragment);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

const settled = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
const total = (page, part = 'take-home') => page.locator(`#${part} .big`);
const focus = (page) => page.evaluate(() => document.activeElement.id);
const says = async (page, id) => (await page.locator(`#${id}`).innerText()).replace(/\s+/g, ' ');
const question = (page, step) => page.click(`[data-step="${step}"] .change`);
const top = (locator) => locator.evaluate((one) => one.getBoundingClientRect().top);

/** What the two cows fetched on 8 December. */
async function sold(page) {
  await question(page, 'sale');
  await page.check('#sale-held');
  await page.selectOption('#sold-as', 'unclaimed');
  await day(page, 'sale', ['8', '12', '2026']);
  await page.selectOption('[id^="lot-row-"]', { label: '2 cows' });
  await page.fill('[id^="lot-heads-"]', '2');
  await page.fill('[id^="lot-price-"]', '36,000');
}

/** What a button of the part "Send it on" copies. */
async function copied(page, button) {
  await page.locator('#share > .head').click();
  await page.click(button);
  await page.locator('#share [role=status]', { hasText: 'Copied' }).waitFor();
  return page.evaluate(() => globalThis.copied.at(-1));
}

/** The text that goes to WhatsApp. */
const sent = async (page) => new URL(await page.locator('#share-whatsapp').getAttribute('href')).searchParams.get('text');

describe('the day on which the owner comes', () => {
  test('today in a link is the reader\'s today: two days later the sum of that day', async () => {
    let link;
    await on_page(async (page) => {
      await punjab(page);
      assert.equal(await total(page).innerText(), '₹4,460');
      link = await copied(page, '#share-link');
    });
    const fragment = link.slice(link.indexOf('#'));
    // 3,740 fine; five days from 28 November to 2 December at 240.
    await on_page(async (page) => {
      assert.equal(await total(page).innerText(), '₹4,940');
      assert.match(await says(page, 'take-home'), /today, Wednesday 2 December 2026/);
      assert.doesNotMatch(await says(page, 'take-home'), /This is the sum of that day/);
    }, { now: at('2026-12-02T09:00'), fragment });
    await on_page(async (page) => assert.equal(await total(page).innerText(), '₹4,460'), { fragment });
  });

  test('a day that was typed stays in a link, and once it is past that is said before the sum', async () => {
    let link;
    await on_page(async (page) => {
      await punjab(page);
      await question(page, 'days');
      await page.locator('fieldset.day', { has: page.locator('#claimed-day') }).getByRole('button', { name: 'Tomorrow' }).click();
      assert.equal(await total(page).innerText(), '₹4,700');
      assert.doesNotMatch(await says(page, 'take-home'), /This is the sum of that day/);
      link = await copied(page, '#share-link');
    });
    await on_page(async (page) => {
      assert.equal(await total(page).innerText(), '₹4,700');
      const note = page.locator('#take-home .note.loss', { hasText: 'Tuesday 1 December 2026 is past. This is the sum of that day and not of today, Wednesday 2 December 2026' });
      assert.ok(await top(note) < await top(total(page)), 'before the sum');
      // Nowhere does the sum of that day stand by itself: not above the folded questions, not in what is sent on.
      const above = await page.locator('.ask').innerText();
      assert.match(above, /Tuesday 1 December 2026 is past/);
      assert.doesNotMatch(above, /4,700/);
      assert.doesNotMatch(await copied(page, '#share-answer'), /4,700/);
    }, { now: at('2026-12-02T09:00'), fragment: link.slice(link.indexOf('#')) });
  });

  test('after the earliest sale: go at once comes before the sum, and the day of the sale is marked past', () => on_page(async (page) => {
    await punjab(page);
    await next(page);
    await page.waitForFunction(() => document.activeElement.id === 'result');
    const urgent = page.locator('#take-home .note.loss', { hasText: 'may already have been held. Go at once' });
    assert.equal(await urgent.count(), 1);
    assert.ok(await top(urgent) < await top(total(page)));
    assert.ok(await total(page).evaluate((sum) => sum.getBoundingClientRect().bottom) <= 640, 'both on the first screen');
    assert.equal(await page.locator('[data-line="home-earliest-sale"] > summary .value').innerText(), 'Monday 7 December 2026 (past)');
  }, { now: at('2026-12-10T10:30') }));
});

test('who holds them comes first, and the sum on the sixth screen; where a court decides it is said at once', () => on_page(async (page) => {
  assert.equal(await page.locator('[name="situation"]:visible').count(), 5);
  assert.equal(await page.locator('#place').isVisible(), false);
  assert.ok(await page.locator('#situation-pound').isChecked());
  const way = page.locator('.step.current .next');
  const fill = [
    async () => {},
    () => page.selectOption('#place', 'punjab'),
    async () => { await page.selectOption('#kind-1', 'cow'); await page.fill('#heads-1', '2'); },
    async () => { await page.click('fieldset:has(#impounded-day) .quick'); },
    async () => { await page.check('#board-seen'); await page.fill('#fine-cow', '500'); await page.fill('#feeding-cow', '40'); },
  ];
  for (const one of fill) {
    assert.equal(await page.locator('.step.current').count(), 1);
    await one();
    await way.click();
  }
  await page.waitForFunction(() => document.activeElement.id === 'result');
  assert.equal(await total(page).innerText(), '₹1,080');
  await question(page, 'situation');
  await page.check('#situation-police');
  assert.match(await page.locator('.step.current .note').innerText(), /A court decides/);
  assert.equal(await way.innerText(), 'See what follows');
}));

test('below the sum stands the way to what the pound asked for', () => on_page(async (page) => {
  await punjab(page);
  await page.locator('#take-home a', { hasText: 'They asked me for a sum' }).click();
  await page.waitForFunction(() => document.activeElement.id === 'demand-add');
  await page.keyboard.press('Enter');
  await page.fill('input[id^="demand-"]', '5,000');
  assert.equal(await page.locator('#take-home a', { hasText: 'They asked me for a sum' }).count(), 0);
}));

test('with Punjab chosen the way on is on the first screen; who asks for it finds the text of the law', () => on_page(async (page) => {
  await next(page);
  await page.selectOption('#place', 'punjab');
  const button = page.locator('.step.current .next');
  const bottom = await button.evaluate((one) => one.getBoundingClientRect().bottom + globalThis.scrollY);
  const first = await page.locator('#ask-place').evaluate((one) => one.getBoundingClientRect().top + globalThis.scrollY);
  assert.ok(bottom - first <= 640, `${bottom - first} pixels from the heading to the end of the button`);
  assert.equal(await page.locator('#text').isVisible(), false);
  await page.locator('details:has(#text) > summary').click();
  assert.ok(await page.locator('#area').isVisible());
  assert.match(await page.locator('#text option:checked').textContent(), /Punjab amendment/);
}));

test('on the card the day of the calf names the calf', () => on_page(async (page) => {
  await punjab(page, { condition: 'unattached' });
  await page.evaluate(() => { location.hash = '#paper/card'; });
  await page.locator('.paper').waitFor();
  assert.match((await page.locator('.paper').innerText()).replace(/\s+/g, ' '), /1 calf: [^:]* Sunday 29 November 2026, 10:30/);
}));

test('the card names the security where the law knows one, and leaves room for its sum', () => on_page(async (page) => {
  const right = async (place) => {
    await page.evaluate(() => { location.hash = ''; });
    await page.evaluate((one) => {
      const list = document.getElementById('place');
      list.value = one;
      list.dispatchEvent(new Event('change'));
    }, place);
    await page.evaluate(() => { location.hash = '#paper/card'; });
    await page.locator('.paper').waitFor();
    await settled(page);
    return (await page.locator('.paper').innerText()).replace(/\s+/g, ' ');
  };
  await punjab(page);
  assert.doesNotMatch(await right('punjab'), /security/i);
  assert.match(await right('maharashtra'), /on deposit of the security where it is due, the animals are handed to you/);
  await page.evaluate(() => { location.hash = ''; });
  await question(page, 'more');
  await page.locator('details:has(#security-asked) > summary').click();
  await page.check('#security-asked');
  assert.match(await right('maharashtra'), /Security is asked here on top. Its sum is not in this figure yet/);
  assert.equal(await page.locator('.paper .row', { hasText: /^Security$/ }).count(), 1);
}));

test('the claim to the balance says which animals were sold', () => on_page(async (page) => {
  await punjab(page);
  await sold(page);
  await page.evaluate(() => { location.hash = '#paper/balance'; });
  await page.locator('.paper').waitFor();
  const words = (await page.locator('.paper').innerText()).replace(/\s+/g, ' ');
  assert.match(words, /2 cows, 1 calf/);
  assert.match(words, /Sold 2 cows/);
}));

describe('the board not seen yet', () => {
  test('the days stand on the first screen, before the words to ask with', () => on_page(async (page) => {
    await punjab(page, { board: 'not-seen', condition: 'unattached' });
    await next(page);
    await page.waitForFunction(() => document.activeElement.id === 'result');
    const gone = page.locator('#take-home .note.loss', { hasText: 'they may already be gone. Go at once' });
    assert.ok(await gone.evaluate((note) => note.getBoundingClientRect().bottom) <= 640, 'the calf is on the first screen');
    assert.ok(await top(page.locator('[data-line="home-last-safe-day"]')) < await top(page.locator('#take-home blockquote')));
  }));

  test('what is sent has the last safe day and the calf, and no sum', () => on_page(async (page) => {
    await punjab(page, { board: 'not-seen', condition: 'unattached' });
    const text = await sent(page);
    for (const line of ['2 cows, 1 calf', 'The sum to pay is not known yet.', 'Young or weak ones may be gone from 29 November 2026, 10:30.', 'Last safe day: 1 December 2026.']) {
      assert.ok(text.includes(line), `"${line}" is not in: ${text}`);
    }
    assert.doesNotMatch(text, /₹/);
    assert.equal((await copied(page, '#share-answer')).split('\n')[0], '2 cows, 1 calf');
  }));
});

test('what is sent names the animals and warns of a refusal', () => on_page(async (page) => {
  await punjab(page);
  const text = await sent(page);
  assert.ok(text.startsWith('2 cows, 1 calf\nToday, 30 November 2026: you pay ₹4,460.\n'), text);
  assert.ok(text.includes('\nIf you come and do not pay, a sale may follow at once.\n'), text);
}));

test('where the calf may be gone, the sum of the others is said', () => on_page(async (page) => {
  await punjab(page, { condition: 'unattached' });
  // Two cows: 3,000 fine, three days at 200.
  assert.match(await says(page, 'take-home'), /For the other animals alone you would bring ₹3,600\./);
}));

describe('a sale that was held', () => {
  // Fine 3,740; eleven days from 28 November to 8 December at 240; 36,000 − 6,380.
  test('what is left and until when stand first and open; nothing warns of paying any more', () => on_page(async (page) => {
    await punjab(page);
    await sold(page);
    await next(page);
    await page.waitForFunction(() => document.activeElement.id === 'after-sale-title');
    assert.equal(await total(page, 'after-sale').innerText(), '₹29,620');
    assert.ok(await total(page, 'after-sale').isVisible());
    assert.equal(await page.locator('[data-line="after-sale-surplus-last-day"] > summary .value').innerText(), 'Tuesday 8 June 2027');
    assert.match(await says(page, 'after-sale'), /The expenses of the sale were not entered: they are not known, and counted as none/);
    assert.equal(await page.locator('#take-home').isVisible(), false);
    assert.equal(await page.locator('.paths a:visible', { hasText: 'Take them home' }).count(), 0);
    await accessible(page);
    await fits(page);
    // Its lines open to their working like any other.
    await page.click('[data-line="after-sale-surplus-last-day"] > summary');
    await page.locator('#after-sale .working').waitFor();
    assert.match(await says(page, 'after-sale'), /Cattle-trespass Act, 1871, section 17/);
  }));

  test('what is sent has the balance and the last day to claim it', () => on_page(async (page) => {
    await punjab(page);
    await sold(page);
    const text = await sent(page);
    assert.ok(text.includes('Sold. Left for you: ₹29,620.\nThe expenses of the sale, not known yet, come off it.\nLast day to claim it: 8 June 2027.'), text);
    assert.doesNotMatch(text, /you pay|at once|Last safe day/);
  }));

  test('one lot is asked at once, and expenses entered are counted', () => on_page(async (page) => {
    await punjab(page);
    await question(page, 'sale');
    assert.equal(await page.locator('[id^="lot-price-"]').count(), 0);
    await page.check('#sale-held');
    assert.equal(await page.locator('[id^="lot-price-"]:visible').count(), 1);
    await page.check('#sale-no');
    await page.check('#sale-held');
    assert.equal(await page.locator('[id^="lot-price-"]').count(), 1, 'once');
    // Who holds the balance turns on why they were sold: that is asked, and not taken for granted.
    assert.equal(await page.inputValue('#sold-as'), '');
    assert.match(await says(page, 'after-sale'), /Why they were sold/);
    await page.selectOption('#sold-as', 'refused');
    await day(page, 'sale', ['8', '12', '2026']);
    await page.selectOption('[id^="lot-row-"]', { label: '2 cows' });
    await page.fill('[id^="lot-heads-"]', '2');
    await page.fill('[id^="lot-price-"]', '36,000');
    await page.click('#expense-add');
    await page.fill('input[id^="expense-"]', '500');
    assert.equal(await total(page, 'after-sale').innerText(), '₹29,120');
    assert.doesNotMatch(await says(page, 'after-sale'), /counted as none/);
  }));
});

describe('the answer is found where it was asked for', () => {
  test('prices lead to what a sale would leave, and that the expenses are not known', () => on_page(async (page) => {
    await punjab(page);
    await question(page, 'sale');
    assert.ok(await page.locator('#price-1').isVisible(), 'without another tap');
    await page.fill('#price-1', '20000');
    await page.fill('#price-2', '5000');
    await next(page);
    await page.waitForFunction(() => document.activeElement.id === 'sold-title');
    assert.ok(await page.locator('#sold .inside').isVisible());
    const words = await says(page, 'sold');
    assert.match(words, /The expenses of the sale were not entered: they are not known, and counted as none/);
    assert.match(words, /must be claimed within 6 months/);
  }));

  test('a sum that was asked for leads to its check', () => on_page(async (page) => {
    await punjab(page);
    await question(page, 'more');
    await page.locator('details:has(#demand-add) > summary').click();
    await page.click('#demand-add');
    await page.fill('input[id^="demand-"]', '5,000');
    await next(page);
    await page.waitForFunction(() => document.activeElement.id === 'demand-title');
    assert.match(await says(page, 'demand'), /₹540/);
    assert.ok(await page.locator('#demand .inside').isVisible());
  }));

  test('after one changed answer the button leads on to what is still needed, or to the result', () => on_page(async (page) => {
    await punjab(page);
    await question(page, 'animals');
    const button = page.locator('.step.current .next');
    assert.equal(await button.innerText(), 'See what follows');
    await page.fill('#heads-1', '3');
    await button.click();
    await page.waitForFunction(() => document.activeElement.id === 'result');
    // A further kind has no rates yet: they are asked, and not the days again.
    await page.click('#animals-add');
    await page.selectOption('#kind-3', 'goat');
    await page.fill('#heads-3', '1');
    assert.equal(await button.innerText(), 'Next');
    await button.click();
    await page.waitForFunction(() => document.activeElement.id === 'ask-board');
    assert.ok(await page.locator('#fine-goat').isVisible());
  }));

  test('whoever comes back to a whole case sees its sum at the top; an unfinished one goes on where it stopped', () => on_page(async (page) => {
    await punjab(page);
    await page.fill('#feeding-calf', '');
    const again = async () => { await settled(page); await page.reload(); await started(page); };
    await again();
    assert.ok(await page.locator('#feeding-calf').isVisible());
    assert.equal(await page.locator('.folded').isVisible(), false);
    await page.fill('#feeding-calf', '40');
    await again();
    assert.equal(await page.locator('.step.current').count(), 0);
    const sum = page.locator('.folded .sum');
    assert.equal(await sum.innerText(), 'To bring: ₹4,460');
    assert.ok(await sum.evaluate((one) => one.getBoundingClientRect().bottom) <= 640, 'on the first screen');
    await accessible(page);
    await page.click('.folded .next');
    await page.waitForFunction(() => document.activeElement.id === 'result');
    // A question that is opened takes its place.
    await question(page, 'days');
    assert.equal(await page.locator('.folded').isVisible(), false);
  }));
});

test('a case that was forgotten by a slip comes back, until something new is entered', () => on_page(async (page) => {
  const bring_back = page.getByRole('button', { name: 'Bring it back' });
  await punjab(page);
  await question(page, 'sale');
  await page.fill('#price-1', '20000');
  const [result, forget] = await Promise.all([page.locator('.step.current .next'), page.locator('.forget')].map((one) => one.boundingBox()));
  assert.ok(forget.y - (result.y + result.height) >= 80, 'far from the button above it');
  await page.click('.forget');
  assert.equal(await total(page).count(), 0);
  await page.waitForFunction(() => document.activeElement.id === 'came-in-a-link');
  await accessible(page);
  await bring_back.click();
  assert.equal(await total(page).innerText(), '₹4,460');
  assert.equal(await page.inputValue('[id^="price-"]'), '20000');
  assert.equal(await bring_back.isVisible(), false);
  await page.click('.forget');
  await next(page);
  await page.selectOption('#place', 'kerala');
  assert.equal(await bring_back.isVisible(), false);
  await page.click('.forget');
  await page.reload();
  await started(page);
  assert.equal(await bring_back.isVisible(), false, 'nothing of it is kept on the device');
}));
