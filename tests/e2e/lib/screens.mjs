// Every screen of the page, and the ways that tests take through them.
import { small_case } from './fill.mjs';
import { accessible, fits, unclipped } from './look.mjs';

export const PAPERS = ['rates', 'card', 'complaint', 'sale', 'balance', 'security'];

/** The screens beside the case itself, by their addresses. */
export const ADDRESSES = ['law', 'law/punjab', 'law/kerala', 'compare', 'poster', 'desk', ...PAPERS.map((paper) => `paper/${paper}`)];

const settled = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 60)));

/** The page in a language. */
export async function speak(page, language) {
  await page.selectOption('#language', language);
  await page.waitForFunction((one) => document.documentElement.lang === one, language);
  await settled(page);
}

/** Opens everything that can be opened on the screen of the case. */
export async function open_all(page) {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('.fold[aria-expanded="false"]')) fold.click();
    for (const details of document.querySelectorAll('.layout details')) details.open = true;
  });
  await settled(page);
}

/** The screen of this address, made anew at a width; what was typed stays. */
export async function go(page, address) {
  await page.evaluate((to) => { location.hash = to; }, address);
  if (address === 'desk') await page.locator('#desk-count:not(:empty)').waitFor();
  await settled(page);
}

/** Goes through screens in the language that is spoken, each looked at by `look`: the case empty and filled first. */
export async function walk(page, { width, addresses, look }) {
  const wide = { width: 1280, height: 900 };
  const narrow = { width, height: 740 };
  await page.setViewportSize(narrow);
  await look('the start');
  await page.setViewportSize(wide);
  await small_case(page);
  // A refusal too, and a calf that may be gone.
  await page.click('#animals-add');
  await page.selectOption('[id^="kind-"] >> nth=1', 'calf');
  await page.fill('[id^="heads-"] >> nth=1', '1');
  await page.selectOption('[id^="condition-"] >> nth=1', 'unattached');
  await page.fill('#fine-calf', '1e3');
  await page.locator('#fine-calf').blur();
  await page.setViewportSize(narrow);
  await open_all(page);
  await look('a refusal');
  await page.setViewportSize(wide);
  await page.fill('#fine-calf', '740');
  await page.fill('#feeding-calf', '40');
  await page.setViewportSize(narrow);
  await open_all(page);
  await look('the result');
  for (const address of addresses) {
    await go(page, address);
    await look(address);
  }
  await go(page, '');
}

/** All that a machine can say of how a screen looks. */
export const looks_right = (page, language) => async (name) => {
  await fits(page, `${language}: ${name}`);
  await unclipped(page, `${language}: ${name}`);
  await accessible(page, `${language}: ${name}`);
};

