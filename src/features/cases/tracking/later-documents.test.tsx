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
  await screen.findByRole('button', { name: 'Kirim dokumen' });
  return user;
}
const choose = (user: UserEvent, name: string) =>
  user.upload(
    document.querySelector<HTMLInputElement>('form input[type=file]')!,
    new File([smallPdf], name, { type: 'application/pdf' }),
  );
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Kirim dokumen' }));

test('a document is sent later, and what the body waited for has come', async () => {
  const { receipt, id } = await fileComplaint(service, { subject: 'Kurang akta' });
  const move = (new_status: string, more: object = {}) =>
    call(service.editor, 'move_case', { kind: 'complaint', id, new_status, ...more });
  await move('diproses');
  await move('menunggu', { reason: 'Kirimkan akta.' });
  const user = await open(receipt);
  expect(screen.getByText(/Balas atau kirim dokumen di bawah/)).toBeVisible();
  await press(user);
  expect(await screen.findByText('Pilih dulu berkas yang akan dikirim.')).toBeVisible();
  await choose(user, 'Akta.pdf');
  expect(await screen.findByText('Akta.pdf')).toBeVisible();
  await press(user);
  const files = within(await screen.findByRole('region', { name: 'Berkas bukti' }));
  expect(await files.findByText('Diterima')).toBeVisible();
  expect(await screen.findByText('Berkas diterima: Akta.pdf')).toBeVisible();
  expect(screen.queryByText(/Balas atau kirim dokumen di bawah/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Berkas yang dipilih' })).toBeNull();
});

test('an announcement whose answer is lost is made once, and its file arrives', async () => {
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

test('a file that was refused is still said to be refused later, and another can be sent', async () => {
  const { receipt } = await fileComplaint(service, {
    files: [{ name: 'Rusak.pdf', type: 'application/pdf', size: 9 }],
  });
  const [slot] = receipt.uploads;
  // As confirm-evidence does with a file that is broken.
  await service.sql('select public.refuse_upload($1)', [slot!.path]);
  await open(receipt);
  const files = within(screen.getByRole('region', { name: 'Berkas bukti' }));
  expect(files.getByText(/^Ditolak/)).toHaveTextContent(/Isi berkas ini rusak/);
  expect(files.queryByText(/batas waktu/)).toBeNull();
});

test('answered before the investigation has begun, a case does not say that it is being investigated', async () => {
  const { receipt, id } = await fileComplaint(service);
  const args = { kind: 'complaint', id, event: 'message', body: 'Kami sudah membaca keluhan Anda.' };
  await call(service.editor, 'add_case_event', args);
  await open(receipt);
  expect(
    screen.getByText(/pemeriksaannya belum dimulai. Hasil tertulis tersedia paling lambat/),
  ).toBeVisible();
  expect(screen.queryByText(/sedang diperiksa/)).toBeNull();
});

test('a case that is closed meanwhile takes no document, and says so', async () => {
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
    finding: 'tidak_terbukti',
  });
  await press(user);
  expect(
    await screen.findByText('Perkara ini sudah ditutup, sehingga dokumen tidak dapat dikirim lagi.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Perbarui' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kirim dokumen' })).toBeNull());
  expect(screen.getByText(/dokumen tidak dapat dikirim lagi/)).toBeVisible();
});
