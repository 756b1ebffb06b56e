import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { findIn, within, type InputMode, type Name } from './input-mode.ts';

/** Minimum side of a touch target in pixels (WCAG 2.2, criterion 2.5.8). */
const LEAST_PX = 24;

/**
 * Returns the smaller side of the target in pixels. Labels count as part of their control, and a link spread
 * by `::after` is as large as its container.
 */
const leastSide = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    const isSpread = getComputedStyle(element, '::after').position === 'absolute';
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
    const boxes = [element, ...labels, ...(isSpread && element.offsetParent ? [element.offsetParent] : [])];
    return Math.max(
      ...boxes.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return Math.round(Math.min(width, height));
      }),
    );
  });

/**
 * Uses a page by taps only. Playwright does not simulate on-screen keyboards and native lists, so these are
 * set directly.
 */
export function touch(page: Page): InputMode {
  const find = async (role: Parameters<Page['getByRole']>[0], name: Name) => {
    const target = await findIn(page, role, name);
    await target.waitFor();
    expect(await leastSide(target), `${String(target)}: its smaller side in px`).toBeGreaterThanOrEqual(
      LEAST_PX,
    );
    return target;
  };
  return {
    async open(path) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    press: async (role, name) => (await find(role, name)).tap(),
    async write(name, words, role = 'textbox') {
      const field = await find(role, name);
      await field.tap();
      await expect(field).toBeFocused();
      await field.selectText();
      await page.keyboard.insertText(words);
    },
    async choose(role, name) {
      const choice = await find(role, name);
      await choice.tap();
      await expect(choice).toBeChecked();
    },
    async select(name, option) {
      const list = await find('combobox', name);
      await list.tap();
      await list.selectOption(option);
    },
    async expectText(words) {
      await expect(page.getByText(within(words)).first()).toBeAttached();
    },
    expectSnapshot: async () => {},
  };
}
