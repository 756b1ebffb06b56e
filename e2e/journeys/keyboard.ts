import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { findIn, within, type InputMode, type Name } from './input-mode.ts';

/** More Tab stops than any page has. */
const MOST_STOPS = 200;

/** Returns where the focus is relative to the target. Within a radio group, the arrow keys move the focus. */
const focusFrom = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement === element) return 'there';
    const isSibling =
      element instanceof HTMLInputElement &&
      activeElement instanceof HTMLInputElement &&
      element.type === 'radio' &&
      activeElement.type === 'radio' &&
      element.name === activeElement.name;
    return isSibling ? 'at its question' : 'elsewhere';
  });

/** Moves the focus to the target with Tab, and within a radio group with the arrow key. */
async function goTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const place = await focusFrom(target);
    if (place === 'there') return expectToBeSeen(target);
    await page.keyboard.press(place === 'elsewhere' ? 'Tab' : 'ArrowDown');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** Expects a focus indicator that nothing covers. */
const expectToBeSeen = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        if (!element.matches(':focus-visible')) return 'focused without a mark';
        const { left, top, width, height } = element.getBoundingClientRect();
        // A tall field may extend below the viewport, so check its top.
        const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        if (!above) return 'outside of the window';
        const isOwn = element.contains(above) || above.contains(element) || above.closest('label') !== null;
        return isOwn ? 'seen' : `under ${above.tagName} ${above.className}`;
      }),
    )
    .toBe('seen');

export function keyboard(page: Page): InputMode {
  const find = (role: Parameters<Page['getByRole']>[0], name: Name) => findIn(page, role, name);
  return {
    async open(path) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    async press(role, name) {
      await goTo(page, await find(role, name));
      await page.keyboard.press('Enter');
    },
    async write(name, words, role = 'textbox') {
      const field = await find(role, name);
      await goTo(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(words);
    },
    async choose(role, name) {
      const choice = await find(role, name);
      await goTo(page, choice);
      // The arrow key may already have selected it.
      if (!(await choice.isChecked())) await page.keyboard.press('Space');
      await expect(choice).toBeChecked();
    },
    async select(name, option) {
      const list = await find('combobox', name);
      await goTo(page, list);
      await page.keyboard.type(option);
      await expect(list.getByRole('option', { name: option })).toHaveJSProperty('selected', true);
    },
    async expectText(words) {
      await expect(page.getByText(within(words)).first()).toBeAttached();
    },
    expectSnapshot: async () => {},
  };
}
