import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';
import { starterMessages } from './starter-messages';

let stack: TestStack;
const rules: FaultRule[] = [];
beforeEach(async () => {
  rules.length = 0;
  stack = await openTestStack({ wrapFetch: (fetch) => withFaults(fetch, rules) });
});
afterEach(() => stack.close());

async function openSettings() {
  const { user } = await renderApp({ path: '/admin/settings/starter', stack, role: 'admin' });
  return user;
}
const card = async () => within(await screen.findByRole('region', { name: 'Isi awal' }));
const count = async (table: string) =>
  Number((await stack.sql<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);

test('clears demo content after a confirmation', async () => {
  const user = await openSettings();
  const table = await (await card()).findByRole('table');
  expect(within(table).getByRole('row', { name: /Badan usaha 40 0/ })).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Hapus isi contoh' }));
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(await count('public.clients')).toBe(40);

  await user.click((await card()).getByRole('button', { name: 'Hapus isi contoh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus semua isi contoh?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus isi contoh' }));
  expect(await findToast('Isi contoh dihapus')).toBeVisible();
  expect(await (await card()).findByText(/Situs ini tidak memuat isi contoh/)).toBeVisible();
  expect(await count('public.clients')).toBe(0);
  expect(await count(`public.cms_pages where status = 'published'`)).toBe(0);
});

test('explains why the demo cannot be cleared while there are submitted cases', async () => {
  await stack.sql(
    `insert into public.contact_submissions (name, subject, message) values ('Ani', 'Tanya', 'Halo')`,
  );
  await openSettings();
  expect(await (await card()).findByText(/Ada 1 keluhan, banding, atau pesan/)).toBeVisible();
  expect((await card()).queryByRole('button', { name: 'Hapus isi contoh' })).toBeNull();
});

test('shows an error with a retry when loading or clearing fails', async () => {
  rules.push({ match: 'rpc/demo_content', fault: 'server-error' });
  const user = await openSettings();
  expect(await (await card()).findByText('Isi awal tidak dapat dimuat')).toBeVisible();
  rules.length = 0;
  await user.click((await card()).getByRole('button', { name: 'Coba lagi' }));
  await user.click(await (await card()).findByRole('button', { name: 'Hapus isi contoh' }));
  rules.push({ match: 'rpc/clear_demo', fault: 'server-error' });
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hapus isi contoh' }));
  expect(await findToast('Isi contoh tidak dihapus')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await count('public.clients')).toBe(40);
});

test('has a name for every table with demo content', async () => {
  const filled = await stack.sql<{ name: string }>(
    `select distinct table_name as name from private.starter_content where part = 'demo'`,
  );
  for (const language of ['id', 'en'] as const)
    expect(Object.keys(starterMessages[language].tables)).toEqual(
      expect.arrayContaining(filled.map(({ name }) => name)),
    );
});
