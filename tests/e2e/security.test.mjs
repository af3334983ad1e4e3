// Nothing leaves the device, and nothing foreign comes in: every request of every part stays in the site's folder, under a
// policy that allows no other.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { WIDE, small_case } from './lib/fill.mjs';
import { dist, launch, open, site, started, visit } from './lib/site.mjs';

let browser, server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

const html = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)));

describe('every HTML page of the site', () => {
  for (const name of html) {
    test(name, () => {
      const text = readFileSync(join(dist, name), 'utf8');
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text);
      assert.ok(policy, 'has a policy');
      assert.ok(text.indexOf(policy[0]) < text.search(/<(?:script|link|img|style)\b/), 'before anything that it is to hold');
      const rules = new Map(policy[1].split(';').map((rule) => rule.trim().split(/\s+/)).map(([key, ...values]) => [key, values]));
      assert.deepEqual(rules.get('default-src'), ["'none'"]);
      assert.deepEqual(rules.get('base-uri'), ["'none'"]);
      assert.deepEqual(rules.get('form-action'), ["'none'"]);
      for (const [key, values] of rules) {
        for (const value of values) assert.ok(["'none'", "'self'", "'wasm-unsafe-eval'", "'unsafe-eval'"].includes(value), `${key} ${value}`);
      }
      assert.doesNotMatch(text, /<script(?![^>]*\bsrc=)|\son[a-z]+=|javascript:/i, 'no script of its own');
    });
  }
});

test('a whole visit asks for nothing outside the folder: case, law, comparison, offline, update, reload', async () => {
  const context = await browser.newContext({ ...WIDE, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const asked = [];
  // Of the page and of its worker.
  context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const page = await context.newPage();
  try {
    await visit(page, server.url);
    await small_case(page);
    await page.locator('#offline').waitFor({ state: 'visible', timeout: 30_000 });
    for (const link of await page.locator('a[href^="#"]').evaluateAll((links) => links.map((one) => one.getAttribute('href')))) {
      await page.evaluate((to) => { location.hash = to; }, link);
    }
    for (const opener of await page.locator('details > summary').all()) if (await opener.isVisible()) await opener.click();
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));
    await page.reload();
    await started(page);
    await page.waitForLoadState('networkidle');
    const addresses = asked.filter((one) => !/ (?:blob|data):/.test(one));
    assert.ok(addresses.length > 10);
    assert.deepEqual(addresses.filter((one) => !one.startsWith(`GET ${server.url}`)), []);
    // Nothing that was typed stands in an address.
    assert.deepEqual(server.requests.map((one) => one.path).filter((path) => /punjab|1500|1,500/i.test(path)), []);
    assert.ok(server.requests.every((one) => one.path.startsWith(server.base)));
  } finally {
    await context.close();
  }
});

test('the policy stops what would leave: a request, a picture, a form, a frame, a socket', async () => {
  const reached = [];
  const outside = createServer((request, response) => { reached.push(request.url); response.end(); });
  await new Promise((done) => outside.listen(0, '127.0.0.1', done));
  const to = `http://127.0.0.1:${outside.address().port}/`;
  const page = await open(browser, WIDE);
  try {
    await visit(page, server.url);
    await page.evaluate(async (address) => {
      await fetch(`${address}fetch`, { mode: 'no-cors' }).catch(() => {});
      try { navigator.sendBeacon(`${address}beacon`, 'x'); } catch { /* refused */ }
      try { new WebSocket(`${address.replace('http', 'ws')}socket`); } catch { /* refused */ }
      const put = (tag, set) => document.body.append(Object.assign(document.createElement(tag), set));
      put('img', { src: `${address}img` });
      put('script', { src: `${address}script` });
      put('iframe', { src: `${address}frame` });
      put('link', { rel: 'stylesheet', href: `${address}style` });
      const form = document.createElement('form');
      form.action = `${address}form`;
      document.body.append(form);
      form.submit();
    }, to);
    await page.waitForTimeout(1000);
    assert.deepEqual(reached, []);
  } finally {
    await page.done();
    outside.close();
  }
});
