import type { Page } from '@playwright/test';

/** Far enough ahead that no page, however slow, has got there by itself. */
const AHEAD_MS = 60_000;

/** Lets the page's clock run as usual until `stopClock`; call it before the page is opened. */
export const installClock = (page: Page) => page.clock.install();

/** From now on time passes in the page only as the test says. What was due within the next minute has happened. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}
