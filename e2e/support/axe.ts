import axe, { type RunOptions } from 'axe-core';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules about colours, the only ones affected by the dark theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const THEMES = ['light', 'dark'] as const;

/** Returns the themes to check for a page tested in both languages. Colours do not depend on the language. */
export const themesIn = (language: string) => (language === 'id' ? THEMES : THEMES.slice(0, 1));

/** Expects no serious or critical axe violations on the current page in the given themes. */
export async function expectNoSeriousAxe(
  page: Page,
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<void> {
  // Scroll to the top, because the sticky header would cover parts of links, which axe reports as targets
  // that are too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Sections with `content-visibility: auto` keep the colours of the previous theme until they are near the
  // viewport.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
  });
  for (const colorScheme of themes) {
    // The site follows changes of the system theme.
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
 * Runs axe inside the page, because a page in the background would stop its transitions. Passing elements are
 * only counted, which avoids the slow computation of their selectors.
 */
async function violationsOf(page: Page, runOnly: string[]) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
  return page.evaluate(async (chosen) => {
    // Injected above.
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return (await run(document, chosen)).violations;
  }, options);
}

/**
 * Finishes all running transitions, including those that start as a result on elements that inherit the
 * colour, so that final colours are measured.
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
