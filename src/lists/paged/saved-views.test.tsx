import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

test('saves a named view per user, opens it, replaces it and removes it', async () => {
  const { user, unmount } = await renderApp({
    path: '/admin/klien?province=Bali&sort=-name&page=2',
    stack,
    role: 'editor',
  });
  const views = async (name: string) =>
    user.click(await screen.findByRole('button', { name, expanded: false }));
  await views('Tampilan tersimpan');
  await user.click(await screen.findByRole('menuitem', { name: 'Simpan atau hapus…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tampilan tersimpan' }));
  await user.click(dialog.getByRole('button', { name: 'Simpan tampilan ini' }));
  expect(dialog.getByText('Tulis namanya.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Nama tampilan/ }), ' Bali <b>turun</b> ');
  await user.click(dialog.getByRole('button', { name: 'Simpan tampilan ini' }));
  // The button shows the name of the current view on all pages of the view.
  expect(await screen.findByRole('button', { name: 'Bali <b>turun</b>' })).toBeVisible();
  unmount();

  const again = await renderApp({ path: '/admin/klien', stack, role: 'editor' });
  await screen.findByRole('table');
  await views('Tampilan tersimpan');
  await again.user.click(await screen.findByRole('menuitem', { name: 'Bali <b>turun</b>' }));
  await waitFor(() => expect(window.location.search).toBe('?province=Bali&sort=-name'));
  await views('Bali <b>turun</b>');
  await again.user.click(await screen.findByRole('menuitem', { name: 'Simpan atau hapus…' }));
  await again.user.click(await screen.findByRole('button', { name: 'Hapus tampilan “Bali <b>turun</b>”' }));
  await again.user.click(screen.getAllByRole('button', { name: 'Tutup' })[0]!);
  expect(await screen.findByRole('button', { name: 'Tampilan tersimpan' })).toBeVisible();
  again.unmount();

  // Another user of this browser has separate views.
  await renderApp({ path: '/admin/klien?province=Bali&sort=-name', stack, role: 'admin' });
  expect(await screen.findByRole('button', { name: 'Tampilan tersimpan' })).toBeVisible();
});
