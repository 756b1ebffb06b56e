import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Waits for the dialog that adds or edits a row. */
export const editor = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Replaces the text of the field with this name. */
export async function fill(
  user: UserEvent,
  dialog: HTMLElement,
  name: string | RegExp,
  text: string,
): Promise<void> {
  const input = within(dialog).getByRole('textbox', { name });
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Simpan' }));

/** Opens the menu of the row with this title. The menu is rendered on press. */
export async function openRowMenu(user: UserEvent, title: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Tindakan untuk “${title}”` }));
  return screen.findByRole('menu');
}

/** Selects an action from the menu of the row with this title. */
export async function fromRowMenu(user: UserEvent, title: string, action: string | RegExp): Promise<void> {
  const menu = await openRowMenu(user, title);
  await user.click(within(menu).getByRole('menuitem', { name: action }));
}
