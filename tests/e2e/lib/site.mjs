// What every browser test needs: the shipped server over the release dist/, a browser, a page that
// notes what goes wrong and what leaves the site, and a place for screenshots.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../../.ci/serve.mjs';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const dist = process.env.POUND_RECKONER_DIST ?? join(root, 'dist');
export const BASE = '/pound-reckoner/';

/** The shipped server under the folder GitHub Pages would use; options as in .ci/serve.mjs. */
export const site = (options = {}) => serve({ dir: dist, base: BASE, ...options });

function chromiumPath() {
  const names = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  for (const name of names.filter(Boolean)) {
    try {
      return execFileSync('sh', ['-c', 'command -v -- "$1"', 'sh', name], { encoding: 'utf8' }).trim();
    } catch { /* the next one */ }
  }
  throw new Error('no Chromium: run .ci/setup test, or set CHROMIUM to its path');
}

/** Today's Chromium, headless, in a new profile. */
export const launch = (options = {}) => chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', ...(options.args ?? [])],
});

/**
 * A page in a context of its own. `page.errors` gathers uncaught errors and console errors,
 * `page.asked` every address asked for; close it with `page.done()`.
 */
export async function open(browser, options = {}) {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport: { width: 390, height: 844 }, ...options });
  const page = await context.newPage();
  page.errors = [];
  page.asked = [];
  page.on('pageerror', (error) => page.errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && page.errors.push(message.text()));
  page.on('request', (request) => page.asked.push(request.url()));
  page.done = () => context.close();
  return page;
}

/**
 * Waits until the app has mounted, with what is late (src/app/late.rs) unless it is told otherwise; fails early, with its
 * words, when it says that it could not.
 */
export async function started(page, { timeout = 15_000, whole = true } = {}) {
  await page.waitForFunction(() => !document.getElementById('static') || document.getElementById('notice').className === 'now', null, { timeout });
  if (await page.locator('#notice').isVisible()) throw new Error(`not started: ${await page.locator('#notice-detail').textContent()}`);
  // Where it cannot be had the page says so, and the test has its reasons.
  if (whole) await page.evaluate(() => globalThis.poundReckoner.late().catch(() => {}));
}

/** Opens the site at `address` and waits for the app. */
export async function visit(page, address, options) {
  await page.goto(address);
  await started(page, options);
}

/** The codes of the languages that the site speaks. */
export const languages = () => readdirSync(join(dist, 'lang')).filter((file) => file !== 'late').map((file) => file.split('-')[0]);

/** Does `work` on a fresh page at an address, and lets no error of the page pass. */
export async function on_a_page(browser, address, work, options = {}) {
  const page = await open(browser, { serviceWorkers: 'block', ...options });
  try {
    await visit(page, address);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
  }
}

/** Keeps a picture in target/screenshots/NAME.png; returns its path. */
export async function screenshot(page, name) {
  const folder = join(root, 'target', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
  return path;
}
