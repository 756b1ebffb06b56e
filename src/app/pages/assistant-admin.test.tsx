import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
});
afterEach(() => stack.close());

const open = (path = '/admin/mulai', rules: FaultRule[] = []) =>
  renderApp({ path, stack, role: 'admin', fetch: withFaults(stack.fetch, rules) });
const steps = () => screen.findByRole('navigation', { name: 'Langkah' });
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

test('saving a step writes the setting, marks the step as done and opens the next one', async () => {
  await stack.sql(`update public.site_settings set letters = '{}'`);
  const { user } = await open('/admin/mulai?step=legalName');
  expect(await title('Nama badan hukum dan penanda tangan')).toBeVisible();
  const letters = await screen.findByRole('region', { name: 'Surat' });
  const list = await steps();
  const line = within(list).getByRole('link', { name: /Nama badan hukum/ });
  expect(line).toHaveAttribute('aria-current', 'step');
  expect(within(line).getByRole('img', { name: 'Belum' })).toBeVisible();
  await user.type(
    within(letters).getByRole('textbox', { name: /^Nama badan hukum/ }),
    'PT Karya Uji Mandiri',
  );
  expect(within(list).getByText('Belum disimpan')).toBeVisible();
  await user.type(within(letters).getByRole('textbox', { name: 'Penanda tangan' }), 'Rina Wulandari');
  await user.type(within(letters).getByRole('textbox', { name: 'Jabatan' }), 'Direktur');
  await user.click(within(letters).getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Surat: tersimpan')).toBeVisible();
  expect(await within(line).findByRole('img', { name: 'Selesai' })).toBeVisible();
  const [row] = await stack.sql<{ letters: unknown }>('select letters from public.site_settings');
  expect(row?.letters).toMatchObject({ legal_name: 'PT Karya Uji Mandiri', post: 'Direktur' });

  await user.click(screen.getByRole('link', { name: 'Lanjut' }));
  await waitFor(async () => expect(await title('Lisensi dan akreditasi')).toHaveFocus());
});

test('a returning user continues at the first step that is neither done nor skipped', async () => {
  const { user, unmount } = await open();
  expect(await title('Hapus isi contoh')).toBeVisible();
  expect(screen.getByText('Langkah 1 dari 9')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Lewati langkah ini' }));
  expect(await title('Nama singkat dan logo')).toBeVisible();
  unmount();

  const again = await open('/admin');
  await again.user.click(await screen.findByRole('link', { name: 'Buka asisten' }));
  expect(await title('Nama singkat dan logo')).toBeVisible();
  const first = within(await steps()).getByRole('link', { name: /Hapus isi contoh/ });
  expect(within(first).getByRole('img', { name: 'Dilewati' })).toBeVisible();
});

test('typed text survives switching steps and appears in the settings', async () => {
  const { user } = await open('/admin/mulai?step=contacts');
  const phone = await screen.findByRole('textbox', { name: 'Telepon' });
  await user.clear(phone);
  await user.type(phone, '021-555-0177');
  await user.click(within(await steps()).getByRole('link', { name: /Kalender hari libur/ }));
  expect(await screen.findByRole('region', { name: 'Hari libur' })).toBeVisible();
  expect(phone).not.toBeVisible();
  const choice = screen.getByRole('combobox', { name: 'Langkah' });
  expect(within(choice).getByRole('option', { name: 'Kontak (Belum disimpan)' })).toBeVisible();
  await user.selectOptions(choice, 'contacts');
  expect(phone).toBeVisible();
  expect(phone).toHaveValue('021-555-0177');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' })).toBeVisible();
});

test('the licence step lists missing documents, and the last page lists remaining tasks', async () => {
  await stack.sql(`delete from public.legalitas where kind = 'akreditasi'`);
  const { user } = await open('/admin/mulai?step=licence');
  expect(await title('Lisensi dan akreditasi')).toBeVisible();
  expect(screen.getAllByText(/^Belum tercatat/)).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Tambah dokumen legalitas' })).toHaveAttribute(
    'href',
    '/admin/legalitas?new=1',
  );
  await user.click(within(await steps()).getByRole('link', { name: 'Langkah berikutnya' }));
  expect(await screen.findByText('Ada admin kedua')).toBeVisible();
  expect(screen.queryByText('Kontak lengkap')).toBeNull();
});

test('offers a retry when the checklist fails to load, and opens the next step when the URL names an unknown one', async () => {
  const rules: FaultRule[] = [{ match: 'rpc/setup_checklist', fault: 'server-error' }];
  const { user } = await open('/admin/mulai?step=%3Cb%3E', rules);
  expect(await screen.findByText('Langkah penyiapan tidak dapat dimuat')).toBeVisible();
  rules.length = 0;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await title('Hapus isi contoh')).toBeVisible();
});
