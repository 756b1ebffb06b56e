import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The dialog that adds or changes a row, once it is open. */
export const editor = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Types a text into the field of this name, instead of what is there. */
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
