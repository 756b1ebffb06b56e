import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

const path = '/admin/klien/impor?kind=comparison';
const HEADINGS = 'Nomor SBU;Nama BUJK;NIB;Kode Subklas;Kualifikasi;Tanggal Terbit;Berlaku s/d;Status';
interface Own {
  number: string;
  client_name: string;
  nib: string;
  subclass_code: string;
  qualification: string;
  issued_on: string;
  expires_on: string;
  status: string;
}
const ownCertificates = () =>
  stack.sql<Own>(
    `select number, legal_form || ' ' || client_name as client_name, nib, subclass_code, qualification,
     issued_on::text, expires_on::text, status from public.certificate_register order by number`,
  );
const lineOf = (own: Own) =>
  [
    own.number,
    own.client_name,
    own.nib,
    own.subclass_code,
    own.qualification,
    own.issued_on,
    own.expires_on,
    own.status,
  ].join(';');

async function compare(user: UserEvent, lines: readonly string[]) {
  await screen.findByRole('heading', { name: 'Pilih berkas' });
  const file = new File([[HEADINGS, ...lines].join('\n')], 'sijk.csv', { type: 'text/csv' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  await screen.findByRole('heading', { name: 'Cocokkan kolom' });
  await user.click(screen.getByRole('button', { name: 'Periksa baris' }));
  await screen.findByRole('heading', { name: 'Laporan perbedaan' });
}
const report = () => screen.findByRole('table', { name: 'Laporan perbedaan' });

test('reports no differences for an identical list', async () => {
  const { user } = await renderApp({ path, stack, role: 'editor' });
  await compare(user, (await ownCertificates()).map(lineOf));
  expect(await screen.findByText('Tidak ada perbedaan')).toBeVisible();
});

test('reports missing certificates and different fields on screen and in a file, and changes nothing', async () => {
  const before = await stack.sql('select * from public.certificates order by id');
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => (files.push(file), 'blob:x'));
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const [first, second, ...others] = await ownCertificates();
  const left = others.find(({ status }) => status === 'aktif')!;
  const kept = others.filter((each) => each !== left);
  const { user } = await renderApp({ path, stack, role: 'editor' });
  await compare(user, [
    lineOf({ ...first!, qualification: 'besar', client_name: 'PT Nama Lain' }),
    lineOf(second!),
    ...kept.map(lineOf),
    lineOf({ ...second!, number: 'ASING-1' }),
  ]);
  const table = await report();
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(
    within(table).getByRole('row', { name: /Isi berbeda .*Badan usaha .*PT Nama Lain 2$/ }),
  ).toBeVisible();
  expect(within(table).getByRole('row', { name: /Isi berbeda .*Kualifikasi .*Besar 2$/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /^ASING-1 Tidak ada di situs ini/ })).toBeVisible();
  expect(
    within(table).getByRole('row', { name: new RegExp(`^${left.number} Tidak ada di SIJK/LPJK`) }),
  ).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tampilkan' }), 'Tidak ada di situs ini (1)');
  await waitFor(async () => expect(within(await report()).getAllByRole('row')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Ekspor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]!.text()).split('\r\n');
  expect(lines[0]).toMatch(/Perbedaan,Nomor sertifikat,Badan usaha,Kolom,Di situs ini,Di SIJK\/LPJK,Baris$/);
  expect(lines).toHaveLength(5);
  expect(await stack.sql('select * from public.certificates order by id')).toEqual(before);
});

test('shows the differences of 2,000 rows in parts', async () => {
  const { user } = await renderApp({ path, stack, role: 'admin' });
  await compare(
    user,
    Array.from({ length: 2000 }, (_, at) => `ASING-${at};PT Asing;;;;;;`),
  );
  expect(await screen.findByRole('option', { name: 'Tidak ada di situs ini (2000)' })).toBeInTheDocument();
  expect(within(await report()).getAllByRole('row')).toHaveLength(101);
  await user.click(screen.getByRole('button', { name: 'Tampilkan 100 lagi' }));
  expect(within(await report()).getAllByRole('row')).toHaveLength(201);
}, 60_000);

test('offers to retry when the certificates of the body fail to load', async () => {
  const fetch = withFaults(stack.fetch, [{ match: '/certificate_register', fault: 'server-error' }]);
  const { user } = await renderApp({ path, stack, role: 'editor', fetch });
  await compare(user, ['ASING-1;PT Asing;;;;;;']);
  expect(
    await screen.findByText('Sertifikat kami tidak dapat dimuat', {}, { timeout: 15_000 }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});
