import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp, visit } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { deleteProgress } from '@/imports/import-memory';

let stack: TestStack;
beforeEach(async () => {
  deleteProgress();
  stack = await openTestStack();
});
afterEach(() => stack.close());

const COMPANIES = '/admin/klien/impor';
const CERTIFICATES = '/admin/klien/impor?kind=certificates';
const HEADINGS = 'Nama perusahaan;NIB;Kabupaten/kota';
const csv = (...lines: string[]) => new File([lines.join('\n')], 'klien.csv', { type: 'text/csv' });
const companies = (count: number) =>
  csv(
    HEADINGS,
    ...Array.from({ length: count }, (_, at) => `PT Impor ${at};${9_990_000_000_000 + at};Medan`),
  );

async function choose(user: UserEvent, file: File) {
  await screen.findByRole('heading', { name: 'Pilih berkas' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no place for a file');
  await user.upload(input, file);
}
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const imported = () =>
  stack.sql<{ name: string; city: string | null; is_published: boolean }>(
    `select name, city, is_published from public.clients where name like 'PT Impor%' order by name`,
  );
const row = (line: number) => within(screen.getByRole('rowheader', { name: String(line) }).closest('tr')!);

test('imports and reverts a file, and skips invalid rows with a reason', async () => {
  await stack.sql(
    `insert into public.clients (name, nib, city) values ('PT Impor Lama', '9990000000009', 'Aceh')`,
  );
  const { user } = await renderApp({ path: COMPANIES, stack, role: 'editor' });
  await choose(
    user,
    csv(
      `${HEADINGS};NPWP`,
      'PT Impor A;9990000000001;Medan;x',
      'PT Impor Lama;9990000000009;Binjai;x',
      'PT Impor B;123;;x',
      ';;;',
      'PT Impor C;;Kota Padang;x',
      'PT Impor C;;Kota Padang;x',
      'PT Impor Satu;9990000000001;Medan;x',
    ),
  );

  expect(await screen.findByRole('heading', { name: 'Cocokkan kolom' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: /^NIB/ })).toHaveDisplayValue('B · NIB');
  expect(screen.getByText('Kolom berkas yang tidak diimpor: NPWP.')).toBeVisible();
  await press(user, 'Periksa baris');

  expect(await screen.findByText('2 baru, 1 berubah, 1 sama, 2 bermasalah.')).toBeVisible();
  expect(row(3).getByText('Sebelumnya: Aceh')).toBeVisible();
  expect(row(4).getByText(/NIB terdiri dari 13 angka/)).toBeVisible();
  expect(row(7).getByText('Mengulang baris 6.')).toBeVisible();
  expect(row(8).getByText('Sama dengan baris 2 di berkas ini.')).toBeVisible();
  await press(user, /^Bermasalah \(2\)/);
  expect(screen.queryByRole('rowheader', { name: '3' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Terbitkan entri baru langsung' }));
  await press(user, 'Impor 3 baris');
  expect(await screen.findByRole('heading', { name: 'Impor selesai' })).toHaveFocus();
  expect(await imported()).toEqual([
    { name: 'PT Impor A', city: 'Medan', is_published: false },
    { name: 'PT Impor C', city: 'Kota Padang', is_published: false },
    { name: 'PT Impor Lama', city: 'Binjai', is_published: true },
  ]);
  expect(screen.getByRole('link', { name: 'Lihat daftar' })).toHaveAttribute('href', '/admin/klien');

  await press(user, 'Urungkan impor ini');
  await press(user, 'Urungkan impor');
  expect((await screen.findAllByText('3 baris dikembalikan.'))[0]).toBeVisible();
  expect(await imported()).toEqual([{ name: 'PT Impor Lama', city: 'Aceh', is_published: true }]);
  expect(
    await screen.findByText(/^Diurungkan .* oleh Budi Editor: 3 dikembalikan, 0 dibiarkan\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Urungkan impor klien.csv' })).not.toBeInTheDocument();
});

test('maps each column to one field only and requires a key column', async () => {
  const { user } = await renderApp({ path: COMPANIES, stack, role: 'editor' });
  await choose(user, csv('Nama perusahaan;Kode', 'PT Impor A;9990000000001'));
  const name = await screen.findByRole('combobox', { name: /^Nama badan usaha/ });
  const nib = screen.getByRole('combobox', { name: /^NIB/ });
  expect(nib).toHaveDisplayValue('(tidak diimpor)');
  expect(
    within(nib).getByRole('option', { name: 'A · Nama perusahaan (untuk Nama badan usaha)' }),
  ).toBeDisabled();
  await user.selectOptions(name, '(tidak diimpor)');
  expect(screen.getByText(/tanpanya baris tidak dapat dikenali/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Periksa baris' })).toBeDisabled();
  await user.selectOptions(nib, 'B · Kode');
  expect(screen.getByText(/Tanpa Nama badan usaha, baris untuk entri baru akan ditolak/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Periksa baris' })).toBeEnabled();
});

test('resumes an import after a lost connection without writing rows twice', async () => {
  // The second part is written, but its response is lost.
  const rules: FaultRule[] = [];
  let parts = 0;
  const lossy: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const isPart = request.url.includes('import_rows') && (await request.clone().text()).includes('"apply"');
    const answer = await withFaults(stack.fetch, rules)(request);
    if (isPart && (parts += 1) === 2) throw new TypeError('fetch failed');
    return answer;
  };
  const { user } = await renderApp({ path: COMPANIES, stack, role: 'editor', fetch: lossy });
  await choose(user, companies(1100));
  await press(user, 'Periksa baris');
  await press(user, 'Impor 1.100 baris');
  expect(await screen.findByRole('heading', { name: 'Impor terputus' })).toHaveFocus();
  expect(screen.getByText(/^500 dari 1\.100 baris sudah diproses/)).toBeVisible();
  expect(await imported()).toHaveLength(1000);

  await press(user, 'Lanjutkan');
  expect(await screen.findByRole('heading', { name: 'Impor selesai' })).toBeVisible();
  expect(await imported()).toHaveLength(1100);
  const [book] = await stack.sql('select status, processed, inserted from public.imports');
  expect(book).toEqual({ status: 'done', processed: 1100, inserted: 1100 });
});

test('stops an import between two parts and keeps the finished ones', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('import_rows') && (await request.clone().text()).includes('"chunk":0'))
      await held;
    return stack.fetch(request);
  };
  const { user } = await renderApp({ path: COMPANIES, stack, role: 'editor', fetch: slow });
  await choose(user, companies(1200));
  await press(user, 'Periksa baris');
  await press(user, 'Impor 1.200 baris');
  await press(user, 'Hentikan');
  release();
  expect(await screen.findByRole('heading', { name: 'Impor dihentikan' })).toBeVisible();
  expect(screen.getByText('500 dari 1.200 baris diproses sebelum dihentikan.')).toBeVisible();
  expect(await imported()).toHaveLength(500);
  expect(await screen.findByText('Dihentikan')).toBeVisible();
});

test('rejects an unsupported file and imports nothing from a file without changes', async () => {
  await stack.sql(
    `insert into public.clients (name, nib, city) values ('PT Impor A', '9990000000001', 'Medan')`,
  );
  const { user } = await renderApp({ path: COMPANIES, stack, role: 'editor' });
  await choose(user, new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'lama.xls'));
  expect(await screen.findByText(/Ini berkas Excel lama/)).toBeVisible();
  await choose(user, csv(HEADINGS, 'PT Impor A;9990000000001;Medan'));
  await press(user, 'Periksa baris');
  expect(await screen.findByText('Semua baris sudah sama dengan yang ada di daftar.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Impor 0 baris' })).toBeDisabled();
});

test('keeps the progress of an import while another page is open', async () => {
  const { user } = await renderApp({ path: COMPANIES, stack, role: 'editor' });
  await choose(user, csv(HEADINGS, 'PT Impor A;9990000000001;Medan'));
  await press(user, 'Periksa baris');
  await screen.findByText(/^1 baru/);
  visit('/admin/faq');
  await screen.findByRole('heading', { level: 1, name: /FAQ|Pertanyaan/i });
  visit(COMPANIES);
  expect(await screen.findByText(/^1 baru/)).toBeVisible();
});

test('shows an error with a retry button when the server is unreachable', async () => {
  const rules: FaultRule[] = [{ match: 'rpc/import_rows', fault: 'connection-cut', times: 1 }];
  const { user } = await renderApp({
    path: COMPANIES,
    stack,
    role: 'editor',
    fetch: withFaults(stack.fetch, rules),
  });
  await choose(user, csv(HEADINGS, 'PT Impor A;9990000000001;Medan'));
  await press(user, 'Periksa baris');
  expect(await screen.findByText(/Server tidak dapat dihubungi/)).toBeVisible();
  await press(user, 'Coba lagi');
  expect(await screen.findByText(/^1 baru/)).toBeVisible();
});

test('matches certificates to companies and codes, and parses dates and labels in everyday spelling', async () => {
  await stack.sql(`insert into public.clients (name, nib) values ('PT Impor A', '9990000000001')`);
  const { user } = await renderApp({ path: CERTIFICATES, stack, role: 'admin' });
  await choose(
    user,
    csv(
      'No. SBU,NIB,Kode subklasifikasi,Kualifikasi,Tanggal terbit,Berlaku sampai,Status',
      'IMP-1,9990000000001,bg 001,Small,21/11/2026,20 Nov 2029,Berlaku',
      'IMP-2,9990000000002,BG001,Mikro,31/02/2026,20/11/2029,',
      'IMP-3,9990000000001,BS013,Kecil,21/11/2026,20/11/2029,',
      'IMP-4,9990000000001,IN001,Besar,21/11/2026,20/11/2035,',
    ),
  );
  await press(user, 'Periksa baris');
  expect(await screen.findByText('1 baru, 0 berubah, 0 sama, 3 bermasalah.')).toBeVisible();
  expect(row(3).getByText(/Badan usaha ini tidak ada di daftar/)).toBeVisible();
  expect(row(3).getByText(/Tulis Kecil, Menengah/)).toBeVisible();
  expect(row(3).getByText(/Tulis tanggal yang benar/)).toBeVisible();
  expect(row(4).getByText('Subklasifikasi ini hanya untuk kualifikasi Menengah, Besar.')).toBeVisible();
  expect(row(5).getByText('Subklasifikasi ini hanya untuk kualifikasi Spesialis.')).toBeVisible();
  expect(row(5).getByText(/^Masa berlakunya lebih lama/)).toBeVisible();
  await press(user, 'Impor 1 baris');
  await screen.findByRole('heading', { name: 'Impor selesai' });
  await waitFor(async () => {
    const rows = await stack.sql(
      `select qualification, issued_on::text, expires_on::text, status from public.certificates where number = 'IMP-1'`,
    );
    expect(rows).toEqual([
      { qualification: 'kecil', issued_on: '2026-11-21', expires_on: '2029-11-20', status: 'aktif' },
    ]);
  });
});

test('resumes an import after the session expired and the user signed in again', async () => {
  let parts = 0;
  const refusal = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
  const expiring: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const isPart = request.url.includes('import_rows') && (await request.clone().text()).includes('"apply"');
    return isPart && (parts += 1) === 2 ? Response.json(refusal, { status: 401 }) : stack.fetch(request);
  };
  const { user } = await renderApp({ path: COMPANIES, stack, role: 'editor', fetch: expiring });
  await choose(user, companies(700));
  await press(user, 'Periksa baris');
  await press(user, 'Impor 700 baris');
  await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  await user.type(await screen.findByLabelText(/^Email/), stack.accounts.editor.email);
  await user.type(screen.getByLabelText(/^Password/), stack.accounts.editor.password);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^500 dari 700 baris sudah diproses/)).toBeVisible();
  await press(user, 'Lanjutkan');
  await screen.findByRole('heading', { name: 'Impor selesai' });
  expect(await imported()).toHaveLength(700);
});
