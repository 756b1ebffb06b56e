import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
afterEach(() => vi.unstubAllGlobals());

const REGISTER = '/admin/permintaan-data';
const open = (path = REGISTER, role: 'admin' | 'editor' = 'admin') =>
  renderApp({ path, stack: service, role });

async function recordRequest(kind: string, fields: object = {}) {
  const { id, receipt } = await fileComplaint(service, fields);
  const request = {
    kind,
    case_kind: 'complaint',
    case_id: id,
    asked_by: 'Budi Santoso',
    capacity: 'self',
    identity_check: 'in_person',
  };
  await call(service.admin, 'record_data_request', { request });
  return { id, number: receipt.number };
}
const lineOf = async (number: string) =>
  (await screen.findByRole('link', { name: number })).closest('li') ?? document.body;

test('explains where requests are recorded when the register is empty', async () => {
  await open();
  expect(await screen.findByText('Tidak ada permintaan terbuka')).toBeVisible();
  expect(screen.getByText(/dicatat dari perkara atau pesan/)).toBeVisible();
});

test('records a request from a case and refuses it with a reason', async () => {
  const { id, receipt } = await fileComplaint(service);
  const { user, unmount } = await open(`/admin/keluhan?case=${id}`, 'editor');
  await user.click(await screen.findByRole('button', { name: 'Catat permintaan' }));
  const form = within(await screen.findByRole('dialog', { name: 'Catat permintaan' }));
  await user.click(form.getByRole('button', { name: 'Catat' }));
  expect(form.getByText('Wajib diisi.')).toBeVisible();
  await user.type(form.getByLabelText(/^Nama yang meminta/), 'Kuasa Budi');
  await user.selectOptions(form.getByLabelText(/^Bertindak sebagai/), 'representative');
  expect(form.getByText('Kuasa harus menunjukkan surat kuasa.')).toBeVisible();
  await user.selectOptions(form.getByLabelText(/^Cara identitas dipastikan/), 'power_of_attorney');
  await user.click(form.getByRole('button', { name: 'Catat' }));
  expect(await findToast('Permintaan dicatat')).toBeVisible();
  unmount();

  const admin = await open();
  const entry = within(await lineOf(receipt.number));
  expect(entry.getByText(/^7[12] jam lagi$/)).toBeVisible();
  expect(entry.getByText(/Kuasa Budi \(Kuasanya\)/)).toBeVisible();
  await admin.user.click(entry.getByRole('button', { name: 'Tolak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tolak permintaan ini?' }));
  await admin.user.click(dialog.getByRole('button', { name: 'Tolak' }));
  expect(dialog.getByText(/paling sedikit 5 karakter/)).toBeVisible();
  await admin.user.type(dialog.getByLabelText(/^Alasan/), 'Kuasanya tidak sah.');
  await admin.user.click(dialog.getByRole('button', { name: 'Tolak' }));
  expect(await findToast('Permintaan ditolak')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: receipt.number })).not.toBeInTheDocument());
});

test('requires corrected values and shows why the database rejects them', async () => {
  const { id, number } = await recordRequest('correct', { email: 'salah@pelapor.example.id' });
  const { user } = await open();
  await user.click(within(await lineOf(number)).getByRole('button', { name: 'Penuhi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Perbaiki data' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Simpan perbaikan' }));
  await save();
  expect(dialog.getByText('Tulis paling sedikit satu data yang benar.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Email/), 'bukan-alamat');
  await save();
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Email/));
  await user.type(dialog.getByLabelText(/^Email/), 'benar@pelapor.example.id');
  await save();
  expect(await findToast('Permintaan dipenuhi')).toBeVisible();
  const [row] = await service.sql('select email from public.complaints where id = $1', [id]);
  expect(row).toEqual({ email: 'benar@pelapor.example.id' });
});

test('marks a restricted case until an admin lifts the restriction', async () => {
  const { id, number } = await recordRequest('restrict');
  const { user, unmount } = await open();
  await user.click(within(await lineOf(number)).getByRole('button', { name: 'Penuhi' }));
  await user.click(await screen.findByRole('button', { name: 'Hentikan pemrosesan' }));
  expect(await findToast('Permintaan dipenuhi')).toBeVisible();
  unmount();
  const inCase = await open(`/admin/keluhan?case=${id}`);
  expect(await screen.findByText('Pemrosesan dihentikan')).toBeVisible();
  await inCase.user.click(screen.getByRole('button', { name: 'Akhiri pembatasan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Akhiri pembatasan' }));
  await inCase.user.type(dialog.getByLabelText(/^Alasan/), 'Pelapor setuju.');
  await inCase.user.click(dialog.getByRole('button', { name: 'Akhiri pembatasan' }));
  expect(await findToast('Pembatasan diakhiri')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Pemrosesan dihentikan')).not.toBeInTheDocument());
});

test('fulfils a withdrawal of consent, and shows it in the case', async () => {
  const { id, number } = await recordRequest('withdraw');
  const { user, unmount } = await open();
  await user.click(within(await lineOf(number)).getByRole('button', { name: 'Penuhi' }));
  await user.click(await screen.findByRole('button', { name: 'Akhiri pemrosesan' }));
  expect(await findToast('Permintaan dipenuhi')).toBeVisible();
  unmount();
  await open(`/admin/keluhan?case=${id}`);
  expect(await screen.findByText(/Ditarik .*: jangan hubungi lagi/)).toBeVisible();
});

test('shows in the case that processing has stopped after an upheld objection', async () => {
  const { id, number } = await recordRequest('object');
  const { user, unmount } = await open();
  await user.click(within(await lineOf(number)).getByRole('button', { name: 'Penuhi' }));
  await user.click(await screen.findByRole('button', { name: 'Terima keberatan' }));
  expect(await findToast('Permintaan dipenuhi')).toBeVisible();
  unmount();
  await open(`/admin/keluhan?case=${id}`);
  expect(await screen.findByText('Pemrosesan dihentikan')).toBeVisible();
});

test('shows the copy of personal data once and saves it as JSON', async () => {
  const { number } = await recordRequest('export', {
    description: 'Asesor tidak datang pada hari yang dijanjikan.',
  });
  // Refetches the register before the response arrives, as a live update would.
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await service.fetch(input, init);
    if (new Request(input, init).url.includes('export_case_person')) {
      void queryClient.invalidateQueries({ queryKey: ['data_requests'] });
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    return answer;
  };
  const { user, queryClient } = await renderApp({ path: REGISTER, stack: service, role: 'admin', fetch });
  await user.click(within(await lineOf(number)).getByRole('button', { name: 'Penuhi' }));
  await user.click(await screen.findByRole('button', { name: 'Buat salinan' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: `Data pribadi dalam ${number}` }),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByText('Asesor tidak datang pada hari yang dijanjikan.')).toBeVisible();
  expect(screen.getByText('Budi Santoso')).toBeVisible();
  expect(screen.getByText('Layanan kami')).toBeVisible();
  expect(screen.queryByText(/layanan$|_at$|\d{4}-\d\d-\d\dT/)).not.toBeInTheDocument();
  const saved: Blob[] = [];
  const keep = (file: Blob) => `blob:${saved.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: keep, revokeObjectURL: () => undefined }));
  await user.click(screen.getByRole('button', { name: 'Simpan sebagai JSON' }));
  expect(saved.map(({ type }) => type)).toEqual(['application/json']);
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
    [`Data pribadi dalam ${number}`]: {
      'Yang dikirim dan hasilnya': { Nomor: number, Kategori: 'Layanan kami' },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Kembali ke daftar' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Permintaan data pribadi' });
  await waitFor(() => expect(title).toHaveFocus());
});

test('moves focus to the page after an erasure', async () => {
  const { id, number } = await recordRequest('erase');
  const { user } = await open();
  await user.click(within(await lineOf(number)).getByRole('button', { name: 'Penuhi' }));
  await user.click(await screen.findByRole('button', { name: 'Hapus permanen' }));
  expect(await findToast('Permintaan dipenuhi')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: number })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  const [row] = await service.sql('select name from public.complaints where id = $1', [id]);
  expect(row).toEqual({ name: null });
});

test('offers to extend a search of open requests to all, and stores the page in the URL', async () => {
  const { number } = await recordRequest('export');
  await service.sql(`insert into public.data_requests
    (kind, case_kind, case_id, case_number, asked_by, capacity, identity_check, received_at, due_at, status, settled_at, reason)
    select 'correct', 'complaint', gen_random_uuid(), 'KEL-LAMA-' || n, 'Ratna Wulan', 'self', 'in_person', now() - interval '9 days',
      now() - interval '6 days', 'refused', now() - interval '7 days', 'Berkas lama ' || n from generate_series(1, 26) n`);
  const { user } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Cari' }), `budi ${number}`);
  await waitFor(() => expect(document.querySelectorAll('main [data-row]')).toHaveLength(1));
  expect(screen.getByRole('link', { name: number })).toBeVisible();

  await user.clear(screen.getByRole('searchbox', { name: 'Cari' }));
  await user.type(screen.getByRole('searchbox', { name: 'Cari' }), 'wulan berkas');
  expect(await screen.findByText('Kata itu tidak ada pada permintaan yang terbuka.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Cari di semua permintaan' }));
  await waitFor(() => expect(document.querySelectorAll('main [data-row]')).toHaveLength(25));
  await user.click(screen.getByRole('link', { name: 'Berikutnya' }));
  await waitFor(() => expect(document.querySelectorAll('main [data-row]')).toHaveLength(1));
  expect(window.location.search).toBe('?q=wulan+berkas&state=all&page=2');
});

test('shows an error with a retry button when the register fails to load', async () => {
  const fetch = withFaults(service.fetch, [{ match: '/rest/v1/data_requests', fault: 'malformed-json' }]);
  await renderApp({ path: REGISTER, stack: service, role: 'admin', fetch });
  expect(await screen.findByText('Daftar permintaan tidak dapat dimuat')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});

test('marks a request about a demo case', async () => {
  const demo = await recordRequest('export');
  const own = await recordRequest('export');
  await service.sql(
    `insert into private.starter_content (table_name, row_id, part, content) values ('complaints', $1, 'demo', '{}')`,
    [demo.id],
  );
  await open();
  expect(await within(await lineOf(demo.number)).findByText('Contoh')).toBeInTheDocument();
  expect(within(await lineOf(own.number)).queryByText('Contoh')).not.toBeInTheDocument();
});
