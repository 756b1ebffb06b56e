/** @alone The editor must not be loaded yet. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareEditor } from '@tests/support/rich-text-editor';
import { RichTextEditor } from './rich-text-editor';

beforeEach(prepareEditor);

// In a separate file: the editor is loaded once, so only the first render waits for it.
test('the editor takes the focus once loaded if a form requested it earlier', async () => {
  const ref = createRef<{ focus: () => void }>();
  render(
    <>
      <button>Simpan</button>
      <RichTextEditor ref={ref} label="Jawaban" defaultValue={null} onChange={vi.fn()} />
    </>,
  );
  const save = screen.getByRole('button', { name: 'Simpan' });
  act(() => save.focus());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => ref.current?.focus());
  expect(save).toHaveFocus();
  const text = await screen.findByRole('textbox', { name: 'Jawaban' });
  await waitFor(() => expect(text).toHaveFocus());
});
