// The README's examples, taken out of it as they stand and run; only the address of a fork is filled in.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { dist, launch, open, root, site } from './lib/site.mjs';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const examples = (language) => [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map((one) => one[1]);
const ADDRESS = 'https://YOUR-NAME.github.io/pound-reckoner/';

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

/** Runs an example in a bare page of another site. */
async function bare(html, work) {
  const server = await site();
  assert.ok(html.includes(ADDRESS));
  const other = await site({ base: '/', rules: [{ match: /^bare\.html$/, type: 'text/html', body: `<!DOCTYPE html><link rel="icon" href="data:,"><title>bare</title>${html.replaceAll(ADDRESS, server.url)}` }] });
  const page = await open(browser);
  try {
    await page.goto(`${other.url}bare.html`);
    await work(page);
    assert.deepEqual(page.errors, []);
  } finally {
    await page.done();
    await server.close();
    await other.close();
  }
}

test('there are two examples for a page, one for Node and one for a shell', () => {
  assert.deepEqual(['html', 'js', 'sh'].map((language) => examples(language).length), [2, 1, 1]);
  for (const example of [...examples('html'), ...examples('js')]) assert.ok(example.trim().split('\n').length <= 5, example);
});

test('the module in a page', () => bare(examples('html')[0], async (page) => {
  // Punjab, s. 14: three days after 28 November 2026.
  await page.locator('#sum').getByText('Claim by 2026-12-01 (Cattle-trespass Act, 1871, section 14; read in full)').waitFor();
}));

test('the frame in a page', () => bare(examples('html')[1], async (page) => {
  await page.frameLocator('iframe').locator('#place option').nth(37).waitFor({ state: 'attached' });
}));

test('the module in Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pound-reckoner-readme-'));
  try {
    symlinkSync(dist, join(folder, 'dist'));
    writeFileSync(join(folder, 'example.mjs'), examples('js')[0]);
    const said = execFileSync(process.execPath, ['--preserve-symlinks', 'example.mjs'], { cwd: folder, encoding: 'utf8' });
    // 3 × 1,500 and 4 days × 3 × 100, then 300 a day.
    assert.match(said, /'5700'.*'6000'.*'6300'/s);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every command it names is a target of the Makefile, and every file it links to is there', () => {
  const makefile = readFileSync(join(root, 'Makefile'), 'utf8');
  const targets = [...readme.matchAll(/make ([a-z]+)/g)].map((one) => one[1]);
  assert.ok(targets.length > 3);
  for (const target of targets) assert.match(makefile, new RegExp(`^${target}:`, 'm'), target);
  for (const [, link] of readme.matchAll(/\]\((?!https?:)([^)]+)\)/g)) assert.ok(existsSync(join(root, link)), link);
  const [, picture] = /<img src="([^"]+)"/.exec(readme);
  assert.ok(existsSync(join(root, picture)));
});
