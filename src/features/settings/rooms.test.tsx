import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsRoomGroups, settingsRooms } from '@/config/settings-room';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findSettings } from './find-settings';
import { settingGroups } from './groups';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const open = (path: string) => renderApp({ path, stack, role: 'admin' });

test('assigns a section to every group that is saved separately', () => {
  const rooms: readonly string[] = settingsRoomGroups.flatMap((group) => [...settingsRooms[group]]);
  expect(rooms).toEqual(expect.arrayContaining(Object.keys(settingGroups)));
  expect(new Set(rooms).size).toBe(rooms.length);
});

test.each([
  ['hari libur', ['deadlines', 'deadlines#collective_leave_off', 'holidays']],
  ['TELEPON', ['contacts#phone', 'contacts#whatsapp']],
  // Names in the other language match too.
  ['unused session', ['security#idle_hours']],
  ['format surat nomor', ['letters#number_format', 'letters#decision_number_format']],
  ['   ', []],
  ['<b>', []],
])('a search for %s finds %j', (typed, found) => {
  expect(findSettings(typed).map(({ room, field }) => (field ? `${room}#${field.column}` : room))).toEqual(
    found,
  );
});

test('focuses a found setting on Enter or click', async () => {
  const { user } = await open('/admin/settings');
  const search = await screen.findByRole('searchbox', { name: 'Cari pengaturan' });
  await user.type(search, 'xilofon');
  expect(screen.getByText('Tidak ada pengaturan dengan nama itu.')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'telepon{Enter}');
  const contacts = await screen.findByRole('region', { name: 'Kontak dan jam kerja' });
  await waitFor(() => expect(within(contacts).getByRole('textbox', { name: 'Telepon' })).toHaveFocus());
  expect(screen.queryByRole('region', { name: 'Media sosial' })).toBeNull();

  await user.type(screen.getByRole('searchbox', { name: 'Cari pengaturan' }), 'jabatan');
  await user.click(await screen.findByRole('link', { name: /^Jabatan Surat/ }));
  const letters = await screen.findByRole('region', { name: 'Surat' });
  await waitFor(() => expect(within(letters).getByRole('textbox', { name: 'Jabatan' })).toHaveFocus());
});

test('marks a section with unsaved input while another is open', async () => {
  const { user } = await open('/admin/settings/portal');
  const address = await screen.findByRole('textbox', { name: 'Alamat portal' });
  await user.clear(address);
  await user.type(address, 'https://portal-baru.example.id');
  const menu = within(screen.getByRole('navigation', { name: 'Bagian' }));
  await user.click(menu.getByRole('link', { name: 'Media sosial' }));
  expect(await screen.findByRole('region', { name: 'Media sosial' })).toBeVisible();
  expect(address).not.toBeVisible();
  expect(document.title).toMatch(/^Media sosial · Pengaturan situs · /);
  await user.click(menu.getByRole('link', { name: /^Portal permohonan.*Belum disimpan/ }));
  expect(address).toBeVisible();
  expect(address).toHaveValue('https://portal-baru.example.id');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Bagian' }), 'contacts');
  expect(await screen.findByRole('region', { name: 'Kontak dan jam kerja' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' })).toBeVisible();
});

test.each(['/admin/settings', '/admin/settings/tidak-ada'])('opens the first section at %s', async (path) => {
  await open(path);
  expect(await screen.findByRole('region', { name: 'Identitas dan logo' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/settings/identity');
});
