import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

test('imports each company once from a sheet with a row per certificate, then the certificates', async () => {
  const { user } = await renderApp({ path: '/admin/klien/impor', stack, role: 'editor' });
  const lines = [
    'Nama BUJK;NIB;Provinsi;Nomor SBU;Subklasifikasi;Kualifikasi;Tanggal terbit;Berlaku sampai',
    'PT Impor Lembar;9990000000091;Bali;ZZL-1;BG001;Kecil;02/01/2026;01/01/2029',
    'PT Impor Lembar;9990000000091;Bali;ZZL-2;BG002;Kecil;02/01/2026;01/01/2029',
    'PT Impor Lain;9990000000092;Bali;ZZL-3;BS001;Menengah;02/01/2026;01/01/2029',
    'PT Impor Lembar;9990000000091;Bali;ZZL-4;BS001;Kecil;02/01/2026;01/01/2029',
  ];
  await screen.findByRole('heading', { name: 'Pilih berkas' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input!, new File([lines.join('\n')], 'sbu.csv', { type: 'text/csv' }));
  await press(user, 'Periksa baris');
  expect(await screen.findByText('2 baru, 0 berubah, 2 sama, 0 bermasalah.')).toBeVisible();
  const third = within(screen.getByRole('rowheader', { name: '3' }).closest('tr')!);
  expect(third.getByText('Mengulang baris 2.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Semua atau tidak sama sekali/ }));
  await press(user, 'Impor 2 baris');
  await user.click(await screen.findByRole('link', { name: 'Lanjut: sertifikat dari berkas ini' }));
  expect(await screen.findByRole('combobox', { name: /^Nomor sertifikat/ })).toHaveDisplayValue(
    'D · Nomor SBU',
  );
  await press(user, 'Periksa baris');
  expect(await screen.findByText('4 baru, 0 berubah, 0 sama, 0 bermasalah.')).toBeVisible();
  await press(user, 'Impor 4 baris');
  expect(await screen.findByRole('heading', { name: 'Impor selesai' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Lanjut/ })).not.toBeInTheDocument();
  const held = await stack.sql<{ name: string; count: number }>(
    `select k.name, count(*)::integer as count from public.certificates c join public.clients k on k.id = c.client_id
     where c.number like 'ZZL-%' group by k.name order by k.name`,
  );
  expect(held).toEqual([
    { name: 'PT Impor Lain', count: 1 },
    { name: 'PT Impor Lembar', count: 3 },
  ]);
});
