import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageKit } from '@tests/service-requests/message-kit';
import { openService, type Service } from '@tests/service-requests/requests';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';

let service: Service;
let kit: ReturnType<typeof messageKit>;
beforeAll(async () => {
  service = await openService();
  kit = messageKit(service);
});
afterAll(() => service.close());

async function answered() {
  const { number, id } = await kit.write({ subject: 'Jam buka' });
  const path = await kit.upload('contact', id, 'Denah.pdf');
  await kit.add(id, 'message', 'Kami buka hari Senin.', { files: [path] });
  return { id, number, code: await kit.codeOf(number) };
}
const show = (number: string, rules: FaultRule[] = []) =>
  renderApp({ path: `/lacak?nomor=${number}`, stack: service, fetch: withFaults(service.fetch, rules) });
async function enter(user: UserEvent, code: string) {
  await user.type(await screen.findByLabelText('Kode akses'), code);
  await user.click(screen.getByRole('button', { name: 'Buka perkara' }));
  await screen.findByRole('heading', { name: 'Jam buka' });
}

test('opens a message thread from the link in an e-mail and accepts a reply', async () => {
  const { id, number, code } = await answered();
  const { user } = await show(number);
  expect(await screen.findByLabelText('Nomor perkara')).toHaveValue(number);
  await enter(user, code);
  expect(screen.getByText('Sudah dijawab')).toBeVisible();
  expect(screen.getByText('Apakah kantor buka hari Sabtu?')).toBeVisible();
  expect(screen.getByText('Kami buka hari Senin.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Pesan Anda' }), 'Terima kasih.');
  await user.click(screen.getByRole('button', { name: 'Kirim balasan' }));
  expect(await screen.findByText('Balasan terkirim.')).toBeVisible();
  expect(await screen.findByText('Terima kasih.')).toBeVisible();
  expect(await screen.findByText(/menjawab pada hari kerja/)).toBeVisible();
  expect(await kit.rowOf(id)).toMatchObject({ status: 'baru' });
});

test('shows an error when a file cannot be loaded, and retries on click', async () => {
  const { number, code } = await answered();
  const { user } = await show(number, [{ match: 'functions/v1/evidence-link', fault: 'server-error' }]);
  await enter(user, code);
  await user.click(screen.getByRole('button', { name: 'Unduh Denah.pdf' }));
  expect(await screen.findByText('Berkas tidak dapat diunduh')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unduh Denah.pdf' })).toBeEnabled());
});
