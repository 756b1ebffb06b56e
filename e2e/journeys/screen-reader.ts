import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { announcements, followAnnouncements } from './announcements.ts';
import { within, type InputMode, type Name } from './input-mode.ts';
import { treeOf } from './tree.ts';

/** Finds elements in Chromium’s accessibility tree, and reads announcements and the focused element. */
export async function screenReader(page: Page): Promise<InputMode> {
  await followAnnouncements(page);
  const tree = await treeOf(page);
  /** Number of announcements before the last step. Only later ones count as its result. */
  let heard = 0;
  const find = async (role: string, name: Name) => {
    let found = await tree.find(role, name);
    await expect
      .poll(async () => {
        found = await tree.find(role, name);
        return typeof found === 'string' ? found : 'found';
      })
      .toBe('found');
    if (typeof found === 'string') throw new Error(found);
    expect(tree.isDisabled(found), `${role} ${String(name)} is disabled`).toBe(false);
    return found;
  };
  const act = async (role: string, name: Name) => {
    const node = await find(role, name);
    heard = (await announcements(page)).length;
    await tree.act(node);
  };
  return {
    async open(path) {
      heard = 0;
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    press: act,
    async write(name, words, role = 'textbox') {
      await tree.focus(await find(role, name));
      await page.keyboard.press('ControlOrMeta+A');
      heard = (await announcements(page)).length;
      await page.keyboard.insertText(words);
    },
    async choose(role, name) {
      await act(role, name);
      await expect.poll(async () => tree.isChecked(await find(role, name))).toBe(true);
    },
    async select(name, option) {
      await tree.focus(await find('combobox', name));
      await page.keyboard.type(option);
    },
    async expectText(words) {
      await expect
        .poll(async () => {
          const all = await announcements(page);
          // A full page load resets the list of announcements.
          const spoken = [...all.slice(heard > all.length ? 0 : heard), await tree.atFocus()];
          return spoken.some((text) => within(words).test(text))
            ? 'heard'
            : `${String(words)} not in: ${spoken.join(' | ')}`;
        })
        .toBe('heard');
    },
    async expectSnapshot(snapshot) {
      const window = page.getByRole('dialog');
      const place = (await window.count()) > 0 ? window.last() : page.getByRole('main');
      await expect(place).toMatchAriaSnapshot(snapshot);
    },
  };
}
