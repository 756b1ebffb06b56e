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

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('rejects a certificate row whose NIB and company name disagree', async () => {
  await stack.sql(`insert into public.clients (name, nib) values ('PT Impor Benar', '9990000000005')`);
  const { user } = await renderApp({
    path: '/admin/klien/impor?kind=certificates',
    stack,
    role: 'editor',
  });
  const lines = [
    'No. SBU,NIB,Nama BUJK,Kode subklasifikasi,Kualifikasi,Tanggal terbit,Berlaku sampai',
    'IMP-5,9990000000005,CV Impor Salah,BG001,Kecil,21/11/2026,20/11/2029',
    'IMP-6,9990000000005,"IMPOR BENAR, PT.",BG002,Kecil,21/11/2026,20/11/2029',
  ];
  await screen.findByRole('heading', { name: 'Pilih berkas' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input!, new File([lines.join('\n')], 'sbu.csv', { type: 'text/csv' }));
  await press(user, 'Periksa baris');
  expect(await screen.findByText('1 baru, 0 berubah, 0 sama, 1 bermasalah.')).toBeVisible();
  const refused = within(screen.getByRole('rowheader', { name: '2' }).closest('tr')!);
  expect(refused.getByText(/^NIB di baris ini milik PT Impor Benar/)).toBeVisible();
  await press(user, 'Impor 1 baris');
  await screen.findByRole('heading', { name: 'Impor selesai' });
  const numbers = await stack.sql(`select number from public.certificates where number like 'IMP-%'`);
  expect(numbers).toEqual([{ number: 'IMP-6' }]);
});
