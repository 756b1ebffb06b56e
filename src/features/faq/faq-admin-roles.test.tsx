import { screen, within } from '@testing-library/react';
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

const QUESTION = 'Berapa lama SBU berlaku?';
const main = () => within(screen.getByRole('main'));

test('hides all actions in the list and the trash from viewers', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'viewer' });
  expect(await screen.findByRole('link', { name: QUESTION })).toBeVisible();
  expect(screen.getByText(/Perubahan dilakukan oleh editor atau admin/)).toBeVisible();
  expect(main().queryByRole('button')).not.toBeInTheDocument();
  expect(main().queryByRole('switch')).not.toBeInTheDocument();
  expect(main().queryByRole('link', { name: 'Tambah pertanyaan' })).not.toBeInTheDocument();
  expect(main().getAllByText(/Terbit: Ya/)).toHaveLength(13);

  await user.click(screen.getByRole('link', { name: /^Sampah/ }));
  expect(await screen.findByText('Sampah kosong')).toBeVisible();
});

test('opens a question read-only for viewers', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'viewer' });
  await user.click(await screen.findByRole('link', { name: QUESTION }));
  const dialog = await screen.findByRole('dialog', { name: `Lihat “${QUESTION}”` });
  expect(within(dialog).getByRole('textbox', { name: /^Pertanyaan \(Indonesia\)/ })).toHaveAttribute(
    'readonly',
  );
  expect(within(dialog).getByRole('combobox', { name: /Kategori/ })).toBeDisabled();
  expect(within(dialog).getByRole('switch', { name: 'Terbit' })).toBeDisabled();
  const answer = await within(dialog).findByRole('textbox', { name: 'Jawaban (Indonesia)' });
  expect(answer).toHaveAttribute('contenteditable', 'false');
  expect(within(dialog).queryByRole('toolbar')).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
});

test('denies viewers access to the URL of the form for a new row', async () => {
  await renderApp({ path: '/admin/faq?new=1', stack, role: 'viewer' });
  expect(await screen.findByRole('dialog', { name: 'Entri ini tidak ada di daftar' })).toBeVisible();
});

test('allows admins all actions of editors', async () => {
  await renderApp({ path: '/admin/faq', stack, role: 'admin' });
  expect(await screen.findByRole('link', { name: 'Tambah pertanyaan' })).toBeVisible();
  expect(await screen.findAllByRole('switch', { name: /^Terbit/ })).toHaveLength(13);
  expect(screen.getByRole('button', { name: `Hapus “${QUESTION}”` })).toBeVisible();
});
