// The second module, the engine without Leptos, as other people's pages and our own worker use it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { dist, launch, open, site } from './lib/site.mjs';

const glue = join(dist, 'embed', 'pound_reckoner.js');

/** The engine inside Node. */
export async function engine() {
  const module = await import(pathToFileURL(glue));
  await module.default({ module_or_path: await readFile(join(dist, 'embed', 'pound_reckoner_bg.wasm')) });
  return module;
}

test('answers in Node', async () => {
  const { version } = await engine();
  assert.match(version(), /\S/);
});

test('answers in a worker of the page, under the page\'s policy', async () => {
  const server = await site({ rules: [{
    match: /^try-worker\.js$/,
    body: 'import init, { version } from "./embed/pound_reckoner.js"; init().then(() => postMessage(version()), (error) => postMessage("failed: " + error));',
  }] });
  const browser = await launch();
  try {
    const page = await open(browser);
    await page.goto(server.url);
    const said = await page.evaluate((address) => new Promise((done) => {
      const worker = new Worker(address, { type: 'module' });
      worker.onmessage = (event) => done(event.data);
      worker.onerror = (event) => done(`failed: ${event.message}`);
    }), `${server.url}try-worker.js`);
    assert.equal(said, (await engine()).version());
  } finally {
    await browser.close();
    await server.close();
  }
});

test('holds nothing of Leptos', async () => {
  const bytes = await readFile(join(dist, 'embed', 'pound_reckoner_bg.wasm'), 'latin1');
  assert.ok(!/leptos|tachys|reactive_graph/.test(bytes));
});
