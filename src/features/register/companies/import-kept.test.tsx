import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { deleteProgress } from '@/imports/import-memory';

let stack: TestStack;
beforeEach(async () => {
  deleteProgress();
  stack = await openTestStack();
});
afterEach(() => stack.close());

async function open(file: File) {
  const { user, unmount } = await renderApp({ path: '/admin/klien/impor', stack, role: 'editor' });
  await screen.findByRole('heading', { name: 'Pilih berkas' });
  const choose = () => user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  return { user, unmount, choose };
}

test('restores columns and options for the same file after the page was reloaded', async () => {
  const lines = 'Perusahaan;NIB;Kota\nPT Impor A;9990000000001;Medan';
  const file = new File([lines], 'klien.csv', { type: 'text/csv' });
  const first = await open(file);
  await first.choose();
  await first.user.selectOptions(await screen.findByRole('combobox', { name: /^NIB/ }), '');
  await waitFor(() => expect(JSON.stringify(Object.values(localStorage))).toContain('klien.csv'));
  first.unmount();
  deleteProgress();

  const again = await open(file);
  expect(await screen.findByText('Impor klien.csv belum selesai')).toBeVisible();
  expect(screen.getByText(/Pilih berkas yang sama/)).toBeVisible();
  await again.choose();
  expect(await screen.findByRole('combobox', { name: /^NIB/ })).toHaveValue('');
});

test('rejects a wrong file and stores no progress for it', async () => {
  const note = await open(new File(['Rapat dimulai pukul sembilan.'], 'catatan.txt', { type: 'text/plain' }));
  await note.choose();
  expect(await screen.findByText(/hanya berisi satu baris, dan isinya bukan judul kolom/)).toBeVisible();
  await note.user.upload(
    document.querySelector<HTMLInputElement>('input[type="file"]')!,
    new File(['Perusahaan;NIB\n'], 'kosong.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText('Berkas hanya berisi judul kolom, tanpa baris data.')).toBeVisible();
  note.unmount();

  const minutes = await open(new File(['Acara;Pukul\nRapat;09.00'], 'notulen.csv', { type: 'text/csv' }));
  await minutes.choose();
  expect(await screen.findByText(/Pilih kolom untuk/)).toBeVisible();
  // The draft is written on unmount at the latest.
  minutes.unmount();
  deleteProgress();
  expect(JSON.stringify(Object.values(localStorage))).not.toMatch(/catatan|kosong|notulen/);
  await open(new File([], 'x.csv'));
  expect(screen.queryByText(/belum selesai/)).not.toBeInTheDocument();
});
