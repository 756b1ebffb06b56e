import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
});
afterEach(() => {
  vi.unstubAllEnvs();
  return stack.close();
});

const open = () => renderApp({ path: '/admin/settings', stack, role: 'admin' });
const part = async (name: string) => {
  const [link] = await screen.findAllByRole('link', { name: new RegExp(`^${name}`) });
  await userEvent.click(link!);
  return screen.findByRole('region', { name });
};
const readSettings = async () =>
  (await stack.sql<Record<string, Record<string, unknown>>>('select * from public.site_settings'))[0];

test('saves each section without changing the others', async () => {
  const before = await readSettings();
  const { user } = await open();
  const contacts = await part('Kontak dan jam kerja');
  const phone = within(contacts).getByRole('textbox', { name: 'Telepon' });
  await user.clear(phone);
  await user.type(phone, '021-555-0199');
  expect(within(contacts).getByText('Belum disimpan')).toBeVisible();
  await user.click(within(contacts).getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Kontak dan jam kerja: tersimpan')).toBeVisible();
  expect((await readSettings())?.site).toEqual(
    expect.objectContaining({ ...before?.site, phone: '021-555-0199' }),
  );

  // The row now has a newer version, but another section can still be saved.
  const deadlines = await part('Batas waktu');
  const days = within(deadlines).getByRole('spinbutton', { name: 'Keluhan: hasil tertulis' });
  await user.clear(days);
  await user.click(within(deadlines).getByRole('button', { name: 'Simpan' }));
  expect(await within(deadlines).findByText(/bilangan bulat/)).toBeVisible();
  await user.type(days, '10');
  await user.click(within(deadlines).getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Batas waktu: tersimpan')).toBeVisible();
  expect(await readSettings()).toMatchObject({
    site: { phone: '021-555-0199' },
    deadlines: { complaint_outcome_days: 10 },
  });
});

test('asks before overwriting a section saved by another user', async () => {
  await stack.sql(`update public.site_settings set promo = promo || '{"enabled": true}'`);
  const { user } = await open();
  const promotion = await part('Promosi');
  await user.clear(within(promotion).getByRole('textbox', { name: 'Judul' }));
  await user.type(within(promotion).getByRole('textbox', { name: 'Judul' }), 'Judul saya');
  expect(within(promotion).getByText('Judul saya')).toBeVisible();
  await stack.sql(`update public.site_settings set promo = promo || '{"title": "Judul mereka"}'`);
  await user.click(within(promotion).getByRole('button', { name: 'Simpan' }));
  expect(await within(promotion).findByRole('alert')).toHaveTextContent(
    'Orang lain telah menyimpan bagian ini',
  );
  expect((await readSettings())?.promo).toMatchObject({ title: 'Judul mereka' });
  await user.click(within(promotion).getByRole('button', { name: 'Simpan versi saya' }));
  await findToast('Promosi: tersimpan');
  expect((await readSettings())?.promo).toMatchObject({ title: 'Judul saya' });
});

test('lists conflicting fields and merges those changed only by the other user', async () => {
  const { user } = await open();
  const contacts = await part('Kontak dan jam kerja');
  const address = within(contacts).getByRole('textbox', { name: 'Alamat' });
  await user.clear(address);
  await user.type(address, 'Jalan saya 1');
  await stack.sql(
    `update public.site_settings set site = site || '{"phone": "021-555-0111", "address": "Jalan mereka 2"}'`,
  );
  await user.click(within(contacts).getByRole('button', { name: 'Simpan' }));
  const alert = await within(contacts).findByRole('alert');
  expect(alert.parentElement).toHaveFocus();
  const changed = within(within(alert).getByLabelText('Yang diubah orang lain'));
  expect(changed.getAllByRole('term').map((term) => term.textContent)).toEqual(['Alamat', 'Telepon']);
  expect(changed.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Jalan mereka 2',
    'Anda menulis: Jalan saya 1',
    '021-555-0111',
  ]);
  await user.click(within(alert).getByRole('button', { name: 'Simpan versi saya' }));
  await findToast('Kontak dan jam kerja: tersimpan');
  expect((await readSettings())?.site).toMatchObject({ phone: '021-555-0111', address: 'Jalan saya 1' });
  expect(within(contacts).getByRole('textbox', { name: 'Telepon' })).toHaveValue('021-555-0111');
});

test('assigns a new version to a changed privacy notice', async () => {
  const { user } = await open();
  const privacy = await part('Privasi dan masa simpan');
  const version = within(privacy).getByRole<HTMLInputElement>('textbox', { name: /^Versi pemberitahuan/ });
  const was = version.value;
  await user.type(
    within(privacy).getByRole('textbox', { name: 'Pemberitahuan privasi' }),
    ' Juga untuk riset.',
  );
  await user.click(within(privacy).getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Privasi dan masa simpan: tersimpan')).toBeVisible();
  const now = String((await readSettings())?.privacy?.notice_version);
  expect(now).not.toBe(was);
  await waitFor(() => expect(version).toHaveValue(now));
  expect(within(privacy).queryByText('Belum disimpan')).toBeNull();
});

test('keeps the input when saving fails and asks before leaving', async () => {
  const fetch = withFaults(stack.fetch, [
    {
      match: ({ url, method }) => url.includes('/site_settings') && method === 'PATCH',
      fault: 'connection-cut',
    },
  ]);
  const { user } = await renderApp({ path: '/admin/settings', stack, role: 'admin', fetch });
  const identity = await part('Identitas dan logo');
  const name = within(identity).getByRole('textbox', { name: /^Nama situs \*?$|^Nama situs$/ });
  await user.clear(name);
  await user.type(name, 'LSBU Lain');
  await user.click(within(identity).getByRole('button', { name: 'Simpan' }));
  const alert = await within(identity).findByRole('alert');
  expect(alert).toHaveTextContent('Server tidak dapat dihubungi');
  // The error is above the button and focused; the state is next to the button.
  expect(alert.parentElement).toHaveFocus();
  const bar = alert.parentElement?.parentElement;
  expect(bar).toContainElement(within(identity).getByRole('button', { name: 'Simpan' }));
  expect(bar).toContainElement(within(identity).getByText('Belum disimpan'));
  expect(name).toHaveValue('LSBU Lain');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' })).toBeVisible();
});

test('reports no conflict with a save whose response was lost', async () => {
  const fetch = withFaults(stack.fetch, [
    {
      match: ({ url, method }) => url.includes('/site_settings') && method === 'PATCH',
      fault: 'answer-cut',
      times: 1,
    },
  ]);
  const { user } = await renderApp({ path: '/admin/settings', stack, role: 'admin', fetch });
  const identity = await part('Identitas dan logo');
  const name = within(identity).getByRole('textbox', { name: /^Nama situs \*?$|^Nama situs$/ });
  await user.clear(name);
  await user.type(name, 'LSBU Lain');
  await user.click(within(identity).getByRole('button', { name: 'Simpan' }));
  expect(await within(identity).findByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi');
  await user.click(within(identity).getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Identitas dan logo: tersimpan')).toBeVisible();
  expect(within(identity).queryByRole('alert')).not.toBeInTheDocument();
  expect(await readSettings()).toMatchObject({ site_name: 'LSBU Lain' });
});

test('imports, adds and removes holidays, and rejects a duplicate', async () => {
  const faults: FaultRule[] = [];
  const fetch = withFaults(stack.fetch, faults);
  const { user } = await renderApp({ path: '/admin/settings', stack, role: 'admin', fetch });
  const holidays = await part('Hari libur');
  const year = new Date().getFullYear() + 2;
  await user.selectOptions(within(holidays).getByRole('combobox', { name: 'Tahun' }), String(year));
  expect(await within(holidays).findByText(`Belum ada hari libur tahun ${year}`)).toBeVisible();
  await user.click(within(holidays).getByText('Impor satu tahun'));
  await user.click(within(holidays).getByRole('textbox', { name: 'Baris hari libur' }));
  await user.paste(`${year}-01-01;Tahun Baru;New Year\nsalah\n${year}-08-17;Hari Kemerdekaan`);
  expect(within(holidays).getByText('Baris 2: salah')).toBeVisible();
  await user.click(within(holidays).getByRole('button', { name: 'Impor' }));
  expect(await findToast('2 hari libur diimpor')).toBeVisible();
  expect(await within(holidays).findByText('Hari Kemerdekaan')).toBeVisible();

  await user.type(within(holidays).getByLabelText(/^Tanggal/), `${year}-01-01`);
  await user.type(within(holidays).getByRole('textbox', { name: /^Nama \*?$|^Nama$/ }), 'Dua kali');
  await user.click(within(holidays).getByRole('button', { name: 'Tambah hari libur' }));
  expect(await within(holidays).findByText('Hari libur untuk tanggal ini sudah ada.')).toBeVisible();

  // The row is stored but both responses are lost: the form reports an unknown result, checks, and finds it.
  const name = within(holidays).getByRole('textbox', { name: /^Nama \*?$|^Nama$/ });
  await user.clear(within(holidays).getByLabelText(/^Tanggal/));
  await user.type(within(holidays).getByLabelText(/^Tanggal/), `${year}-05-02`);
  await user.clear(name);
  await user.type(name, 'Hari Uji');
  faults.push(
    {
      match: ({ url, method }) => url.includes('/public_holidays') && method === 'POST',
      fault: 'answer-cut',
      times: 1,
    },
    { match: 'was_recorded', fault: 'connection-cut', times: 1 },
  );
  await user.click(within(holidays).getByRole('button', { name: 'Tambah hari libur' }));
  await user.click(await within(holidays).findByRole('button', { name: 'Periksa lagi' }));
  expect(await findToast('Hari libur ditambahkan')).toBeVisible();
  const days = await stack.sql('select name from public.public_holidays where holiday_date = $1', [
    `${year}-05-02`,
  ]);
  expect(days).toEqual([{ name: 'Hari Uji' }]);

  await user.click(within(holidays).getByRole('button', { name: /^Hapus Hari Kemerdekaan/ }));
  await waitFor(() => expect(within(holidays).queryByText('Hari Kemerdekaan')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await within(holidays).findByText('Hari Kemerdekaan')).toBeVisible();
});

test('shows what a Turnstile key still requires, and rejects a secret key', async () => {
  const { user } = await open();
  const security = await part('Keamanan');
  const key = within(security).getByRole('textbox', { name: 'Kunci situs Cloudflare Turnstile' });
  expect(key).toHaveAccessibleDescription(/TURNSTILE_SECRET_KEY.*VITE_TURNSTILE=on/);
  expect(within(security).queryByText(/Formulir tetap terbuka/)).not.toBeInTheDocument();
  await user.type(key, '1x0000000000000000000000000000000AA');
  expect(await within(security).findByText(/dibangun tanpa VITE_TURNSTILE=on/)).toBeVisible();
  expect(await within(security).findByText(/TURNSTILE_SECRET_KEY belum terpasang/)).toBeVisible();
  expect(within(security).getByText(/^Formulir tetap terbuka/)).toBeVisible();
  await user.click(within(security).getByRole('button', { name: 'Simpan' }));
  expect(await within(security).findByText(/Ini bukan kunci situs/)).toBeVisible();
  await user.clear(key);
  vi.stubEnv('VITE_TURNSTILE', 'on');
  vi.stubEnv('TURNSTILE_SECRET_KEY', 'the secret key');
  await user.type(key, '1x00000000000000000000AA');
  expect(await within(security).findByText(/^Siap:/)).toBeVisible();
  await user.click(within(security).getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Keamanan: tersimpan')).toBeVisible();
  expect((await readSettings())?.security).toMatchObject({ turnstile_site_key: '1x00000000000000000000AA' });
});
