import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/config/constants';
import { expireSession } from '@/session/session-store';
import { storeSession, renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const open = () => renderApp({ path: '/admin/settings', stack, role: 'admin' });
const part = async (name: string) => {
  const [link] = await screen.findAllByRole('link', { name: new RegExp(`^${name}`) });
  await userEvent.click(link!);
  return screen.findByRole('region', { name });
};

test('previews every section before it is saved', async () => {
  const { user } = await open();
  const type = async (group: string, field: string, text: string) => {
    const region = await part(group);
    const input = within(region).getByRole('textbox', { name: new RegExp(`^${field}( \\*)?$`) });
    await user.clear(input);
    await user.type(input, text);
    return region;
  };
  const identity = await type('Identitas dan logo', 'Nama situs', 'LSBU Uji');
  expect(within(identity).getByText('LSBU Uji')).toBeVisible();
  const contacts = await type('Kontak dan jam kerja', 'Telepon', '021-555-0177');
  expect(within(contacts).getByText('021-555-0177')).toBeVisible();
  const socials = await type('Media sosial', 'YouTube', 'https://youtube.example.id/uji');
  expect(within(socials).getByText('YouTube', { selector: 'a' })).toHaveAttribute(
    'href',
    'https://youtube.example.id/uji',
  );
  const portal = await type('Portal permohonan', 'Alamat portal', 'https://portal.example.id');
  expect(within(portal).getByText(/Portal/, { selector: 'a' })).toHaveAttribute(
    'href',
    'https://portal.example.id',
  );
  const privacy = await type('Privasi dan masa simpan', 'Pemberitahuan privasi', 'Pemberitahuan uji.');
  expect(within(privacy).getByText('Pemberitahuan uji.', { selector: 'p' })).toBeVisible();
});

test('shows the time limits as dates that skip weekends and holidays', async () => {
  const { user } = await open();
  const deadlines = await part('Batas waktu');
  const days = within(deadlines).getByRole('spinbutton', { name: 'Keluhan: tanggapan pertama' });
  await user.clear(days);
  await user.type(days, '5');
  // The database must return the same day.
  const [row] = await stack.sql<{ day: string }>(
    `select to_char(private.add_working_days(private.today(), 5), 'FMDD') as day`,
  );
  const term = within(deadlines).getByText('Keluhan masuk: tanggapan pertama paling lambat');
  expect(term.nextElementSibling).toHaveTextContent(new RegExp(`^${row?.day} `));
});

test('shows the appeal fee, or that a fee may apply if the field is empty', async () => {
  const { user } = await open();
  const fee = await part('Biaya banding');
  expect(within(fee).getByText(/dapat dikenai biaya/)).toBeVisible();
  await user.type(within(fee).getByRole('textbox', { name: 'Biaya (rupiah)' }), '2.500.000');
  await user.type(within(fee).getByRole('spinbutton', { name: 'Dibayar dalam (hari kerja)' }), '3');
  expect(
    within(fee).getByText(/dikenai biaya Rp2\.500\.000\..*tidak dibayar dalam 3 hari kerja/),
  ).toBeVisible();
  await user.click(within(fee).getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Biaya banding: tersimpan')).toBeVisible();
  const [row] = await stack.sql('select appeal_fee from public.site_settings');
  expect(row).toEqual({ appeal_fee: { amount: 2_500_000, payment_days: 3, note: '', note_en: '' } });
});

test('shows whether personal data of old cases is erased on schedule', async () => {
  const { unmount } = await open();
  const privacy = await part('Privasi dan masa simpan');
  expect(await within(privacy).findByText(/Belum pernah berjalan/)).toBeVisible();
  const service = await stack.client('service');
  const { data } = await service.functions.invoke<unknown>('retention', { body: {} });
  expect(data).toEqual({
    complaints: 0,
    appeals: 0,
    messages: 0,
    records: 0,
    files: 0,
    left_over: 0,
    spam: 0,
  });
  unmount();
  await open();
  const again = await part('Privasi dan masa simpan');
  expect(await within(again).findByText(/Terakhir berjalan/)).toBeVisible();
});

test('keeps the input when the session expires', async () => {
  const { user } = await open();
  const socials = await part('Media sosial');
  await user.type(within(socials).getByRole('textbox', { name: 'TikTok' }), 'https://tiktok.example.id');
  await expireSession();
  expect(await screen.findByRole('heading', { name: 'Login Admin' })).toBeVisible();
  localStorage.removeItem(SESSION_STORAGE_KEY);
  await storeSession(stack, 'admin');
  await open();
  const again = await part('Media sosial');
  expect(await within(again).findByDisplayValue('https://tiktok.example.id')).toBeVisible();
  expect(await within(again).findByText('Belum disimpan')).toBeVisible();
});

test('warns about a broken promotion link while typing', async () => {
  const { user } = await open();
  const promotion = await part('Promosi');
  const target = within(promotion).getByRole('textbox', { name: 'Tujuan tombol' });
  await user.clear(target);
  await user.type(target, '/layanan/alur');
  expect(within(promotion).queryByText(/^Tidak ada halaman di alamat ini/)).not.toBeInTheDocument();
  await user.type(target, '-lama');
  expect(await within(promotion).findByText(/^Tidak ada halaman di alamat ini/)).toBeVisible();
});
