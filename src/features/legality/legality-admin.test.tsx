import { within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { editor, fill, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

test('rejects an expiry date before the date of issue', async () => {
  const { user } = await renderApp({ path: '/admin/legalitas?new=1', stack, role: 'editor' });
  const dialog = await editor('Tambah dokumen');
  await fill(user, dialog, /^Nama dokumen \(Indonesia\)/, 'Dokumen uji');
  await user.type(within(dialog).getByLabelText(/^Tanggal terbit/), '2026-05-02');
  await user.type(within(dialog).getByLabelText(/^Berlaku sampai/), '2026-05-01');
  await save(user);
  expect(await within(dialog).findByText(/tidak boleh lebih awal/)).toBeVisible();
  await user.clear(within(dialog).getByLabelText(/^Berlaku sampai/));
  await user.clear(within(dialog).getByLabelText(/^Tanggal terbit/));
  await user.type(within(dialog).getByLabelText(/^Tanggal terbit/), '1900-01-01');
  await save(user);
  expect(await within(dialog).findByText(/antara tahun 1945 dan 2099/)).toBeVisible();
});
