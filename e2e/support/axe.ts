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
    // Otherwise axe gathers its results in a second tab, and a page left in the background stops its transitions.
    const axe = new AxeBuilder({ page }).setLegacyMode().withTags(STANDARD);
    const { violations } = await axe.analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.target.join(' ')) }));
    expect(serious, `${page.url()}, ${colorScheme} theme`).toEqual([]);
  }
}

/**
 * Colours are measured as they are when every transition has come to its end: those under way jump to it, and so do those
 * that begin by it, of what inherits the colour.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let round = 0; round < 20; round += 1) {
      const underWay = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      if (underWay.length === 0) return;
      for (const animation of underWay) animation.finish();
    }
  });
}
