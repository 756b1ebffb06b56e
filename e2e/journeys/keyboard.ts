import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { findIn, within, type Hand, type Name } from './hand.ts';

/** More stops than any of the pages has. */
const MOST_STOPS = 200;

/** Where the focus is, of the element looked for; another choice of the same question is one arrow away from it. */
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

/** Walks there by Tab, and in a question by the arrow, as far as it takes. */
async function goTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const place = await focusFrom(target);
    if (place === 'there') return expectToBeSeen(target);
    await page.keyboard.press(place === 'elsewhere' ? 'Tab' : 'ArrowDown');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** The focus is marked, and no bar lies over it. */
const expectToBeSeen = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        if (!element.matches(':focus-visible')) return 'focused without a mark';
        const { left, top, width, height } = element.getBoundingClientRect();
        // A high field may reach below the window: its beginning counts.
        const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        if (!above) return 'outside of the window';
        const isOwn = element.contains(above) || above.contains(element) || above.closest('label') !== null;
        return isOwn ? 'seen' : `under ${above.tagName} ${above.className}`;
      }),
    )
    .toBe('seen');

export function keyboard(page: Page): Hand {
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
      // An arrow has chosen it already.
      if (!(await choice.isChecked())) await page.keyboard.press('Space');
      await expect(choice).toBeChecked();
    },
    async pick(name, option) {
      const list = await find('combobox', name);
      await goTo(page, list);
      await page.keyboard.type(option);
      await expect(list.getByRole('option', { name: option })).toHaveJSProperty('selected', true);
    },
    async hears(words) {
      await expect(page.getByText(within(words)).first()).toBeAttached();
    },
    finds: async () => {},
  };
}
