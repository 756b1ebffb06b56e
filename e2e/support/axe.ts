import axe, { type RunOptions } from 'axe-core';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules about colours, which are all that the dark theme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const THEMES = ['light', 'dark'] as const;

/** The themes in which a page is looked at that is shown in both languages: words do not change colours. */
export const themesIn = (language: string) => (language === 'id' ? THEMES : THEMES.slice(0, 1));

/** Nothing serious or critical on the page as it stands, in the light theme and in the dark one. */
export async function expectNoSeriousAxe(
  page: Page,
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<void> {
  // Halfway down, the sticky header covers a part of some link, which axe takes for a target that is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Sections that are far away are not drawn, and keep the colours of the other theme until somebody comes near.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
  });
  for (const colorScheme of themes) {
    // The site follows the system's theme while it runs.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await settled(page);
    const isSecondTheme = colorScheme !== themes[0];
    const violations = await violationsOf(page, isSecondTheme ? COLOURS : STANDARD);
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.target.join(' ')) }));
    expect(serious, `${page.url()}, ${colorScheme} theme`).toEqual([]);
  }
}

/**
 * axe is put into the page once, in the page itself and not in a second tab: a page left in the background stops its
 * transitions. What passes is only counted, which leaves out most of the work of telling where it is.
 */
async function violationsOf(page: Page, runOnly: string[]) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
  return page.evaluate(async (chosen) => {
    // Put there just before.
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return (await run(document, chosen)).violations;
  }, options);
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
