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

test('lists the fields that would change a published certificate, and the new rows that remain drafts', async () => {
  const [held] = await stack.sql<{ number: string; nib: string; code: string; qualification: string }>(
    `select c.number, k.nib, c.subclass_code as code, c.qualification
     from public.certificates c join public.clients k on k.id = c.client_id
     where c.first_published_at is not null and c.deleted_at is null and c.qualification = 'kecil'
     order by c.number limit 1`,
  );
  await stack.sql(`insert into public.clients (name, nib) values ('PT Impor Draf', '9990000000006')`);
  const { user } = await renderApp({
    path: '/admin/klien/impor?kind=certificates',
    stack,
    role: 'editor',
  });
  const lines = [
    'No. SBU,NIB,Kode subklasifikasi,Kualifikasi,Tanggal terbit,Berlaku sampai,Tanggal keputusan,Diputuskan oleh',
    `${held!.number},${held!.nib},${held!.code},Besar,,,,Orang Lain`,
    'IMP-7,9990000000006,BG001,Kecil,21/11/2026,20/11/2029,,',
    'IMP-8,9990000000006,BG002,Kecil,21/11/2026,20/11/2029,20/11/2026,Direktur',
  ];
  await screen.findByRole('heading', { name: 'Pilih berkas' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input!, new File([lines.join('\n')], 'sbu.csv', { type: 'text/csv' }));
  await press(user, 'Periksa baris');
  expect(await screen.findByText('2 baru, 0 berubah, 0 sama, 1 bermasalah.')).toBeVisible();
  const refused = within(screen.getByRole('rowheader', { name: '2' }).closest('tr')!);
  expect(
    within(refused.getByRole('cell', { name: /^Besar/ })).getByText(/^Pernah terbit: isian ini/),
  ).toBeVisible();
  expect(
    within(refused.getByRole('cell', { name: /^Orang Lain/ })).getByText(/^Pernah terbit: isian ini/),
  ).toBeVisible();
  const drafted = () => within(screen.getByRole('rowheader', { name: '3' }).closest('tr')!);
  expect(drafted().getByText('Disimpan sebagai draf.')).toBeVisible();
  expect(screen.getByText(/^1 entri baru disimpan sebagai draf/)).toBeVisible();
  await press(user, 'Impor 2 baris');
  await screen.findByRole('heading', { name: 'Impor selesai' });
  expect(screen.getByText(/^1 entri baru disimpan sebagai draf/)).toBeVisible();
  const written = await stack.sql(
    `select number, is_published from public.certificates where number in ('IMP-7', 'IMP-8') order by number`,
  );
  expect(written).toEqual([
    { number: 'IMP-7', is_published: false },
    { number: 'IMP-8', is_published: true },
  ]);
});
