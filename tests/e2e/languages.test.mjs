// Languages: the list, the change without losing an answer, one written from the right, and one that cannot be fetched.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launch, open, site, visit } from './lib/site.mjs';
import { ninth } from './lib/ninth.mjs';

const WIDE = { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' };
let browser;
let server;
let folder;
before(async () => {
  browser = await launch();
  folder = ninth({ dir: 'rtl' });
  server = await site({ dir: folder });
});
after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function on_page(work, context = WIDE) {
  const page = await open(browser, context);
  try {
    await visit(page, server.url);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

const speaks = (page, code) => page.waitForFunction((one) => document.documentElement.lang === one, code);

test('another language: other words from the other side, the same answers, and back', () => on_page(async (page) => {
  await page.selectOption('#place', 'punjab');
  await page.selectOption('#kind-1', 'cow');
  await page.fill('#heads-1', '2');
  await page.check('#board-seen');
  await page.fill('#fine-cow', '1e3');
  await page.selectOption('#language', 'xx');
  await speaks(page, 'xx');
  assert.equal(await page.locator('.brand').innerText(), '»Pound Reckoner');
  assert.equal(await page.getAttribute('html', 'dir'), 'rtl');
  for (const [id, text] of [['place', 'punjab'], ['kind-1', 'cow'], ['heads-1', '2'], ['fine-cow', '1e3'], ['language', 'xx']]) {
    assert.equal(await page.inputValue(`#${id}`), text, id);
  }
  assert.equal(await page.locator('header.top').count(), 1);
  await page.fill('#fine-cow', '1000');
  await page.click('#animals-add');
  await page.selectOption('#kind-2', 'calf');
  await page.selectOption('#language', 'en');
  await speaks(page, 'en');
  assert.equal(await page.getAttribute('html', 'dir'), 'ltr');
  assert.equal(await page.inputValue('#fine-cow'), '1000');
  assert.equal(await page.inputValue('#kind-2'), 'calf');
}));

test('the choice is remembered, and the browser\'s own language is taken before any choice', async () => {
  await on_page(async (page) => {
    await page.selectOption('#language', 'xx');
    await speaks(page, 'xx');
    await page.reload();
    await speaks(page, 'xx');
  });
  await on_page((page) => speaks(page, 'xx'), { ...WIDE, locale: 'xx' });
});

test('a language that cannot be fetched is said to be so, and the old one stays', () => on_page(async (page) => {
  await page.route('**/lang/xx-*', (route) => route.abort());
  await page.selectOption('#language', 'xx');
  await page.waitForFunction(() => document.querySelector('.language .error')?.textContent.includes('could not be fetched'));
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  assert.equal(await page.inputValue('#language'), 'en');
  page.errors.length = 0;
}));

const focus = (page) => page.evaluate(() => document.activeElement.id);

test('the focus stays where it was, in the same place of the same box, however late the words come', () => on_page(async (page) => {
  await page.selectOption('#place', 'punjab');
  await page.selectOption('#kind-1', 'cow');
  await page.check('#board-seen');
  await page.focus('#language');
  await page.selectOption('#language', 'xx');
  await speaks(page, 'xx');
  assert.equal(await focus(page), 'language');
  await page.route('**/lang/**', async (route) => {
    await new Promise((done) => { setTimeout(done, 1000); });
    await route.continue();
  });
  await page.selectOption('#language', 'en');
  await page.click('#fine-cow');
  await page.keyboard.type('1007');
  // The arrow keys of a page written from the right would go the other way.
  await page.evaluate(() => document.activeElement.setSelectionRange(3, 3));
  await speaks(page, 'en');
  assert.equal(await focus(page), 'fine-cow');
  await page.keyboard.type('5');
  assert.equal(await page.inputValue('#fine-cow'), '10057');
}));

test('a button that goes with the old words hands the focus to the list of languages', () => on_page(async (page) => {
  await page.selectOption('#place', 'punjab');
  await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click();
  await speaks(page, 'pa');
  assert.equal(await focus(page), 'language');
}));
