import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fetch } from '@tests/support/faults';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
let rules: FaultRule[];
/** Response of the site for /written.json. */
let written: Response | undefined;
beforeEach(async () => {
  rules = [];
  written = undefined;
  const wrapFetch = (fetch: Fetch): Fetch => {
    const api = withFaults(fetch, rules);
    return (input, init) =>
      new Request(input, init).url.endsWith('/written.json')
        ? Promise.resolve(written?.clone() ?? new Response('<!doctype html><title>LSBU</title>'))
        : api(input, init);
  };
  stack = await openTestStack({ wrapFetch });
});
afterEach(() => stack.close());

const open = () => renderApp({ path: '/admin/settings/pages', stack, role: 'admin' });
const NAME = 'Halaman publik sebagai HTML';
const hook = async () =>
  (await stack.sql<{ hook: string | null }>('select hook from private.page_writing'))[0]?.hook;
const ADDRESS = 'https://api.hosting.example.id/build_hooks/kunci-9f3';

test('sets, validates and removes the build hook without showing its full URL again', async () => {
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: NAME }));
  expect(await card.findByText(/Situs ini belum memiliki halaman yang ditulis/)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Tulis sekarang' })).toBeNull();
  const field = card.getByRole('textbox', { name: 'Alamat build hook' });
  for (const bad of ['http://api.hosting.example.id/x', 'javascript:alert(1)', 'https://localhost/x']) {
    await user.clear(field);
    await user.type(field, bad);
    await user.click(card.getByRole('button', { name: 'Simpan alamat' }));
    expect(await card.findByText(/Isi alamat lengkap/)).toBeVisible();
    expect(field).toHaveFocus();
  }
  await user.clear(field);
  await user.type(field, ADDRESS);
  await user.click(card.getByRole('button', { name: 'Simpan alamat' }));
  expect(await findToast('Alamat build hook tersimpan')).toBeVisible();
  expect(await hook()).toBe(ADDRESS);
  expect(await card.findByText('Terpasang: https://api.hosting.example.id/…')).toBeVisible();
  expect(field).toHaveValue('');
  expect(document.body.innerHTML).not.toContain('kunci-9f3');

  await user.click(card.getByRole('button', { name: 'Tulis sekarang' }));
  expect(await findToast('Penulisan halaman diminta')).toBeVisible();
  expect(await card.findByText(/Dalam antrean sejak/)).toBeVisible();

  await user.click(card.getByRole('button', { name: 'Hapus alamat' }));
  expect(await findToast('Alamat build hook dihapus')).toBeVisible();
  expect(await hook()).toBeNull();
});

test('shows a failed call, pending changes and a stopped schedule', async () => {
  written = Response.json({ read_at: '2026-11-20T01:00:00.000Z', pages: 84 });
  await stack.sql(
    `update private.page_writing set hook = '${ADDRESS}', looked_at = now() - interval '1 hour'`,
  );
  await stack.sql(
    `insert into private.page_orders (reason, attempts, status, problem) values ('content', 3, 404, 'refused')`,
  );
  await stack.sql('select private.note_content_change()');
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: NAME }));
  expect(await card.findByText(/84 halaman/)).toBeVisible();
  expect(card.getByText(/Menunggu sejak/)).toBeVisible();
  expect(card.getByText(/penyedia hosting menjawab 404/)).toBeVisible();
  expect(card.getByText(/Jadwal fungsi write-pages tidak berjalan/)).toBeVisible();

  rules.push({ match: 'order_pages', fault: 'server-error' });
  await user.click(card.getByRole('button', { name: 'Tulis sekarang' }));
  expect(await findToast('Penulisan belum diminta')).toBeVisible();
});

test('does not call the host again shortly after the last call', async () => {
  written = Response.json({ read_at: '2026-11-20T01:00:00.000Z', pages: 84 });
  await stack.sql(`update private.page_writing set hook = '${ADDRESS}'`);
  await stack.sql(
    `insert into private.page_orders (reason, attempts, status, called_at) values ('content', 1, 201, now())`,
  );
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: NAME }));
  expect(await card.findByText(/menunggu halaman ditulis/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Tulis sekarang' }));
  expect(await screen.findByText(/Tunggu dua menit/)).toBeVisible();
});

test('needs no build hook if the server renders pages on demand', async () => {
  written = Response.json({ is_on_demand: true });
  await open();
  const card = within(await screen.findByRole('region', { name: NAME }));
  expect(await card.findByText(/menyusun setiap halaman saat diminta/)).toBeVisible();
  expect(card.queryByRole('textbox')).toBeNull();
});

test('shows an error with a retry when the state fails to load', async () => {
  rules.push({ match: 'page_state', fault: 'server-error' });
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: NAME }));
  const retry = await card.findByRole('button', { name: 'Coba lagi' });
  rules.length = 0;
  await user.click(retry);
  expect(await card.findByText('Belum pernah')).toBeVisible();
});
