// The oldest Chromium of the README's floor, and the other engines, each as its distribution ships it: start, one whole
// journey, offline, and print. One that is not on this machine is named as skipped; .ci/setup matrix brings it where it
// can. Today's Chromium goes through all the other tests.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launch80 } from '../lib/chromium80.mjs';
import { site } from '../lib/site.mjs';
import { drive, firefox, webkit } from '../lib/webdriver.mjs';

/** What each lacks on this machine, and how it is started. */
const engines = [
  ['Chromium 80', [], () => launch80({ width: 1280, height: 850 })],
  ...[['Firefox ESR', firefox()], ['WebKitGTK', webkit()]].map(([name, engine]) => [name, engine.lacks, () => drive(engine)]),
];

const STARTED = '!document.getElementById("static") && document.getElementById("notice").className !== "now"';

async function day(browser, name, [date, month, year]) {
  await browser.fill(`#${name}-day`, date);
  await browser.choose(`#${name}-month`, month);
  await browser.fill(`#${name}-year`, year);
}

const value = (browser, line) => browser.text(`[data-line="${line}"] > summary .value`);

for (const [name, lacks, start] of engines) {
  describe(name, { skip: lacks.length > 0 && `SKIPPED: no ${lacks.join(', no ')} on this machine` }, () => {
    let browser;
    let server;
    before(async () => {
      server = await site();
      browser = await start();
    });
    after(async () => { await browser?.close(); await server?.close(); });

    test('starts', async (t) => {
      await browser.goto(server.url);
      await browser.until(STARTED);
      t.diagnostic(await browser.evaluate('navigator.userAgent'));
    });

    test('two cows and a calf in Punjab: what to bring, each further day, and until when', async () => {
      await browser.choose('#place', 'punjab');
      await browser.choose('#kind-1', 'cow');
      await browser.fill('#heads-1', '2');
      await browser.click('#animals-add');
      await browser.choose('#kind-2', 'calf');
      await browser.fill('#heads-2', '1');
      await day(browser, 'impounded', ['28', '11', '2026']);
      await browser.fill('#impounded-hour', '10:30');
      await browser.click('#board-seen');
      await browser.fill('#fine-cow', '1,500');
      await browser.fill('#feeding-cow', '100');
      await browser.fill('#fine-calf', '740');
      await browser.fill('#feeding-calf', '40');
      await day(browser, 'claimed', ['30', '11', '2026']);
      // By hand: 2 × 1,500 + 740 + 3 × (2 × 100 + 40); 3 days from the 29th; notice on the 2nd and 4 days more.
      assert.equal(await browser.text('#take-home .big'), '₹4,460');
      assert.equal(await value(browser, 'home-each-further-day'), '+ ₹240');
      assert.equal(await value(browser, 'home-last-safe-day'), 'Tuesday 1 December 2026');
      assert.equal(await value(browser, 'home-earliest-sale'), 'Monday 7 December 2026');
    });

    test('works without a network after one visit', async (t) => {
      if (!await browser.evaluate('"serviceWorker" in navigator')) return t.skip('SKIPPED: this engine has no service worker here');
      await browser.until('navigator.serviceWorker.controller && document.getElementById("offline").offsetParent', 60_000);
      const { url } = server;
      await server.close();
      server = undefined;
      await browser.goto('about:blank');
      await browser.goto(url);
      await browser.until(STARTED);
      // What was entered is still there, and reckoned without a network.
      await browser.until('document.querySelector("#take-home .big")');
      assert.equal(await browser.text('#take-home .big'), '₹4,460');
      return undefined;
    });

    test('prints', async (t) => {
      const bytes = await browser.print();
      if (!bytes) return t.skip('SKIPPED: its driver does not print');
      assert.equal(bytes.subarray(0, 5).toString('latin1'), '%PDF-');
      assert.ok(bytes.length > 5000, `a page with something on it, not ${bytes.length} bytes`);
      return undefined;
    });
  });
}
