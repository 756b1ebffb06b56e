import type { Page } from '@playwright/test';

/** Further ahead than the clock of any page can have advanced by itself. */
const AHEAD_MS = 60_000;

/** Installs a clock that runs normally until `stopClock`. Call it before opening the page. */
export const installClock = (page: Page) => page.clock.install();

/**
 * Stops the clock of the page, so that time passes only when the test advances it. Timers due within the next
 * minute have fired.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}
