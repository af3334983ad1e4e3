// The page starts from everywhere it was promised to. Where it cannot: failures.test.mjs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { dist, launch, open, site, visit } from './lib/site.mjs';
import { launch80 } from './lib/chromium80.mjs';

const BY_HAND = 'To reckon by hand';
const NOTICE = 'The reckoner has not started';

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

/** Runs `work` with a page over a server of its own. */
async function with_site(options, work, context = {}) {
  const server = await site(options);
  const page = await open(browser, context);
  try {
    return await work(page, server);
  } finally {
    await page.done();
    await server.close();
  }
}

describe('it starts', () => {
  for (const path of ['', 'index.html', '#/due?c=1.x']) {
    test(`from /pound-reckoner/${path}`, () => with_site({}, async (page, server) => {
      await visit(page, server.url + path);
      assert.deepEqual(page.errors, []);
    }));
  }
  for (const base of ['/', '/a/b/किसान/']) {
    test(`from ${base} without a rebuild`, () => with_site({ base: decodeURI(base) }, async (page, server) => {
      await visit(page, encodeURI(server.url));
      assert.deepEqual(page.errors, []);
    }));
  }
  test('from /pound-reckoner without the slash', () => with_site({}, async (page, server) => {
    await visit(page, server.url.slice(0, -1));
  }));

  test('with eval blocked by its own policy', () => with_site({}, async (page, server) => {
    await visit(page, server.url);
    // Inside the page's own world: a debugger's evaluate is not bound by the policy.
    const blocked = await page.evaluate(() => new Promise((done) => {
      document.addEventListener('securitypolicyviolation', (event) => done(event.blockedURI), { once: true });
      setTimeout(() => done('nothing was blocked'), 2000);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'document.title = "ran"');
      document.body.append(button);
      button.click();
      if (document.title === 'ran') done('an inline handler ran');
      button.remove();
    }));
    assert.equal(blocked, 'inline');
    assert.match(await eval_in_page(page, server), /EvalError/);
  }));

  test('with storage blocked', () => with_site({}, async (page, server) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
    });
    await visit(page, server.url);
    assert.deepEqual(page.errors, []);
  }));

  test('asking for nothing outside its folder, and for nothing twice', () => with_site({}, async (page, server) => {
    await visit(page, server.url);
    await page.waitForLoadState('networkidle');
    const outside = page.asked.filter((url) => !url.startsWith(server.url));
    assert.deepEqual(outside, []);
    const paths = server.requests.map((one) => one.path);
    assert.deepEqual(paths, [...new Set(paths)]);
    assert.ok(paths.every((path) => path.startsWith(server.base)), paths.join(' '));
    assert.ok(server.requests.every((one) => one.status === 200));
  }));

  test('when the server names a wrong type for the module', () => with_site({ rules: [{ match: /\.wasm$/, type: 'application/octet-stream' }] }, async (page, server) => {
    await visit(page, server.url);
  }));
  test('when the module fails once', () => with_site({ rules: [{ match: /\.wasm$/, status: 503, times: 1 }] }, async (page, server) => {
    await visit(page, server.url);
  }));
  test('when the connection breaks once in the middle of the module', () => with_site({ rules: [{ match: /\.wasm$/, drop: 5000, times: 1 }] }, async (page, server) => {
    await visit(page, server.url);
  }));
});

/** What a script file of the site's own gets when it calls eval. */
async function eval_in_page(page, server) {
  server.rules.push({ match: /^try-eval\.js$/, body: 'try { document.title = String(eval("1")); } catch (error) { document.title = error.name; }' });
  await page.addScriptTag({ url: `${server.url}try-eval.js` });
  return page.title();
}

describe('Chromium 80', () => {
  test('starts', async () => {
    const server = await site();
    const old = await launch80();
    try {
      assert.match(await old.evaluate('navigator.userAgent'), /Chrome\/80\./);
      await old.goto(server.url);
      await old.until('document.readyState === "complete" && !document.getElementById("static")');
      assert.equal(await old.evaluate('document.getElementById("notice").hidden'), true);
      // It says that it does not know the newer keyword of the policy; that is a remark, not a failure.
      assert.deepEqual(old.errors.filter((text) => !text.includes("'wasm-unsafe-eval'")), []);
    } finally {
      await old.close();
      await server.close();
    }
  });
  test('shows the notice when the module is missing', async () => {
    const server = await site({ rules: [{ match: /\.wasm$/, status: 503 }] });
    const old = await launch80();
    try {
      await old.goto(server.url);
      await old.until('(document.getElementById("notice") || {}).className === "now"', 10_000);
      assert.ok((await old.evaluate('document.getElementById("notice").innerText')).includes(NOTICE));
    } finally {
      await old.close();
      await server.close();
    }
  });
});

test('the page holds its static words, and no inline script or style', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  assert.ok(html.includes(BY_HAND));
  assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)[^>]*>/, 'no inline script');
  assert.doesNotMatch(html, /\sstyle=|<style|\son[a-z]+=/, 'no inline style, no inline handler');
  assert.doesNotMatch(html, /(?:src|href)="(?:[a-z]+:)?\/\//, 'no other host');
  assert.doesNotMatch(html, /(?:src|href)="\//, 'relative addresses only');
});
