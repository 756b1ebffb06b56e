import { screen, waitFor, within } from '@testing-library/react';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
});
afterEach(() => stack.close());

const open = (role: 'admin' | 'editor' | 'viewer' = 'viewer') =>
  renderApp({ path: '/admin/profil', stack, role });
const section = (name: string) => screen.findByRole('region', { name });
const signInAs = async (role: 'viewer' | 'editor', password: string) =>
  (await stack.client('anon')).auth.signInWithPassword({ email: stack.accounts[role].email, password });

test('lets a viewer change their name and e-mail language without changing the interface language', async () => {
  const { user } = await open();
  const part = within(await section('Nama dan bahasa'));
  const name = await part.findByRole('textbox', { name: /Nama lengkap/ });
  await user.clear(name);
  await user.click(part.getByRole('button', { name: 'Simpan' }));
  expect(await part.findByText(/Tulis nama Anda/)).toBeVisible();
  await user.type(name, 'Dewi Lestari');
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.entries(sessionStorage).filter(([key]) => key.endsWith(':profile:name'))).toEqual([
    [expect.any(String), expect.stringContaining('Dewi Lestari')],
  ]);
  await user.selectOptions(part.getByRole('combobox'), 'English');
  await user.click(part.getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Profil disimpan')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Akun Dewi Lestari' })).toBeVisible();
  const [row] = await stack.sql('select full_name, locale from public.app_users where email = $1', [
    stack.accounts.viewer.email,
  ]);
  expect(row).toEqual({ full_name: 'Dewi Lestari', locale: 'en' });
});

test('changes the password only if the current one is correct', async () => {
  const { user } = await open();
  const part = within(await section('Password'));
  const current = part.getByLabelText(/^Password sekarang/);
  await user.type(current, 'bukan-ini');
  await user.type(part.getByLabelText(/^Password baru/), 'kalimat-sandi-baru');
  await user.click(part.getByRole('button', { name: 'Ganti password' }));
  expect(await part.findByText('Password sekarang salah.')).toBeVisible();
  expect(current).toHaveFocus();
  expect((await signInAs('viewer', 'kalimat-sandi-baru')).error).not.toBeNull();

  await user.clear(current);
  await user.type(current, stack.accounts.viewer.password);
  await user.click(part.getByRole('button', { name: 'Ganti password' }));
  expect(await findToast('Password diganti')).toBeVisible();
  expect((await signInAs('viewer', 'kalimat-sandi-baru')).error).toBeNull();
  expect((await signInAs('viewer', stack.accounts.viewer.password)).error).not.toBeNull();
});

test('requires a second factor set up by QR code at the next sign-in until it is removed', async () => {
  const { user } = await open('editor');
  const part = within(await section('Verifikasi dua langkah'));
  await user.click(await part.findByRole('button', { name: 'Aktifkan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah perangkat' }));
  await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
  const picture = await dialog.findByRole('img', { name: /Kode QR/ });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
  const [stored] = await stack.sql<{ secret: string }>('select secret from auth.mfa_factors');
  const secret = stored?.secret ?? '';
  expect(dialog.getByText(secret)).toBeVisible();
  // A phone cannot scan its own screen.
  expect(dialog.getByRole('link', { name: 'Buka di aplikasi autentikator' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^otpauth://totp/.*[?&]secret=${secret}(&|$)`)),
  );
  const uri = new URL(dialog.getByRole<HTMLAnchorElement>('link', { name: /autentikator/ }).href);
  const [site] = await stack.sql<{ site_name: string }>('select site_name from public.site_settings');
  expect(uri.searchParams.get('issuer')).toBe(site?.site_name);
  await user.click(dialog.getByRole('button', { name: 'Salin kunci' }));
  expect(await dialog.findByText('Kunci tersalin.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(dialog.getByRole('button', { name: 'Aktifkan perangkat' }));
  expect(dialog.getByRole('textbox', { name: /^Kode/ }), 'the field that is empty').toHaveFocus();
  await user.type(dialog.getByRole('textbox', { name: /^Kode/ }), '000000');
  await user.click(dialog.getByRole('button', { name: 'Aktifkan perangkat' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Kode salah');
  await user.clear(dialog.getByRole('textbox', { name: /^Kode/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Kode/ }), generateSync({ secret }));
  await user.click(dialog.getByRole('button', { name: 'Aktifkan perangkat' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Kode pemulihan' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  expect(codes.getByRole('link', { name: 'Unduh' })).toHaveAttribute('download', 'kode-pemulihan.txt');
  const first = codes.getAllByRole('listitem')[0]?.textContent ?? '';
  await user.click(codes.getByRole('button', { name: 'Salin' }));
  expect(await codes.findByText('Kode disalin.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain(first);
  await user.click(codes.getByRole('button', { name: 'Sudah saya simpan' }));
  const after = within(await section('Verifikasi dua langkah'));
  expect(await after.findByText('Aktif')).toBeVisible();
  expect(await after.findByText('tersisa 10')).toBeVisible();
  await user.click(after.getByRole('button', { name: 'Buat kode baru' }));
  const sure = within(await screen.findByRole('dialog', { name: 'Buat sepuluh kode baru?' }));
  await user.click(sure.getByRole('button', { name: 'Buat kode baru' }));
  const others = within(await screen.findByRole('dialog', { name: 'Kode pemulihan' }));
  expect(others.queryByText(first)).not.toBeInTheDocument();
  await user.click(others.getByRole('button', { name: 'Sudah saya simpan' }));

  // A session with a password only has no role, so the app requires the code.
  const again = await stack.client('editor');
  expect((await again.rpc('recent_activity')).error?.code).toBe('42501');

  await user.click(after.getByRole('button', { name: 'Hapus perangkat “Ponsel saya”' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  expect(await findToast('Perangkat dihapus')).toBeVisible();
  await waitFor(async () => expect(await stack.sql('select from auth.mfa_factors')).toHaveLength(0));
  expect((await (await stack.client('editor')).rpc('recent_activity')).error).toBeNull();
});

test('ends a single other session without signing out the rest', async () => {
  const phone = await stack.client('viewer');
  const other = await stack.client('viewer');
  const { data } = await phone.auth.getSession();
  const id = (JSON.parse(atob(data.session!.access_token.split('.')[1]!)) as { session_id: string })
    .session_id;
  await stack.sql(
    `update auth.sessions set user_agent = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36' where id = $1`,
    [id],
  );
  const { user } = await open();
  const part = within(await section('Sesi'));
  expect(await part.findByText('Sesi ini')).toBeVisible();
  await user.click(part.getByRole('button', { name: /^Keluarkan Chrome di Android, Terakhir dipakai/ }));
  const sure = within(await screen.findByRole('dialog', { name: 'Keluarkan Chrome di Android?' }));
  await user.click(sure.getByRole('button', { name: 'Keluarkan' }));
  expect(await findToast('Chrome di Android sudah keluar')).toBeVisible();
  await waitFor(() => expect(part.queryByText('Chrome di Android')).not.toBeInTheDocument());
  expect((await phone.rpc('recent_activity')).error?.code).toBe('42501');
  expect((await phone.auth.refreshSession()).error).not.toBeNull();
  expect((await other.rpc('recent_activity')).error).toBeNull();
});

test('shows the confirmation of an ended session even if its row disappears before the response', async () => {
  await stack.client('viewer');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { user, queryClient } = await renderApp({
    path: '/admin/profil',
    stack,
    role: 'viewer',
    fetch: async (input, init) => {
      const answered = await stack.fetch(input, init);
      if (new Request(input, init).url.includes('/rpc/end_session')) await held;
      return answered;
    },
  });
  const part = within(await section('Sesi'));
  await user.click(await part.findByRole('button', { name: /^Keluarkan / }));
  const sure = within(await screen.findByRole('dialog', { name: /^Keluarkan / }));
  await user.click(sure.getByRole('button', { name: 'Keluarkan' }));
  await waitFor(async () => expect(await stack.sql('select from auth.sessions')).toHaveLength(1));
  await queryClient.invalidateQueries({ queryKey: ['account', 'sessions'] });
  await waitFor(() => expect(part.queryByRole('button', { name: /^Keluarkan / })).not.toBeInTheDocument());
  answer();
  expect(await findToast('Perangkat tidak dikenal sudah keluar')).toBeVisible();
});

test('ends all other sessions and keeps the current one', async () => {
  const elsewhere = await stack.client('viewer');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Keluar dari perangkat lain' }));
  const sure = within(await screen.findByRole('dialog', { name: 'Keluar dari semua perangkat lain?' }));
  await user.click(sure.getByRole('button', { name: 'Keluar dari perangkat lain' }));
  expect(await findToast('Perangkat lain sudah keluar')).toBeVisible();
  expect((await elsewhere.rpc('recent_activity')).error?.code).toBe('42501');
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Profil saya' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Keluar dari semua perangkat' }));
  const all = within(await screen.findByRole('dialog', { name: 'Keluar dari semua perangkat?' }));
  await user.click(all.getByRole('button', { name: 'Keluar dari semua perangkat' }));
  expect(await screen.findByRole('heading', { name: 'Login Admin' })).toBeVisible();
});

test('offers e-mail preferences to editors but not to viewers', async () => {
  const { user, unmount } = await open('editor');
  const part = within(await section('Email pemberitahuan'));
  const wish = await part.findByRole('combobox', { name: 'Beri tahu saya' });
  expect(wish).toHaveValue('at_once');
  await user.selectOptions(wish, 'Sekali sehari, pukul 07.00 WIB');
  expect(await findToast('Pilihan email disimpan')).toBeVisible();
  expect(await part.findByText(/sejak pagi sebelumnya/)).toBeVisible();
  expect(await stack.sql('select mails from private.staff_wishes')).toEqual([{ mails: 'daily' }]);
  unmount();
  await open('viewer');
  await section('Password');
  expect(screen.queryByRole('region', { name: 'Email pemberitahuan' })).toBeNull();
});
