import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing serious or critical on the page as it stands, in the light theme and in the dark one. */
export async function expectNoSeriousAxe(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // The site follows the system's theme while it runs.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.target.join(' ')) }));
    expect(serious, `${page.url()}, ${colorScheme} theme`).toEqual([]);
  }
}

/** Colours are measured when no transition that ends is still under way. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
