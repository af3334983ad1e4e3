// Each language through the page, and a made-up one whose every text is marked and much longer. All screens in all of
// them, light and dark, at more widths, are in matrix/spoken.test.mjs; here is a share of it, another for each language.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fits, unclipped } from './lib/look.mjs';
import { ninth } from './lib/ninth.mjs';
import { ADDRESSES, looks_right, speak, walk } from './lib/screens.mjs';
import { dist, languages, launch, on_a_page, root, site } from './lib/site.mjs';

const LANGUAGES = languages();

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

const on_page = (work, context, at = server) => on_a_page(browser, at.url, work, context);

test('each file of public/lang is a language of the page, by that alone, and there is no other', () => {
  const files = readdirSync(join(root, 'public/lang')).map((name) => name.replace(/\.txt$/, ''));
  assert.ok(files.length >= 8 && files.includes('en'));
  assert.deepEqual([...LANGUAGES].sort(), files.sort());
});

describe('on a phone, each language: nothing too wide, no letter cut, nothing for axe to find', () => {
  for (const [at, language] of LANGUAGES.entries()) {
    const addresses = ADDRESSES.filter((_, n) => n % LANGUAGES.length === at);
    test(`${language}: the case, ${addresses.join(', ')}`, () => on_page(async (page) => {
      await speak(page, language);
      await walk(page, { width: 360, addresses, look: looks_right(page, language) });
      // The sum is the same in every language: 2 × 1,500 + 740 + 3 days of 2 × 100 + 40, or what it is on the day of the test.
      assert.match(await page.locator('#take-home .big').innerText(), /^₹[\d,]+$/);
    }, { colorScheme: at % 2 ? 'dark' : 'light' }));
  }
});

test('every word on every screen comes from the language file, and has room for one three fifths longer', async () => {
  const longer = (text) => `»${text} ${text.replace(/\{[^}]*\}/g, '').slice(0, Math.ceil(text.length * 0.6)).trim()}`;
  const folder = ninth({ code: 'eo', say: longer });
  const made_up = await site({ dir: folder });
  try {
    await on_page(async (page) => {
      await speak(page, 'eo');
      const look = async (name) => {
        await fits(page, name);
        await unclipped(page, name);
        // Names of Acts and of local bodies, figures, what was typed, and names of languages are in no language file.
        const raw = await page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          while (walker.nextNode()) {
            const { data, parentElement: around } = walker.currentNode;
            if (!/\p{L}{2}/u.test(data) || data.includes('»') || /(Act|Rules|Code|Adhiniyam),? \d{4}/.test(data) || around.closest('script, style, [translate="no"], #language, [lang]:not(html), .law h3, #static, #notice')) continue;
            if (around.getClientRects().length > 0) found.push(`${around.tagName}.${around.className}: ${data.slice(0, 60)}`);
          }
          return found;
        });
        assert.deepEqual([...new Set(raw)], [], name);
      };
      await walk(page, { width: 320, addresses: ADDRESSES, look });
    }, {}, made_up);
  } finally {
    await made_up.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('each translation says that no native speaker has read it, on the page too', () => on_page(async (page) => {
  const said = new Set();
  for (const language of LANGUAGES) {
    await speak(page, language);
    const file = readdirSync(join(dist, 'lang')).find((name) => name.startsWith(`${language}-`));
    const line = /^app\.translation = (.*)$/m.exec(readFileSync(join(dist, 'lang', file), 'utf8'))[1];
    assert.ok((await page.locator('.foot').innerText()).includes(line), language);
    said.add(line);
  }
  assert.equal(said.size, LANGUAGES.length);
}));
