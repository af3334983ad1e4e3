// A paper as it prints.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './site.mjs';

/** The PDF as Chromium prints it, kept for the eye; its pages. */
export async function printed(page, name) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const folder = join(root, 'target', 'screenshots');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `paper-${name}.pdf`), pdf);
  const text = pdf.toString('latin1');
  return { pages: (text.match(/\/Type\s*\/Page(?![a-z])/g) ?? []).length, box: /\/MediaBox\s*\[([^\]]*)\]/.exec(text)?.[1].trim().split(/\s+/).map(Number) };
}

/** In print nothing lies outside the sheet, nothing is clipped, and only the sheet stands there. */
export async function prints_whole(page, name) {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const sheet = document.querySelector('.paper');
    const { left, right } = sheet.getBoundingClientRect();
    const faults = [];
    for (const element of sheet.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width && (box.left < left - 1 || box.right > right + 1)) faults.push(`outside: ${element.outerHTML.slice(0, 80)}`);
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline') faults.push(`too wide: ${element.outerHTML.slice(0, 80)}`);
      const { color, backgroundColor } = getComputedStyle(element);
      if (color !== 'rgb(0, 0, 0)') faults.push(`${color}: ${element.outerHTML.slice(0, 80)}`);
      if (!['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor)) faults.push(`on ${backgroundColor}: ${element.outerHTML.slice(0, 80)}`);
    }
    for (const other of document.querySelectorAll('.top, .foot, .layout, .law, .papers .acts')) {
      if (other.getClientRects().length > 0) faults.push(`also printed: ${other.className}`);
    }
    return faults;
  });
  await page.emulateMedia({ media: null });
  assert.deepEqual(faults, [], name);
  const { pages, box } = await printed(page, name);
  assert.equal(pages, 1, `${name}: ${pages} pages`);
  assert.deepEqual(box.map(Math.round).slice(2).map((n) => Math.abs(n - (n > 700 ? 842 : 595)) <= 1), [true, true], `${name}: A4, not ${box}`);
}
