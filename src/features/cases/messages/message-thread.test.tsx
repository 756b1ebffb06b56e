import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageKit } from '@tests/service-requests/message-kit';
import { openService, type Service } from '@tests/service-requests/requests';
import { smallPdf } from '@tests/support/evidence-files';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';
import { sendUploadsThroughFetch } from '@tests/support/xhr';

let service: Service;
let kit: ReturnType<typeof messageKit>;
beforeAll(async () => {
  service = await openService();
  kit = messageKit(service);
});
afterAll(() => service.close());

const HOSTILE = '<b>Tebal</b> {{nama}} \u202Eterbalik';
const open = async (id: string, rules: FaultRule[] = []) => {
  const fetch = withFaults(service.fetch, rules);
  const app = await renderApp({ path: `/admin/messages?case=${id}`, stack: service, role: 'editor', fetch });
  sendUploadsThroughFetch();
  return app;
};
const answerBox = () => screen.findByRole('textbox', { name: 'Jawaban kepada pengirim' });
const conversation = () => within(screen.getByRole('region', { name: 'Percakapan' }));
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
const attach = (user: UserEvent, name: string, content: string = smallPdf) =>
  user.upload(
    document.querySelector<HTMLInputElement>('form input[type=file]')!,
    new File([content], name, { type: 'application/pdf' }),
  );

test('e-mails a reply that is based on a template and has an attachment', async () => {
  const { number, id } = await kit.write();
  const { user } = await open(id);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Mulai dari templat' }),
    await screen.findByRole('option', { name: 'Jawaban' }),
  );
  const box = await answerBox();
  expect((box as HTMLTextAreaElement).value).toContain(`pesan Anda ${number}`);
  await user.clear(box);
  await user.type(box, HOSTILE.replaceAll('{', '{{'));
  await attach(user, 'Tarif.pdf');
  const list = within(await screen.findByRole('list', { name: 'Lampiran' }));
  expect(await list.findByText(/siap dikirim/)).toBeVisible();
  await send(user);
  expect(await findToast('Jawaban terkirim')).toBeVisible();
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Lampiran' })).toBeNull();
  expect(await conversation().findByText(HOSTILE)).toBeVisible();
  expect(await conversation().findByRole('button', { name: 'Unduh Tarif.pdf' })).toBeVisible();
  expect(await screen.findByText(/^Dijawab \d/)).toBeVisible();
  const [mail] = await kit.notify();
  expect(mail?.text).toContain(HOSTILE);
  expect(mail?.text).toContain('Tarif.pdf');
});

test('keeps text and files of a failed reply, even after a reload, and sends them on retry', async () => {
  const { id } = await kit.write();
  const first = await open(id, [{ match: 'rpc/add_case_event', fault: 'server-error', times: 1 }]);
  await first.user.type(await answerBox(), 'Kantor buka hari Senin.');
  await attach(first.user, 'Denah.pdf');
  expect(await screen.findByText(/siap dikirim/)).toBeVisible();
  await send(first.user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Belum tersimpan. Tulisan Anda tetap di sini.');
  expect(await kit.eventsOf(id)).toEqual([]);
  first.unmount();

  const again = await open(id);
  expect(await answerBox()).toHaveValue('Kantor buka hari Senin.');
  expect(screen.getByText('Denah.pdf')).toBeVisible();
  await send(again.user);
  expect(await findToast('Jawaban terkirim')).toBeVisible();
  expect(await kit.eventsOf(id)).toHaveLength(1);
});

test('records and mails a reply once when the response is lost', async () => {
  const { id } = await kit.write();
  await kit.notify();
  const { user } = await open(id, [
    { match: 'rpc/add_case_event', fault: 'answer-cut', times: 1 },
    { match: 'rpc/was_recorded', fault: 'connection-cut', times: 1 },
  ]);
  await user.type(await answerBox(), 'Sekali saja.');
  await send(user);
  expect(await screen.findByText('Belum diketahui apakah ini sudah tercatat')).toBeVisible();
  await send(user);
  expect(await findToast('Jawaban terkirim')).toBeVisible();
  expect(await kit.eventsOf(id)).toHaveLength(1);
  expect(await kit.notify()).toHaveLength(1);
});

test('rejects an unsupported file type and retries an interrupted upload', async () => {
  const { id } = await kit.write();
  const { user } = await open(id, [
    { match: 'functions/v1/confirm-evidence', fault: 'connection-cut', times: 1 },
  ]);
  const box = await answerBox();
  await user.type(box, 'Terlampir.');
  await attach(user, 'Catatan.pdf', 'bukan PDF');
  expect(await screen.findByText(/Hanya PDF, JPG, dan PNG/)).toBeVisible();
  await attach(user, 'Putus.pdf');
  expect(await screen.findByText('Sambungan terputus.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kirim jawaban' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Coba lagi: Putus.pdf' }));
  expect(await screen.findByText(/siap dikirim/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lepaskan Putus.pdf' }));
  expect(screen.queryByText('Putus.pdf')).toBeNull();
  expect(screen.getByRole('button', { name: 'Kirim jawaban' })).toBeEnabled();
});

test('hides notes from the sender and marks the message as new after a reply by phone', async () => {
  const { number, id } = await kit.write();
  await kit.add(id, 'message', 'Silakan datang.');
  const { user } = await open(id);
  await user.click(await screen.findByRole('tab', { name: 'Catatan internal' }));
  await user.type(screen.getByRole('textbox', { name: 'Catatan internal' }), 'Pelanggan lama.');
  await user.click(screen.getByRole('button', { name: 'Simpan catatan' }));
  expect(await findToast('Catatan tersimpan')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Balasan lewat jalur lain' }));
  await user.type(screen.getByRole('textbox', { name: 'Balasan lewat jalur lain' }), 'Jadi datang Senin.');
  await user.click(screen.getByRole('button', { name: 'Catat balasan' }));
  expect(await findToast('Balasan tercatat')).toBeVisible();
  expect(await conversation().findByText('Pengirim (dicatat oleh Budi Editor)')).toBeVisible();
  await waitFor(async () => expect(await kit.rowOf(id)).toMatchObject({ status: 'baru' }));
  const seen = await kit.open(number, await kit.codeOf(number));
  expect(seen.events.map(({ body }) => body)).toEqual(['Silakan datang.', 'Jadi datang Senin.']);
});

test('turns a message into a complaint with its text and date, and links to it', async () => {
  const { number, id } = await kit.write({
    subject: 'Asesor tidak datang',
    message: 'Asesor tidak pernah datang tanpa kabar.',
  });
  const { user } = await open(id);
  await user.click(await screen.findByRole('link', { name: 'Jadikan keluhan' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: `Jadikan keluhan: pesan ${number}` }),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Judul singkat/ })).toHaveValue('Asesor tidak datang');
  expect(screen.getByText(/Budi Santoso, budi@pelapor\.example\.id/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Keluhan ini tentang/ }), 'Layanan kami');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Hubungan pelapor/ }), 'Masyarakat');
  await user.selectOptions(
    screen.getByRole('combobox', { name: /^Pemberitahuan privasi/ }),
    'Belum diberitahukan',
  );
  await user.click(screen.getByRole('button', { name: 'Catat keluhan' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Keluhan KEL-\d+-\d+ tercatat/ }),
  ).toBeVisible();
  expect(screen.getByText('Kode akses dikirim ke alamat email pelapor.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Buka perkara' }));
  expect(
    await screen.findByText(/^Diberikan dengan pesannya, .*Pemberitahuan privasi belum disampaikan\.$/),
  ).toBeVisible();
  await user.click(await screen.findByRole('link', { name: number }));
  expect(await screen.findByText('Pesan ini sudah dijadikan keluhan.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buka keluhan' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/keluhan?case='),
  );
  expect(screen.queryByRole('link', { name: 'Jadikan keluhan' })).toBeNull();
});
