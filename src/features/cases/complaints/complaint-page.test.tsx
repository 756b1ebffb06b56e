import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { smallPdf } from '@tests/support/evidence-files';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { sendUploadsThroughFetch } from '@tests/support/xhr';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => sessionStorage.clear());

const SUBMIT = 'rpc/submit_complaint';
const UPLOAD = '/storage/v1/upload/resumable';
/** Number of automatic upload attempts before the page offers a manual retry. */
const TRIES = 4;
const CONFIRM = 'functions/v1/confirm-evidence';
const pdf = (name: string) => new File([smallPdf], name, { type: 'application/pdf' });

/** Opens the form on a stack whose requests fail according to the rules. */
async function open(rules: FaultRule[] = []) {
  const app = await renderApp({ path: '/keluhan', stack, fetch: withFaults(stack.fetch, rules) });
  sendUploadsThroughFetch();
  await screen.findByRole('button', { name: 'Kirim keluhan' });
  return app;
}

async function fill(user: UserEvent, subject: string) {
  await user.click(screen.getByRole('radio', { name: /^Layanan kami/ }));
  const write = (label: RegExp | string, words: string) => user.type(screen.getByLabelText(label), words);
  await write('Judul singkat', subject);
  await write('Apa yang terjadi', 'Penilaian lapangan tertunda tanpa kabar.');
  await user.click(screen.getByRole('radio', { name: 'Pemohon sertifikasi' }));
  await write('Nama lengkap', 'Budi Santoso');
  await user.click(screen.getByRole('checkbox', { name: /^Saya telah membaca/ }));
}

const choose = async (user: UserEvent, ...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('form input[type=file]');
  await user.upload(input!, files);
};
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Kirim keluhan' }));
const findReceipt = () => screen.findByRole('heading', { level: 1, name: /sudah kami terima/ });
const count = async (subject: string) =>
  (await stack.sql('select 1 from public.complaints where subject = $1', [subject])).length;

test('retries an interrupted upload on request and confirms it', async () => {
  const rules: FaultRule[] = [{ match: UPLOAD, fault: 'connection-cut', times: TRIES }];
  const { user } = await open(rules);
  await fill(user, 'Dengan berkas');
  await choose(user, pdf('Surat.pdf'));
  expect(await screen.findByText('Surat.pdf')).toBeVisible();
  await send(user);
  await findReceipt();
  expect(await screen.findByText('Gagal terkirim', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kirim lagi Surat.pdf' }));
  expect(await screen.findByText('Semua berkas diterima.')).toBeVisible();
  const [slot] = await stack.sql<{ used: boolean }>(
    `select used from private.upload_slots where file_name = 'Surat.pdf'`,
  );
  expect(slot).toEqual({ used: true });
});

test('resumes an interrupted upload automatically on reconnect', async () => {
  const rules: FaultRule[] = [{ match: UPLOAD, fault: 'connection-cut', times: TRIES }];
  const { user } = await open(rules);
  await fill(user, 'Sambungan kembali');
  await choose(user, pdf('Putus.pdf'));
  expect(await screen.findByText('Putus.pdf')).toBeVisible();
  await send(user);
  await findReceipt();
  expect(await screen.findByText('Gagal terkirim', { exact: false })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Semua berkas diterima.')).toBeVisible();
});

test('accepts the complaint when file storage is full, and explains how to send files later', async () => {
  const full = 'lain/berkas.pdf';
  await stack.sql(
    `insert into private.upload_slots (path, kind, case_id, file_name, mime_type, size_bytes)
     values ($1, 'complaint', gen_random_uuid(), 'berkas.pdf', 'application/pdf', 100)`,
    [full],
  );
  await stack.sql(`insert into storage.objects (bucket_id, name) values ('evidence', $1)`, [full]);
  await stack.sql(`update private.evidence_limits set max_bytes = 100`);
  const { user } = await open();
  await fill(user, 'Penuh');
  await choose(user, pdf('Nanti.pdf'));
  await screen.findByText('Nanti.pdf');
  await send(user);
  await findReceipt();
  expect(await screen.findByText(/Kirim berkas ini nanti dari halaman lacak/)).toBeVisible();
  expect(await count('Penuh')).toBe(1);

  await stack.sql(`update private.evidence_limits set max_bytes = 1000000000`);
  await user.click(screen.getByRole('button', { name: 'Kirim lagi Nanti.pdf' }));
  expect(await screen.findByText('Semua berkas diterima.')).toBeVisible();
});

test('counts a file as uploaded when only the response was lost', async () => {
  const { user } = await open([{ match: CONFIRM, fault: 'connection-cut', times: 1 }]);
  await fill(user, 'Jawaban hilang');
  await choose(user, pdf('Sampai.pdf'));
  await screen.findByText('Sampai.pdf');
  await send(user);
  await findReceipt();
  await user.click(await screen.findByRole('button', { name: 'Kirim lagi Sampai.pdf' }));
  expect(await screen.findByText('Semua berkas diterima.')).toBeVisible();
});

test.each(['server-error', 'connection-cut', 'malformed-json'] as const)(
  'keeps all input after a submission fails with %s, and creates one case on retry',
  async (fault) => {
    const { user } = await open([{ match: SUBMIT, fault, times: 1 }]);
    const subject = `Gagal ${fault}`;
    await fill(user, subject);
    await send(user);
    expect(await screen.findByText('Belum terkirim')).toBeVisible();
    expect(screen.getByLabelText('Judul singkat')).toHaveValue(subject);
    await send(user);
    await findReceipt();
    expect(await count(subject)).toBe(1);
    expect(localStorage.getItem('draft:visitor:complaint')).toBeNull();
  },
);

test('moves the draft from local to session storage when confidentiality is requested', async () => {
  const { user } = await open();
  await fill(user, 'Draf rahasia');
  await waitFor(() => expect(localStorage.getItem('draft:visitor:complaint')).toContain('Draf rahasia'));
  await user.click(screen.getByRole('checkbox', { name: /^Rahasiakan identitas/ }));
  expect(localStorage.getItem('draft:visitor:complaint')).toBeNull();
  expect(sessionStorage.getItem('draft:visitor:complaint')).toContain('Draf rahasia');
  await user.type(screen.getByLabelText('Judul singkat'), ' lanjut');
  await waitFor(() => expect(sessionStorage.getItem('draft:visitor:complaint')).toContain('rahasia lanjut'));
  expect(localStorage.getItem('draft:visitor:complaint')).toBeNull();
});

test('shows a new version of the privacy notice and asks for consent again', async () => {
  const { user } = await open();
  await fill(user, 'Versi baru');
  await stack.sql(`update public.site_settings set privacy = privacy || '{"notice_version": "2027-01"}'`);
  await send(user);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Pemberitahuan privasi baru saja diperbarui');
  expect(await screen.findByText('Versi pemberitahuan: 2027-01')).toBeVisible();
  const box = screen.getByRole('checkbox', { name: /^Saya telah membaca/ });
  expect(box).not.toBeChecked();
  await user.click(box);
  await send(user);
  await findReceipt();
});

test('rejects a filled honeypot field with an error', async () => {
  const { user } = await open();
  await fill(user, 'Robot');
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')!;
  trap.value = 'https://spam.example';
  await send(user);
  expect(await screen.findByText(/tampak dikirim oleh program/)).toBeVisible();
  expect(await count('Robot')).toBe(0);
});

test('copies the access code, and clears the stored receipt once the user confirms having saved it', async () => {
  const { user } = await open();
  await fill(user, 'Tanda terima');
  await send(user);
  await findReceipt();
  const code = screen.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent;
  await user.click(screen.getByRole('button', { name: 'Salin kode akses' }));
  expect(await navigator.clipboard.readText()).toBe(code);
  await waitFor(() => expect(sessionStorage.getItem('lsbu-receipt-complaint')).toContain(code));
  await user.click(screen.getByRole('checkbox', { name: /sudah menyimpan/ }));
  expect(sessionStorage.getItem('lsbu-receipt-complaint')).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Lacak perkara ini' })).toHaveAttribute('href', '/lacak');
});

test('shows the submitted data on the receipt until a reload', async () => {
  const { user, unmount } = await open();
  await fill(user, 'Salinan <b>isian</b>');
  await send(user);
  await findReceipt();
  const copy = within(screen.getByRole('region', { name: 'Yang Anda kirim' }));
  const answer = (label: string) => copy.getByText(label, { selector: 'dt' }).nextElementSibling;
  expect(answer('Keluhan ini tentang')).toHaveTextContent('Layanan kami');
  expect(answer('Judul singkat')).toHaveTextContent('Salinan <b>isian</b>');
  expect(answer('Apa yang terjadi')).toHaveTextContent('Penilaian lapangan tertunda tanpa kabar.');
  expect(answer('Anda adalah')).toHaveTextContent('Pemohon sertifikasi');
  // Empty fields are omitted from the summary.
  expect(copy.queryByText('Telepon')).toBeNull();
  const stored = [localStorage, sessionStorage]
    .map((storage) => JSON.stringify(Object.entries(storage)))
    .join();
  expect(stored).toContain('lsbu-receipt-complaint');
  expect(stored).not.toMatch(/Salinan|Penilaian lapangan|Budi Santoso/);
  unmount();

  await renderApp({ path: '/keluhan', stack });
  await findReceipt();
  expect(screen.queryByRole('region', { name: 'Yang Anda kirim' })).toBeNull();
});

test('fails immediately when offline', async () => {
  const { user } = await open([{ match: SUBMIT, fault: 'connection-cut', times: 1 }]);
  await fill(user, 'Tanpa sambungan');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('Anda sedang luring')).toBeVisible();
  await send(user);
  expect(await screen.findByText(/Perangkat Anda sedang luring/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/sedang luring/)).toBeNull();
  expect(screen.getByText(/Sambungan terputus, dan kiriman belum tercatat/)).toBeVisible();
});

test('shows other contact options instead of the form when there is no privacy notice', async () => {
  const page = `update public.cms_pages set status = $1 where slug = 'kebijakan-privasi'`;
  await stack.sql(page, ['draft']);
  await renderApp({ path: '/keluhan', stack });
  const closed = await screen.findByRole('region', { name: 'Formulir ini belum dibuka' });
  expect(within(closed).getByRole('link', { name: '021-555-0142' })).toHaveAttribute(
    'href',
    'tel:0215550142',
  );
  expect(within(closed).getByText(/Jakarta Selatan/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kirim keluhan' })).toBeNull();
  await stack.sql(page, ['published']);
});

test('closes the form in every language when the Indonesian notice is missing', async () => {
  const [before] = await stack.sql<{ text: string }>(
    `select privacy ->> 'text' as text from public.site_settings`,
  );
  const write = `update public.site_settings set privacy = privacy || jsonb_build_object('text', $1::text)`;
  await stack.sql(write, ['']);
  await renderApp({ path: '/keluhan?lng=en', stack });
  expect(await screen.findByRole('region', { name: 'This form is not open yet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send complaint' })).toBeNull();
  await stack.sql(write, [before?.text]);
});
