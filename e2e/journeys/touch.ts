import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { findIn, within, type Hand, type Name } from './hand.ts';

/** The least side of a target for fingers: WCAG 2.2, criterion 2.5.8. */
const LEAST_PX = 24;

/** A label belongs to its control, and a link that is laid over its surroundings (`::after`) is as large as these. */
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

/** Nothing but taps; letters come from the keyboard on the screen, which Playwright leaves out, as it does lists of the system. */
export function touch(page: Page): Hand {
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
    async pick(name, option) {
      const list = await find('combobox', name);
      await list.tap();
      await list.selectOption(option);
    },
    async hears(words) {
      await expect(page.getByText(within(words)).first()).toBeAttached();
    },
    finds: async () => {},
  };
}
