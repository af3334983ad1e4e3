// After one visit the site works without a network: all of it, in any folder, and apart from other copies.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { WIDE, small_case } from './lib/fill.mjs';
import { dist, launch, open, site, started, visit } from './lib/site.mjs';

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'))
  // For the pages of others, which fetch it themselves.
  .filter((name) => !name.startsWith('embed/'));

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

async function with_site(options, work) {
  const server = await site(options);
  const page = await open(browser, WIDE);
  try {
    return await work(page, server);
  } finally {
    await page.done();
    await server.close();
  }
}

const ready = (page, timeout = 30_000) => page.locator('#offline').waitFor({ state: 'visible', timeout });
/** Nothing is typed for ten seconds: the rest is fetched. The test does not wait for them. */
const settle = (page) => page.evaluate(() => globalThis.poundReckoner.answered());

test('the list of the worker is what stands in dist/, each file with its own hash', () => {
  const text = readFileSync(join(dist, 'worker.js'), 'utf8');
  const { build, files: listed } = JSON.parse(/^self\.poundReckoner = (\{[^;]*\});$/m.exec(text)[1]);
  assert.deepEqual(Object.keys(listed).sort(), files.filter((name) => name !== 'worker.js').sort());
  assert.ok(files.some((name) => /^desk-.*\/engine\/engine_bg\.wasm$/.test(name)), 'the page has an engine of its own build');
  for (const [name, hash] of Object.entries(listed)) {
    assert.equal(hash, `sha256-${createHash('sha256').update(readFileSync(join(dist, name))).digest('base64')}`, name);
  }
  assert.match(build, /^[0-9a-f]{12}$/);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  assert.match(page, new RegExp(`name="pound-reckoner-build" content="${build} late-\\S+ (?:\\S+ )*en=lang/en-`));
});

test('the rest is fetched only after ten quiet seconds', () => with_site({}, async (page, server) => {
  await visit(page, server.url);
  await page.waitForTimeout(4000);
  assert.ok(!server.requests.some((one) => one.path.endsWith('worker.js')), 'not at once');
  await ready(page);
  for (const name of files) assert.ok(server.requests.some((one) => decodeURI(one.path) === server.base + name), `${name} was fetched`);
}));

test('or after the first answer, and the page says when it is ready', () => with_site({}, async (page, server) => {
  await visit(page, server.url);
  assert.equal(await page.locator('#offline').isVisible(), false);
  const began = Date.now();
  await small_case(page);
  await page.waitForFunction(() => globalThis.navigator.serviceWorker.controller, null, { timeout: 8000 });
  assert.ok(Date.now() - began < 9500, 'before the ten seconds');
  await ready(page);
}));

for (const base of ['/pound-reckoner/', '/', '/a/some other/folder-é/']) {
  test(`works without a network under ${base}`, () => with_site({ base }, async (page, server) => {
    const url = encodeURI(server.url);
    await visit(page, url);
    await settle(page);
    await ready(page);
    await server.close();
    for (const address of ['', 'index.html', '#/due?c=1.x', '?from=home']) {
      await page.goto('about:blank');
      await visit(page, url + address);
      assert.ok(await page.locator('#result').isVisible());
    }
    // Every file, byte for byte, as the worker serves it.
    for (const name of files.filter((one) => one !== 'worker.js')) {
      const got = await page.evaluate(async (address) => {
        const response = await fetch(address);
        const bytes = new Uint8Array(await response.arrayBuffer());
        return { status: response.status, length: bytes.length, type: response.headers.get('content-type') };
      }, url + encodeURI(name));
      assert.equal(got.status, 200, name);
      assert.equal(got.length, readFileSync(join(dist, name)).length, name);
      if (name.endsWith('.js')) assert.match(got.type, /javascript/, name);
    }
  }));
}

test('a miss is a miss, with the network and without', () => with_site({}, async (page, server) => {
  await visit(page, server.url);
  await settle(page);
  await ready(page);
  const ask = (name) => page.evaluate((address) => fetch(address).then((response) => response.status, () => 'no network'), server.url + name);
  assert.equal(await ask('page-0000000000000000.js'), 404);
  await server.close();
  assert.equal(await ask('page-0000000000000000.js'), 'no network');
}));

test('a server that fails, or is slow, gives way to what is kept', () => with_site({}, async (page, server) => {
  await visit(page, server.url);
  await settle(page);
  await ready(page);
  server.rules.push({ match: /^/, status: 503 });
  await page.reload();
  await started(page);
  server.rules.length = 0;
  server.rules.push({ match: /^$/, delay: 20_000 });
  const began = Date.now();
  await page.reload();
  await started(page);
  assert.ok(Date.now() - began < 10_000);
}));

test('a file that fails is fetched again at the next visit; until then nothing is called ready', () => with_site({
  rules: [{ match: /maskable\.png$/, status: 503 }],
}, async (page, server) => {
  await visit(page, server.url);
  await settle(page);
  await page.waitForTimeout(3000);
  assert.equal(await page.locator('#offline').isVisible(), false);
  server.rules.length = 0;
  await page.reload();
  await started(page);
  await settle(page);
  await ready(page);
}));

/** Ends the worker of the site as a browser does that needs the memory. */
async function end_the_worker(page) {
  const devtools = await page.context().newCDPSession(page);
  const ended = new Promise((done) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => { if (versions.some((one) => one.runningStatus === 'stopped')) done(); });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await ended;
  await devtools.detach();
}

test('a worker that the browser has ended begins again without a network', () => with_site({}, async (page, server) => {
  await visit(page, server.url);
  await small_case(page);
  await ready(page);
  await end_the_worker(page);
  await server.close();
  assert.equal(await page.evaluate((address) => fetch(address).then((response) => response.status, () => 'no network'), `${server.url}manifest.webmanifest`), 200);
  await end_the_worker(page);
  await page.reload();
  await started(page);
  await page.locator('#take-home .big').waitFor({ state: 'visible' });
}));

test('a worker that was ended while it fetched goes on where it was; until then nothing is called ready', () => with_site({
  rules: [{ match: /^late-/, delay: 3000 }],
}, async (page, server) => {
  await visit(page, server.url);
  await settle(page);
  await page.waitForFunction(() => globalThis.navigator.serviceWorker.getRegistration().then((one) => one && one.installing));
  await page.waitForTimeout(500);
  await end_the_worker(page);
  assert.equal(await page.locator('#offline').isVisible(), false);
  server.rules.length = 0;
  await page.goto('about:blank');
  await visit(page, server.url);
  await settle(page);
  await ready(page);
  await server.close();
  await page.reload();
  await started(page);
}));

test('copies on one server do not mix', async () => {
  const server = await site({ base: '/a/' });
  // The same folder again, inside the first one's scope.
  const page = await open(browser);
  try {
    await visit(page, server.url);
    await settle(page);
    await ready(page);
    const names = await page.evaluate(() => caches.keys());
    assert.equal(names.length, 1);
    assert.ok(names[0].startsWith(`pound-reckoner ${server.url} `), names[0]);
    // What other copies and other programs keep on this origin is left alone.
    await page.evaluate((origin) => Promise.all([`pound-reckoner ${origin}/b/ 0123`, `pound-reckoner ${origin}/a/b/ 0123`, 'mail'].map((name) => caches.open(name))), server.origin);
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.unregister()));
    await page.reload();
    await started(page);
    await settle(page);
    await ready(page);
    assert.equal((await page.evaluate(() => caches.keys())).length, 4);
  } finally {
    await page.done();
    await server.close();
  }
});

test('it can be put among the programs of a phone', () => with_site({}, async (page, server) => {
  await visit(page, server.url);
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  for (const icon of manifest.icons) {
    const png = readFileSync(join(dist, icon.src));
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, icon.sizes, icon.src);
  }
  assert.deepEqual(manifest.icons.map((icon) => icon.sizes + (icon.purpose ?? '')), ['192x192', '512x512', '512x512maskable']);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context without a profile is not asked to keep programs; nothing else may stand in the way.
  assert.deepEqual(installabilityErrors.map((one) => one.errorId).filter((one) => one !== 'in-incognito'), []);
  const head = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const tag of ['apple-touch-icon', 'apple-mobile-web-app-capable', 'apple-mobile-web-app-title']) assert.ok(head.includes(tag), tag);
}));

describe('with the worker refused', () => {
  test('the page works and claims nothing', () => with_site({ rules: [{ match: /^worker\.js$/, status: 404 }] }, async (page, server) => {
    await visit(page, server.url);
    await settle(page);
    await page.waitForTimeout(1500);
    assert.equal(await page.locator('#offline').isVisible(), false);
    assert.equal(await page.locator('#notice').isVisible(), false);
  }));
});
