// A small whole case, filled in on a wide page, where all questions stand open.
export const WIDE = { viewport: { width: 1280, height: 900 } };

/** Two cows in Punjab since 28 November 2026, by the board: 1,500 each and 100 a day each. */
export async function small_case(page) {
  await page.selectOption('#place', 'punjab');
  await page.locator('[id^="kind-"]').first().selectOption('cow');
  await page.locator('[id^="heads-"]').first().fill('2');
  await page.fill('#impounded-day', '28');
  await page.selectOption('#impounded-month', '11');
  await page.fill('#impounded-year', '2026');
  await page.check('#board-seen');
  await page.fill('#fine-cow', '1,500');
  await page.fill('#feeding-cow', '100');
}

/** On a phone the next question opens; on a wide screen all stand open. */
export async function next(page) {
  const button = page.locator('.step.current .next');
  if (await button.isVisible()) await button.click();
}

export async function day(page, name, [date, month, year]) {
  await page.fill(`#${name}-day`, date);
  await page.selectOption(`#${name}-month`, month);
  await page.fill(`#${name}-year`, year);
}

/** Two cows and a calf in Punjab since 28 November 2026, 10:30; what differs is given. */
export async function punjab(page, { place = 'punjab', text, condition, board = 'seen', rates = true } = {}) {
  // Who holds them: a pound is taken until another is chosen.
  await next(page);
  await page.selectOption('#place', place);
  if (text) {
    await page.locator('details:has(#text) > summary').click();
    await page.selectOption('#text', text);
  }
  await next(page);
  await page.selectOption('#kind-1', 'cow');
  await page.fill('#heads-1', '2');
  await page.click('#animals-add');
  await page.selectOption('#kind-2', 'calf');
  await page.fill('#heads-2', '1');
  if (condition) await page.selectOption('#condition-2', condition);
  await next(page);
  await day(page, 'impounded', ['28', '11', '2026']);
  await page.fill('#impounded-hour', '10:30');
  await next(page);
  await page.check(`#board-${board}`);
  if (board === 'seen' && rates) {
    await page.fill('#fine-cow', '1,500');
    await page.fill('#feeding-cow', '100');
    await page.fill('#fine-calf', '740');
    await page.fill('#feeding-calf', '40');
  }
}
