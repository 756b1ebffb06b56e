import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';

const startsWith = (start: string) => (text: string) => text.startsWith(start);

/** Moves a row down by one place with the keyboard. Requires mockLayout(). */
export async function moveRowDown(user: UserEvent, title: string): Promise<void> {
  const handle = await screen.findByRole('button', { name: `Geser “${title}”` });
  handle.focus();
  const listened = vi.spyOn(document, 'addEventListener');
  await user.keyboard(' ');
  await screen.findByText(startsWith(`“${title}” diangkat`));
  // dnd-kit adds its listener for the arrow keys after the announcement.
  await waitFor(() => expect(listened).toHaveBeenCalledWith('keydown', expect.anything(), undefined));
  listened.mockRestore();
  await user.keyboard('{ArrowDown}');
  await screen.findByText(startsWith(`“${title}” kini di posisi`));
  await user.keyboard(' ');
}
