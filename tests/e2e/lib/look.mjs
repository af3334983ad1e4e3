// What anybody must be able to see and use: nothing against WCAG 2.2 AA that a machine can find, nothing past the right
// edge, no letter cut off.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe-core finds nothing within the element. */
export async function accessible(page, name = '', within = 'html') {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(([within, runOnly]) => globalThis.axe.run(within, { runOnly }), [within, RULES]);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(' | ')}`);
  assert.deepEqual(found, [], name);
}

/** Nothing reaches past the right edge. */
export async function fits(page, name = '') {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${name}: ${wide} px too wide`);
}

/** Every line of words has the height that the marks above and below Indian letters need, and no box cuts them. */
export async function unclipped(page, name = '') {
  const cut = await page.evaluate(() => {
    const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getClientRects().length > 0 && !one.closest('svg, script, style, option, .for-the-ear') && own(one))
      .map((one) => {
        const { lineHeight, fontSize, overflowX, overflowY } = getComputedStyle(one);
        const low = lineHeight !== 'normal' && parseFloat(lineHeight) < 1.5 * parseFloat(fontSize) - 0.1 && /[^\x00-\x7f₹–—“”‘’′·×−→]/.test(one.textContent);
        const over = (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1) || (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1);
        return low || over ? `${low ? 'low' : 'cut'}: ${one.tagName}.${one.className} ${one.textContent.slice(0, 40)}` : '';
      })
      .filter(Boolean);
  });
  assert.deepEqual(cut, [], name);
}
