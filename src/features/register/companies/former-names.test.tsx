import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { editor, fill, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

const NAME = 'Cakrawala Karya Abadi';
const idOf = async (name: string) =>
  (await stack.sql<{ id: string }>('select id from public.clients where name = $1', [name]))[0]!.id;

test('requires the day of a new name and shows the former one to staff and visitors', async () => {
  const id = await idOf(NAME);
  const { user, unmount } = await renderApp({
    path: `/admin/klien/${id}?company=edit`,
    stack,
    role: 'editor',
  });
  const form = await editor(`Ubah “${NAME}”`);
  await fill(user, form, /^Nama badan usaha/, 'Cakrawala Uji Baru');
  await save(user);
  expect(await within(form).findByText(/^Sertifikat badan usaha ini pernah terbit/)).toBeVisible();
  await user.type(within(form).getByLabelText(/^Nama berlaku sejak/), '2026-05-12');
  await save(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cakrawala Uji Baru' })).toBeVisible();
  const names = await screen.findByRole('table', { name: 'Nama terdahulu' });
  expect(within(names).getByRole('row', { name: /CV Cakrawala Karya Abadi 12 Mei 2026/ })).toBeVisible();
  unmount();

  const former = /^Dahulu: CV Cakrawala Karya Abadi \(sampai 12 Mei 2026\)$/;
  const page = await renderApp({ path: `/informasi/klien/${id}`, stack });
  expect(await screen.findByText(former)).toBeVisible();
  page.unmount();
  const register = await renderApp({ path: `/informasi/klien?q=cv+cakrawala+karya+abadi`, stack });
  expect(await screen.findByRole('link', { name: 'CV Cakrawala Uji Baru' })).toBeVisible();
  expect(screen.getByText(former)).toBeVisible();
  register.unmount();
  const [certificate] = await stack.sql<{ number: string }>(
    'select number from public.certificates where client_id = $1 and is_published limit 1',
    [id],
  );
  await renderApp({ path: `/cek/${certificate!.number}?lng=en`, stack });
  expect(await screen.findByText('Formerly CV Cakrawala Karya Abadi (until 12 May 2026)')).toBeVisible();
});

test('does not show visitors a corrected typing error as a former name', async () => {
  const id = await idOf('Dipa Sarana Sentosa');
  const { user, unmount } = await renderApp({
    path: `/admin/klien/${id}?company=edit`,
    stack,
    role: 'editor',
  });
  const form = await editor('Ubah “Dipa Sarana Sentosa”');
  await fill(user, form, /^Nama badan usaha/, 'Dipa Sarana Sentausa');
  await fill(user, form, /^Alasan koreksi nama/, 'Salah ketik');
  await save(user);
  const names = await screen.findByRole('table', { name: 'Nama terdahulu' });
  expect(within(names).getByText('Salah tulis, bukan nama terdahulu')).toBeVisible();
  expect(within(names).getByText('Salah ketik')).toBeVisible();
  unmount();
  await renderApp({ path: `/informasi/klien/${id}`, stack });
  expect(await screen.findByRole('heading', { level: 1, name: 'PT Dipa Sarana Sentausa' })).toBeVisible();
  expect(screen.queryByText(/^Dahulu/)).toBeNull();
});

test('offers to retry when the former names fail to load', async () => {
  const fetch = withFaults(stack.fetch, [{ match: '/client_names', fault: 'server-error' }]);
  const id = await idOf('Fajar Konstruksi Abadi');
  await renderApp({ path: `/admin/klien/${id}`, stack, role: 'viewer', fetch });
  await waitFor(() => expect(screen.getByText('Nama terdahulu tidak dapat dimuat')).toBeVisible(), {
    timeout: 15_000,
  });
});
