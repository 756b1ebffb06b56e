import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { RichTextNode } from '@/lib/rich-text/rich-text-doc';
import { openEditor, outline, prepareEditor } from '@tests/support/rich-text-editor';

beforeEach(prepareEditor);

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const open = (...content: RichTextNode[]) =>
  openEditor({ features: 'full', defaultValue: { type: 'doc', content } });

test('Tab moves between cells and leaves the table after the last, and Shift+Tab moves back', async () => {
  const { user, text, changed } = await openEditor({ features: 'full', defaultValue: null });
  await user.click(screen.getByRole('button', { name: 'Tabel' }));
  const [rows, columns] = screen.getAllByRole('spinbutton');
  await user.clear(rows!);
  await user.type(rows!, '1');
  await user.clear(columns!);
  await user.type(columns!, '3{Enter}');
  await waitFor(() => expect(text).toHaveFocus());
  await user.keyboard('A');
  await user.tab();
  await user.keyboard('B');
  await user.tab();
  await user.keyboard('C');
  await user.tab({ shift: true });
  await user.keyboard('B2');
  expect(text).toHaveFocus();
  const words = outline(await changed())
    .filter((line) => line.includes('paragraph '))
    .map((line) => line.trim());
  expect(words).toEqual(['paragraph A', 'paragraph B2', 'paragraph C']);
  await user.tab();
  await user.tab();
  expect(text).not.toHaveFocus();
});

test('Ctrl+K opens the link form if text is selected, and otherwise reaches the page', async () => {
  const { user, text } = await open(paragraph('Unduh formulir'));
  await user.click(text);
  // Not prevented: the palette of the back-office handles it.
  expect(fireEvent.keyDown(text, { key: 'k', ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('textbox', { name: 'Alamat tautan' })).toBeNull();
  await user.keyboard('{Control>}a{/Control}');
  expect(fireEvent.keyDown(text, { key: 'k', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Alamat tautan' })).toHaveFocus());
});
