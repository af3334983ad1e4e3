// A second build is published over the first: no page ever holds files of both, none is reloaded unasked, and what was
// entered stays.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { WIDE, small_case } from './lib/fill.mjs';
import { dist, launch, open, root, site, started, visit } from './lib/site.mjs';

let browser, scratch, second, third;
before(async () => {
  browser = await launch();
  scratch = mkdtempSync(join(tmpdir(), 'pound-reckoner-updates-'));
  second = another_build('Second');
  third = another_build('Third');
});
after(async () => {
  await browser?.close();
  rmSync(scratch, { recursive: true, force: true });
});

const sha384 = (bytes) => createHash('sha384').update(bytes).digest('base64');
const build_of = (folder) => /name="pound-reckoner-build" content="(\w+) /.exec(readFileSync(join(folder, 'index.html'), 'utf8'))[1];

/** The site as another build would leave it: script, module and words differ, and so do their names. */
function another_build(name) {
  const folder = join(scratch, name);
  cpSync(dist, folder, { recursive: true });
  let html = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, js, wasm] = /name="pound-reckoner-files" content="\.\/(\S+) \.\/(\S+)"/.exec(html);
  const stem = js.replace('.js', '');
  const other = `page-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  // A section of its own changes the module and nothing that it does.
  const section = Buffer.from([0, name.length + 1, name.length, ...Buffer.from(name)]);
  for (const [file, more] of [[js, Buffer.from(`\n// ${name}\n`)], [wasm, section]]) {
    const before = readFileSync(join(folder, file));
    const now = Buffer.concat([before, more]);
    html = html.replaceAll(sha384(before), sha384(now));
    rmSync(join(folder, file));
    writeFileSync(join(folder, file.replace(stem, other)), now);
  }
  html = html.replaceAll(stem, other).replace(/(name="pound-reckoner-(?:build|desk)" content=")[^"]*/g, '$1');
  writeFileSync(join(folder, 'index.html'), html);
  for (const late of readdirSync(folder).filter((one) => one.startsWith('late-'))) {
    writeFileSync(join(folder, 'late.wasm'), Buffer.concat([readFileSync(join(folder, late)), section]));
    rmSync(join(folder, late));
  }
  const [words] = readdirSync(join(folder, 'lang')).filter((one) => one.startsWith('en-'));
  const text = readFileSync(join(folder, 'lang', words), 'utf8').replace(/^app\.name = .*$/m, `app.name = ${name}`);
  rmSync(join(folder, 'lang', words));
  writeFileSync(join(folder, 'lang', 'en.txt'), text);
  for (const within of ['lang', 'lang/late']) {
    for (const rest of readdirSync(join(folder, within)).filter((one) => one.endsWith('.txt') && one !== 'en.txt')) {
      renameSync(join(folder, within, rest), join(folder, within, rest.replace(/-.{43}\.txt$/, '.txt')));
    }
  }
  // The words of the desk stand with the others before the last step of a build.
  const desk = readdirSync(folder).find((one) => one.startsWith('desk-'));
  for (const words of readdirSync(join(folder, desk, 'words'))) {
    appendFileSync(join(folder, 'lang', words), readFileSync(join(folder, desk, 'words', words)));
  }
  rmSync(join(folder, desk, 'words'), { recursive: true });
  renameSync(join(folder, desk), join(folder, 'desk'));
  rmSync(join(folder, 'worker.js'));
  // With the build's own tools on its path, however this test was started.
  execFileSync('bash', ['-c', '. .ci/env.sh && exec node .ci/finish.mjs "$1"', 'bash', folder], { cwd: root });
  assert.notEqual(build_of(folder), build_of(dist));
  return folder;
}

/** A server whose folder first holds the first build; `publish` replaces it as a whole, as Pages does. */
async function published(work) {
  const folder = mkdtempSync(join(scratch, 'site-'));
  const publish = (from) => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    cpSync(from, folder, { recursive: true });
  };
  publish(dist);
  const server = await site({ dir: folder });
  const page = await open(browser, WIDE);
  page.loads = 0;
  page.on('domcontentloaded', () => { page.loads += 1; });
  try {
    return await work(page, server, publish);
  } finally {
    await page.done();
    await server.close();
  }
}

const brand = (page) => page.locator('.brand').innerText();
const build = (page) => page.evaluate(() => globalThis.poundReckoner.build);
const newer = (page) => page.locator('#newer');
async function ready(page) {
  await page.evaluate(() => globalThis.poundReckoner.answered());
  await page.locator('#offline').waitFor({ state: 'visible', timeout: 30_000 });
}
/**
 * The build whose worker answers; nothing while another waits to take over. That one begins when the old worker has nothing
 * to do, and a question each tenth of a second would be something: Chromium then lets it wait for half a minute.
 */
const active_build = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration.installing || registration.waiting) return undefined;
  const channel = new MessageChannel();
  const told = new Promise((done) => { channel.port1.onmessage = (event) => done(event.data); });
  registration.active.postMessage('which build?', [channel.port2]);
  return told;
});
async function until(true_yet, milliseconds = 20_000) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    if (await true_yet()) return;
  }
  throw new Error(`never true: ${true_yet}`);
}
/** What the browser does by itself now and then. */
const look = (page) => page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()));

test('an open tab keeps working, offers the newer build, and takes it by one reload when asked', () => published(async (page, server, publish) => {
  await visit(page, server.url);
  await ready(page);
  await page.locator('#place').selectOption('gujarat');
  publish(second);
  await look(page);
  await newer(page).waitFor({ state: 'visible', timeout: 20_000 });
  assert.equal(page.loads, 1, 'nothing is reloaded unasked');
  assert.equal(await brand(page), 'Pound Reckoner');
  assert.equal(await page.locator('#place').inputValue(), 'gujarat');
  // Everything of its own build is still to be had, although the server has none of it.
  const own = await page.evaluate(() => Promise.all(performance.getEntriesByType('resource').map((one) => fetch(one.name).then((answer) => `${answer.status} ${one.name}`))));
  assert.ok(own.length >= 4 && own.every((one) => one.startsWith('200 ')), own.join('\n'));
  await page.locator('#newer-reload').click();
  await page.waitForFunction(() => document.querySelector('.brand')?.textContent === 'Second', null, { timeout: 15_000 });
  await started(page);
  assert.equal(await build(page), build_of(second));
  await page.waitForTimeout(4000);
  assert.equal(page.loads, 2, 'one reload');
  assert.equal(await newer(page).isVisible(), false);
  assert.deepEqual(page.errors, []);
}));

test('a page that came from the network takes over without a reload', () => published(async (page, server, publish) => {
  await visit(page, server.url);
  await ready(page);
  publish(second);
  await page.reload();
  await started(page);
  assert.equal(await brand(page), 'Second');
  await ready(page);
  await until(async () => await active_build(page) === build_of(second));
  assert.equal(page.loads, 2);
  assert.equal(await newer(page).isVisible(), false);
  await server.close();
  await page.reload();
  await started(page);
  assert.equal(await brand(page), 'Second', 'and is there without a network');
}));

test('a build that never came whole is never used: without a network the first one stays', () => published(async (page, server, publish) => {
  await visit(page, server.url);
  await ready(page);
  publish(second);
  // The connection ends in the middle of the newer build.
  server.rules.push({ match: /maskable\.png$|_bg\.wasm$/, status: 503 });
  await look(page).catch(() => {});
  await page.waitForTimeout(2500);
  assert.equal(await newer(page).isVisible(), false);
  await server.close();
  await page.reload();
  await started(page);
  assert.equal(await brand(page), 'Pound Reckoner');
  assert.equal(await build(page), build_of(dist));
}));

test('a newer page whose files do not come says so, and without a network the first one is whole', () => published(async (page, server, publish) => {
  await visit(page, server.url);
  await ready(page);
  publish(second);
  server.rules.push({ match: /_bg\.wasm$/, status: 503 });
  await page.reload();
  await page.locator('#notice').waitFor({ state: 'visible', timeout: 10_000 });
  await server.close();
  await page.locator('#retry').click();
  await page.waitForFunction(() => document.querySelector('.brand')?.textContent === 'Pound Reckoner', null, { timeout: 10_000 });
  assert.equal(await build(page), build_of(dist));
}));

test('a tab opened before anything was kept is offered the build that is kept', () => published(async (page, server, publish) => {
  await visit(page, server.url);
  publish(second);
  await ready(page);
  await newer(page).waitFor({ state: 'visible', timeout: 20_000 });
  await page.locator('#newer-reload').click();
  await page.waitForFunction(() => document.querySelector('.brand')?.textContent === 'Second', null, { timeout: 15_000 });
  assert.equal(page.loads, 2);
}));

test('published while a page is starting: all of one build, or the notice', () => published(async (page, server, publish) => {
  server.rules.push({ match: /^lang\//, delay: 1500 });
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.waitForTimeout(500);
  publish(second);
  await page.locator('#notice').waitFor({ state: 'visible', timeout: 15_000 });
  server.rules.length = 0;
  await page.locator('#retry').click();
  await page.waitForFunction(() => document.querySelector('.brand')?.textContent === 'Second', null, { timeout: 10_000 });
  assert.equal(await build(page), build_of(second));
}));

test('two builds one after the other: still one reload, to the last; and a second tab is left in peace', () => published(async (page, server, publish) => {
  await visit(page, server.url);
  await ready(page);
  const other = await page.context().newPage();
  let loads = 0;
  other.on('domcontentloaded', () => { loads += 1; });
  await visit(other, server.url);
  await other.locator('#place').selectOption('kerala');
  publish(second);
  await look(page);
  await newer(page).waitFor({ state: 'visible', timeout: 20_000 });
  publish(third);
  await look(page);
  await until(() => page.evaluate(async (name) => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration.waiting && !registration.installing && (await caches.keys()).some((one) => one.endsWith(name));
  }, build_of(third)));
  await page.locator('#newer-reload').click();
  await page.waitForFunction(() => document.querySelector('.brand')?.textContent === 'Third', null, { timeout: 15_000 });
  await page.waitForTimeout(4000);
  assert.equal(page.loads, 2);
  assert.equal(loads, 1, 'the other tab was not reloaded');
  assert.equal(await brand(other), 'Pound Reckoner');
  assert.equal(await other.locator('#place').inputValue(), 'kerala');
}));

test('the build and the day of the law stand under the result', () => published(async (page, server) => {
  await visit(page, server.url);
  await small_case(page);
  const made = page.locator('.result .hint', { hasText: build_of(dist) });
  assert.match(await made.innerText(), /^Law last checked: \w+ \d+ \w+ 20\d\d\. This page: [0-9a-f]{12}\.$/);
}));
