import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { paths } from '@/config/paths';
import { EDITORS } from '@/config/roles';
import { serviceScreens } from './screens/service-screens';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  await stack.sql(`insert into public.contact_submissions (name, email, subject, message)
    select 'Pengirim', 'ani@contoh.example.id', 'Pesan ' || n, 'Apakah kantor buka hari Sabtu?' from generate_series(1, 60) n`);
});
afterAll(() => stack.close());
beforeEach(mockLayout);

const requests = serviceScreens.find(({ path }) => path === paths.admin.dataRequests)!;
/** A list, an inbox, and the requests, which are shown as cards whose actions run in the list. */
const SCREENS = [
  { path: '/admin/klien', roles: EDITORS },
  { path: '/admin/keluhan', roles: EDITORS },
  requests,
];

const button = (name: string) => screen.findByRole('button', { name, expanded: false });

test.each(SCREENS)('$path: restores a saved view and its page size', async ({ path, roles }) => {
  const role = roles.includes('editor') ? 'editor' : 'admin';
  const { user, unmount } = await renderApp({ path: `${path}?q=pagar&page=2`, stack, role });
  (await button('Tampilan tersimpan')).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Simpan atau hapus…' })).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tampilan tersimpan' }));
  await user.type(dialog.getByRole('textbox', { name: /^Nama tampilan/ }), 'Soal pagar{Enter}');
  expect(await button('Soal pagar')).toBeVisible();
  await user.click(await button('Tampilan'));
  await user.click(await screen.findByRole('menuitemradio', { name: '100' }));
  unmount();

  const again = await renderApp({ path, stack, role });
  await again.user.click(await button('Tampilan'));
  expect(await screen.findByRole('menuitemradio', { name: '100' })).toBeChecked();
  await again.user.keyboard('{Escape}');
  await again.user.click(await button('Tampilan tersimpan'));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Soal pagar' }));
  await waitFor(() => expect(window.location.search).toBe('?q=pagar'));
  again.unmount();

  // The next user in the same browser has separate preferences.
  if (role === 'admin') return;
  const other = await renderApp({ path: `${path}?q=pagar`, stack, role: 'admin' });
  expect(await button('Tampilan tersimpan')).toBeVisible();
  await other.user.click(await button('Tampilan'));
  expect(await screen.findByRole('menuitemradio', { name: '25' })).toBeChecked();
});

test('increasing the page size keeps the first visible row in sight', async () => {
  const { user } = await renderApp({ path: '/admin/messages?page=2', stack, role: 'editor' });
  const subjects = () =>
    [...document.querySelectorAll('main [data-row]')].map(({ textContent }) => textContent);
  await waitFor(() => expect(subjects()).toHaveLength(25));
  const [first] = subjects();
  const choose = async (size: string) => {
    await user.click(await button('Tampilan'));
    await user.click(await screen.findByRole('menuitemradio', { name: size }));
    await user.keyboard('{Escape}');
  };
  await user.click(screen.getAllByRole('checkbox')[0]!);
  expect(screen.getByRole('region', { name: 'Yang dipilih' })).toBeVisible();
  await choose('50');
  await waitFor(() => expect(subjects()).toHaveLength(50));
  expect(window.location.search).toBe('');
  expect(subjects()).toContain(first);
  // The selection must not include rows of other pages.
  expect(screen.queryByRole('region', { name: 'Yang dipilih' })).not.toBeInTheDocument();
  await choose('100');
  await waitFor(() => expect(subjects()).toHaveLength(60));
});
