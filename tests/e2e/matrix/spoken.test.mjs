// Every screen in every language, light and dark, at 320, 360, 768 and 1280 pixels, with a picture of each case; and
// every paper in every language on one A4 page.
import { after, before, describe, test } from 'node:test';
import { small_case } from '../lib/fill.mjs';
import { ADDRESSES, PAPERS, go, looks_right, speak, walk } from '../lib/screens.mjs';
import { prints_whole } from '../lib/paper.mjs';
import { languages, launch, on_a_page, screenshot, site } from '../lib/site.mjs';

const LANGUAGES = languages();

let browser;
let server;
before(async () => { browser = await launch(); server = await site(); });
after(async () => { await browser?.close(); await server?.close(); });

const on_page = (work, context) => on_a_page(browser, server.url, work, context);

for (const language of LANGUAGES) {
  describe(language, () => {
    for (const colorScheme of ['light', 'dark']) {
      for (const width of [320, 360, 768, 1280]) {
        test(`every screen, ${colorScheme}, ${width} px`, () => on_page(async (page) => {
          await speak(page, language);
          const right = looks_right(page, language);
          const look = async (name) => {
            await right(name);
            if (name === 'the result') await screenshot(page, `result-${language}-${width}-${colorScheme}`);
          };
          await walk(page, { width, addresses: ADDRESSES, look });
        }, { colorScheme }));
      }
    }

    test('every paper is one A4 page', () => on_page(async (page) => {
      await speak(page, language);
      // Every paper is offered there.
      await small_case(page);
      await page.selectOption('#place', 'maharashtra');
      for (const paper of PAPERS) {
        await go(page, `paper/${paper}`);
        await prints_whole(page, `${paper}-${language}`);
      }
    }, { viewport: { width: 1280, height: 900 } }));
  });
}
