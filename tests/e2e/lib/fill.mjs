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
