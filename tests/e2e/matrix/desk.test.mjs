// Five thousand saved cases: nothing of them is lost on the way into a file and back. How long the desk takes is measured
// by `make bench` (tests/bench/desk.mjs).
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { desk, kept, put } from '../lib/desk.mjs';
import { WIDE, small_case } from '../lib/fill.mjs';
import { launch, open, site, visit } from '../lib/site.mjs';

const CASES = 5_000;
let browser;
let server;
let folder;
before(async () => {
  browser = await launch();
  server = await site();
  folder = mkdtempSync(join(tmpdir(), 'pound-reckoner-desk-'));
});
after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function on_a_device(work) {
  const page = await open(browser, { acceptDownloads: true, ...WIDE });
  try {
    await visit(page, server.url);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

async function pressed(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), page.getByRole('button', { name }).click()]);
  return readFileSync(await download.path(), 'utf8');
}

const given = (page, accept, name, content) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return page.setInputFiles(`#desk input[accept*="${accept}"]`, path);
};

const says = (page, text) => page.locator('[role=status]:visible', { hasText: text }).first().waitFor({ timeout: 120_000 });

/** Cases that differ in what they say and in how they are named. */
async function five_thousand(page) {
  await small_case(page);
  await page.click('#save');
  await page.locator('.saved [role=status]:not(:empty)').waitFor();
  const texts = [];
  for (let n = 1; n <= 20; n += 1) {
    await page.locator('[id^="heads-"]').first().fill(String(n));
    await page.click('#save');
    await page.waitForFunction((wanted) => document.querySelector('.saved [role=status]').textContent && wanted, n);
    texts.push((await kept(page)).cases[0]);
  }
  await put(page, Array.from({ length: CASES }, (_, n) => ({ ...texts[n % texts.length], id: `n${n}`, order: n, revision: 1 + (n % 7), name: n % 3 ? `Case ${n} “गाँव”` : '' })));
  await page.evaluate((id) => new Promise((done) => {
    const asked = indexedDB.open(`pound-reckoner.cases ${new URL('.', document.baseURI).pathname}`);
    asked.onsuccess = () => {
      const transaction = asked.result.transaction('cases', 'readwrite');
      transaction.objectStore('cases').delete(id);
      transaction.oncomplete = () => { asked.result.close(); done(); };
    };
  }), texts[0].id);
}

test(`${CASES} saved cases: a backup, read on another device, is saved there with the same bytes`, async () => {
  let first;
  await on_a_device(async (page) => {
    await five_thousand(page);
    await desk(page);
    first = await pressed(page, 'Save a backup');
  });
  assert.equal(JSON.parse(first).cases.length, CASES);
  assert.equal(new Set(JSON.parse(first).cases.map(({ text }) => text)).size, 20);
  await on_a_device(async (page) => {
    await desk(page);
    await given(page, 'json', 'backup.json', first);
    await says(page, 'Read back in: 5,000. Already here: 0.');
    assert.equal(await pressed(page, 'Save a backup'), first);
  });
});

test(`${CASES} saved cases: as a table, read on another device, they are saved there as the same table`, async () => {
  let first;
  await on_a_device(async (page) => {
    await five_thousand(page);
    await desk(page);
    first = await pressed(page, 'Save them as a table');
    await says(page, 'Cases in it: 5,000. Not in it, since they could not be read: 0.');
  });
  assert.equal(first.trimEnd().split('\r\n').length, CASES + 1);
  await on_a_device(async (page) => {
    await desk(page);
    await given(page, 'csv', 'table.csv', first);
    await says(page, 'Cases: 5,000. With a sum: 5,000. Answers refused: 0.');
    await page.getByRole('button', { name: 'Keep these cases' }).click();
    await says(page, 'Saved: 5,000. Already here: 0. Not saved, since something in them was refused: 0.');
    const lines = (text) => text.trimEnd().split('\r\n').sort();
    assert.deepEqual(lines(await pressed(page, 'Save them as a table')), lines(first));
  });
});
