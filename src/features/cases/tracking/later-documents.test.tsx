import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  fileComplaint,
  openService,
  type Receipt,
  type Service,
} from '@tests/service-requests/requests';
import { smallPdf } from '@tests/support/evidence-files';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { sendUploadsThroughFetch } from '@tests/support/xhr';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

async function open({ number, access_code }: Receipt, rules: FaultRule[] = []): Promise<UserEvent> {
  const { user } = await renderApp({
    path: '/lacak',
    stack: service,
    fetch: withFaults(service.fetch, rules),
  });
  sendUploadsThroughFetch();
  await user.type(await screen.findByLabelText('Nomor perkara'), number);
  await user.type(screen.getByLabelText('Kode akses'), access_code);
  await user.click(screen.getByRole('button', { name: 'Buka perkara' }));
  await screen.findByRole('button', { name: 'Kirim balasan' });
  return user;
}
const choose = (user: UserEvent, name: string) =>
  user.upload(
    document.querySelector<HTMLInputElement>('form input[type=file]')!,
    new File([smallPdf], name, { type: 'application/pdf' }),
  );
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Kirim balasan' }));
const sentFiles = async () => within(await screen.findByRole('region', { name: 'Berkas bukti' }));
const isClosingAsked = () => {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
};
const repliesOf = (id: string) =>
  service.sql<{ body: string }>(
    `select body from public.case_events where case_id = $1 and author = 'reporter' and kind = 'message'`,
    [id],
  );

test('accepts a reply that consists of files only', async () => {
  const { receipt, id } = await fileComplaint(service, { subject: 'Kurang akta' });
  const move = (new_status: string, more: object = {}) =>
    call(service.editor, 'move_case', { kind: 'complaint', id, new_status, ...more });
  await move('diproses');
  await move('menunggu', { reason: 'Kirimkan akta.' });
  const user = await open(receipt);
  expect(screen.getByText(/Balas atau kirim dokumen di bawah/)).toBeVisible();
  await press(user);
  expect(await screen.findByText('Wajib diisi.')).toBeVisible();
  await choose(user, 'Akta.pdf');
  expect(await screen.findByText('Akta.pdf')).toBeVisible();
  await press(user);
  expect(await (await sentFiles()).findByText('Diterima')).toBeVisible();
  expect(await screen.findByText('Semua berkas diterima.')).toBeVisible();
  expect(screen.queryByText('Balasan terkirim.')).toBeNull();
  expect(await screen.findByText('Berkas diterima: Akta.pdf')).toBeVisible();
  expect(screen.queryByText(/Balas atau kirim dokumen di bawah/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Berkas yang dipilih' })).toBeNull();
});

test('sends text and chosen files with one button', async () => {
  const { receipt, id } = await fileComplaint(service);
  const user = await open(receipt);
  await choose(user, 'Foto.pdf');
  expect(await screen.findByText('Foto.pdf')).toBeVisible();
  expect(isClosingAsked()).toBe(true);
  await user.type(screen.getByLabelText('Pesan Anda'), 'Papan nama terlampir.');
  await press(user);
  expect(await screen.findByText('Balasan terkirim.')).toBeVisible();
  expect(await screen.findByText('Semua berkas diterima.')).toBeVisible();
  expect(await screen.findByText('Berkas diterima: Foto.pdf')).toBeVisible();
  expect(await screen.findByText('Papan nama terlampir.')).toBeVisible();
  expect(screen.getByLabelText('Pesan Anda')).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Berkas yang dipilih' })).toBeNull();
  expect(await repliesOf(id)).toEqual([{ body: 'Papan nama terlampir.' }]);
  expect(isClosingAsked()).toBe(false);
});

test('shows which file failed and completes the reply on retry', async () => {
  const { receipt } = await fileComplaint(service);
  const user = await open(receipt, [
    { match: 'functions/v1/confirm-evidence', fault: 'server-error', times: 1 },
  ]);
  await choose(user, 'Satu.pdf');
  await choose(user, 'Dua.pdf');
  await user.type(screen.getByLabelText('Pesan Anda'), 'Dua foto terlampir.');
  await press(user);
  expect(await screen.findByText(/^Belum diterima: Satu.pdf\. Kirim ulang/)).toBeVisible();
  expect(screen.getByText('Balasan terkirim.')).toBeVisible();
  await user.click((await sentFiles()).getByRole('button', { name: 'Kirim lagi Satu.pdf' }));
  expect(await screen.findByText('Semua berkas diterima.')).toBeVisible();
  expect(await screen.findByText('Berkas diterima: Satu.pdf')).toBeVisible();
});

test('keeps files that could not be announced and sends them on the next attempt', async () => {
  const { receipt, id } = await fileComplaint(service);
  const user = await open(receipt, [{ match: 'rpc/announce_evidence', fault: 'server-error', times: 1 }]);
  await choose(user, 'Surat.pdf');
  await user.type(screen.getByLabelText('Pesan Anda'), 'Surat terlampir.');
  await press(user);
  expect(await screen.findByText('Berkas belum terkirim')).toBeVisible();
  expect(screen.getByText('Balasan terkirim.')).toBeVisible();
  expect(screen.getByLabelText('Pesan Anda')).toHaveValue('');
  expect(
    within(screen.getByRole('list', { name: 'Berkas yang dipilih' })).getByText('Surat.pdf'),
  ).toBeVisible();
  await press(user);
  expect(await screen.findByText('Berkas diterima: Surat.pdf')).toBeVisible();
  expect(await repliesOf(id)).toEqual([{ body: 'Surat terlampir.' }]);
});

test('keeps the files when sending the text fails', async () => {
  const { receipt, id } = await fileComplaint(service);
  const user = await open(receipt, [{ match: 'rpc/reply_to_case', fault: 'server-error', times: 1 }]);
  await choose(user, 'Surat.pdf');
  await user.type(screen.getByLabelText('Pesan Anda'), 'Surat terlampir.');
  await press(user);
  expect(await screen.findByText(/kesalahan di sisi kami/)).toBeVisible();
  expect(screen.getByLabelText('Pesan Anda')).toHaveValue('Surat terlampir.');
  expect(screen.getByRole('list', { name: 'Berkas yang dipilih' })).toBeVisible();
  expect(await service.sql('select from private.upload_slots where case_id = $1', [id])).toEqual([]);
});

test('keeps the reply when the code was renewed in the meantime', async () => {
  const { receipt, id } = await fileComplaint(service);
  const user = await open(receipt);
  await user.type(screen.getByLabelText('Pesan Anda'), 'Masih terbaca?');
  await call(service.editor, 'renew_access_code', { kind: 'complaint', id, reason: 'Kode hilang.' });
  await press(user);
  expect(await screen.findByText(/tidak dapat dibuka lagi dengan kode tersebut/)).toBeVisible();
  expect(screen.queryByText('Balasan terkirim.')).toBeNull();
  expect(screen.getByLabelText('Pesan Anda')).toHaveValue('Masih terbaca?');
});

test('announces and uploads a file once when the response is lost', async () => {
  const { receipt, id } = await fileComplaint(service);
  const user = await open(receipt, [
    { match: 'rpc/announce_evidence', fault: 'answer-cut', times: 1 },
    { match: 'rpc/was_recorded', fault: 'connection-cut', times: 1 },
  ]);
  await choose(user, 'Surat.pdf');
  await press(user);
  expect(await screen.findByText('Belum diketahui apakah ini sudah tercatat')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Periksa lagi' }));
  expect(await screen.findByText('Berkas diterima: Surat.pdf')).toBeVisible();
  const slots = await service.sql(`select used from private.upload_slots where case_id = $1`, [id]);
  expect(slots).toEqual([{ used: true }]);
});

test('shows a rejected file as rejected when the case is opened again', async () => {
  const { receipt } = await fileComplaint(service, {
    files: [{ name: 'Rusak.pdf', type: 'application/pdf', size: 9 }],
  });
  const [slot] = receipt.uploads;
  // As confirm-evidence does with a broken file.
  await service.sql('select public.refuse_upload($1)', [slot!.path]);
  await open(receipt);
  const files = within(screen.getByRole('region', { name: 'Berkas bukti' }));
  expect(files.getByText(/^Ditolak/)).toHaveTextContent(/Isi berkas ini rusak/);
  expect(files.queryByText(/batas waktu/)).toBeNull();
});

test('shows that the investigation has not started, even after a first response', async () => {
  const { receipt, id } = await fileComplaint(service);
  const args = { kind: 'complaint', id, event: 'message', body: 'Kami sudah membaca keluhan Anda.' };
  await call(service.editor, 'add_case_event', args);
  await open(receipt);
  expect(
    screen.getByText(/pemeriksaannya belum dimulai. Hasil tertulis tersedia paling lambat/),
  ).toBeVisible();
  expect(screen.queryByText(/sedang diperiksa/)).toBeNull();
});

test('shows an error for a document sent after the case was closed', async () => {
  const { receipt, id } = await fileComplaint(service);
  const user = await open(receipt);
  await choose(user, 'Surat.pdf');
  const move = (new_status: string, more: object = {}) =>
    call(service.editor, 'move_case', { kind: 'complaint', id, new_status, ...more });
  await move('diproses');
  await move('ditolak', {
    outcome: 'Di luar lingkup',
    reason: 'Bukan kegiatan kami.',
    declares: 'id',
    post: 'Manajer Mutu',
    finding: 'tidak_terbukti',
  });
  await press(user);
  expect(
    await screen.findByText('Perkara ini sudah ditutup, sehingga dokumen tidak dapat dikirim lagi.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Perbarui' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kirim balasan' })).toBeNull());
  expect(screen.getByText(/dokumen tidak dapat dikirim lagi/)).toBeVisible();
});
