import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

async function open(rules: FaultRule[] = []) {
  const app = await renderApp({ path: '/keluhan', stack, fetch: withFaults(stack.fetch, rules) });
  await screen.findByRole('button', { name: 'Kirim keluhan' });
  return app;
}

async function fill(user: UserEvent, subject: string) {
  await user.click(screen.getByRole('radio', { name: /^Layanan kami/ }));
  await user.type(screen.getByLabelText('Judul singkat'), subject);
  await user.type(screen.getByLabelText('Apa yang terjadi'), 'Penilaian lapangan tertunda tanpa kabar.');
  await user.click(screen.getByRole('radio', { name: 'Pemohon sertifikasi' }));
  await user.type(screen.getByLabelText('Nama lengkap'), 'Budi Santoso');
  await user.click(screen.getByRole('checkbox', { name: /^Saya telah membaca/ }));
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Kirim keluhan' }));
const challenges = async () =>
  (await stack.sql(`select from private.attempts where action = 'work submit'`)).length;

function expectOtherWays(notice: HTMLElement) {
  const links = within(notice)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringMatching(/^tel:\+?\d+$/), expect.stringMatching(/^mailto:.+@.+/)]);
}

test('computes one proof of work while the form is filled in', async () => {
  const requested = vi.fn<(url: string) => void>();
  const { user } = await renderApp({
    path: '/keluhan',
    stack,
    fetch: (input, init) => {
      requested(input instanceof Request ? input.url : String(input));
      return stack.fetch(input, init);
    },
  });
  await screen.findByRole('button', { name: 'Kirim keluhan' });
  const requests = () => requested.mock.calls.filter(([url]) => url.includes('rpc/request_challenge')).length;
  expect(requests()).toBe(0);
  await user.type(screen.getByLabelText('Judul singkat'), 'Ju');
  await waitFor(() => expect(requests()).toBe(1));
  await fill(user, 'dul yang panjang');
  await send(user);
  await screen.findByRole('heading', { level: 1, name: /sudah kami terima/ });
  expect(requests()).toBe(1);
});

test('shows telephone and e-mail immediately when workers are unavailable', async () => {
  vi.stubGlobal('Worker', undefined);
  await open();
  const title = await screen.findByText('Formulir ini tidak dapat dikirim dari peramban ini');
  expectOtherWays(title.parentElement ?? title);
});

test('keeps the input and shows telephone and e-mail when the proof of work fails', async () => {
  const before = await challenges();
  vi.stubGlobal('Worker', function refusedByPolicy() {
    throw new Error('refused by policy');
  });
  const { user } = await open();
  await fill(user, 'Tanpa pekerja');
  await send(user);
  expectOtherWays(await screen.findByRole('alert'));
  expect(screen.getByLabelText('Judul singkat')).toHaveValue('Tanpa pekerja');
  expect(await challenges()).toBe(before);
});

test('silently recomputes a proof of work that the database rejects', async () => {
  const { user } = await open();
  await fill(user, 'Bukti kedaluwarsa');
  // A new key invalidates earlier proofs, as for a slow user.
  await stack.sql(
    `update private.hash_keys set key = extensions.gen_random_bytes(32) where name = 'challenges'`,
  );
  await send(user);
  await screen.findByRole('heading', { level: 1, name: /sudah kami terima/ });
});

test('shows an error when no challenge can be loaded, and sends on retry', async () => {
  const { user } = await open([{ match: 'rpc/request_challenge', fault: 'connection-cut', times: 2 }]);
  await fill(user, 'Sambungan putus');
  await send(user);
  await screen.findByText('Belum terkirim');
  await send(user);
  await screen.findByRole('heading', { level: 1, name: /sudah kami terima/ });
});
