import { screen, waitFor } from '@testing-library/react';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/config/constants';
import { env } from '@/config/env';
import { renderApp, visit } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
});
afterEach(() => stack.close());

const heading = (name: string) => screen.findByRole('heading', { name });
const lastMail = async () => {
  await stack.stack.settled();
  return stack.stack.mails[0]?.text ?? '';
};
/** Returns the path of the link in the newest mail. */
async function mailedPath() {
  const link = /https?:\S+\/auth\/confirm\S+/.exec(await lastMail())?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function setUpFactor(role: 'editor') {
  const client = await stack.client(role);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Ponsel' });
  if (!data) throw new Error('no factor');
  await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: generateSync({ secret: data.totp.secret }),
  });
  return data.totp.secret;
}

test('a user with a second factor enters the password, then a code, and sees the dashboard', async () => {
  const secret = await setUpFactor('editor');
  const { user } = await renderApp({ path: '/auth/login', stack });
  await heading('Login Admin');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), stack.accounts.editor.email);
  await user.type(screen.getByLabelText(/^Password/), stack.accounts.editor.password);
  await user.click(screen.getByRole('button', { name: 'Masuk Sekarang' }));
  await heading('Verifikasi dua langkah');

  visit('/admin/faq');
  await heading('Verifikasi dua langkah');
  await waitFor(() => expect(window.location.search).toBe('?next=%2Fadmin%2Ffaq'));

  const code = await screen.findByRole('textbox', { name: /^Kode/ });
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kode salah');
  expect(code).toHaveFocus();
  await user.clear(code);
  await user.type(code, generateSync({ secret }));
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await heading('Pertanyaan umum')).toBeVisible();
  // The element that had the focus was removed.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a forgotten password is reset by the mailed link', async () => {
  const { user, unmount } = await renderApp({ path: '/auth/login', stack });
  await heading('Login Admin');
  await user.click(screen.getByRole('link', { name: 'Lupa password?' }));
  await heading('Lupa password');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), stack.accounts.viewer.email);
  await user.click(screen.getByRole('button', { name: 'Kirim tautan' }));
  expect(await screen.findByText(/Bila viewer@demo.test terdaftar/)).toBeVisible();

  const path = await mailedPath();
  unmount(); // the link opens in another tab
  const scanner = await renderApp({ path, stack });
  await heading('Buat password baru');
  expect(await screen.findByRole('button', { name: 'Lanjutkan' })).toBeVisible();
  expect(await stack.sql('select from auth.sessions'), 'opening it uses nothing up').toEqual([]);
  scanner.unmount();
  const second = await renderApp({ path, stack });
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await second.user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/auth/reset'));
  await heading('Buat password baru');
  watch.disconnect();
  expect(
    shown.filter((text) => text.includes('mengakhiri sesi Anda')),
    'it is their own session',
  ).toEqual([]);
  const field = await screen.findByLabelText(/^Password baru/);
  await second.user.type(field, 'password1234');
  expect(await screen.findByText(/Mudah ditebak/)).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Simpan password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('terlalu mudah ditebak');
  await second.user.clear(field);
  await second.user.type(field, 'kalimat-sandi-baru');
  await second.user.click(screen.getByRole('button', { name: 'Simpan password' }));
  expect(await findToast('Password disimpan')).toBeVisible();
  expect(await heading('Dashboard')).toBeVisible();
  const visitor = await stack.client('anon');
  const { error } = await visitor.auth.signInWithPassword({
    email: stack.accounts.viewer.email,
    password: 'kalimat-sandi-baru',
  });
  expect(error).toBeNull();
});

test('a reset request for an unknown address gets the same response, but no mail', async () => {
  const { user } = await renderApp({ path: '/auth/login?with=code', stack });
  await heading('Masuk dengan kode');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'siapa@demo.test');
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  expect(await screen.findByText(/Bila siapa@demo.test terdaftar/)).toBeVisible();
  await stack.stack.settled();
  expect(stack.stack.mails).toEqual([]);
});

test('a mailed code signs the user in', async () => {
  const { user } = await renderApp({ path: '/auth/login?with=code', stack });
  await heading('Masuk dengan kode');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), stack.accounts.viewer.email);
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  await screen.findByText(/Bila viewer@demo.test terdaftar/);
  await user.type(
    screen.getByRole('textbox', { name: /^Kode/ }),
    /\b\d{6}\b/.exec(await lastMail())?.[0] ?? '',
  );
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await heading('Dashboard')).toBeVisible();
});

test('sign-in with a mailed code also requires the second factor of the user', async () => {
  await setUpFactor('editor');
  const { user } = await renderApp({ path: '/auth/login?with=code', stack });
  await heading('Masuk dengan kode');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), stack.accounts.editor.email);
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  await screen.findByText(/Bila editor@demo.test terdaftar/);
  await user.type(
    screen.getByRole('textbox', { name: /^Kode/ }),
    /\b\d{6}\b/.exec(await lastMail())?.[0] ?? '',
  );
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await heading('Verifikasi dua langkah');
  await user.type(await screen.findByRole('textbox', { name: /^Kode/ }), '000000');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kode salah');
  expect(screen.queryByText('Login Berhasil')).not.toBeInTheDocument();
});

test('a used link shows an error and offers a new one', async () => {
  const { user } = await renderApp({ path: '/auth/reset', stack });
  expect(await screen.findByText(/sudah dipakai atau tidak berlaku/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Minta tautan baru' }));
  expect(await heading('Lupa password')).toBeVisible();
});

test('a session is replaced only by a confirmed mailed link, never by tokens in the URL', async () => {
  const theirs = await stack.client('viewer');
  const { data } = await theirs.auth.getSession();
  const tokens = new URLSearchParams({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'magiclink',
  });
  const first = await renderApp({ path: `/admin/faq#${tokens.toString()}`, stack, role: 'editor' });
  expect(await screen.findByRole('button', { name: /Budi Editor/ })).toBeVisible();
  const whose = () => localStorage.getItem(SESSION_STORAGE_KEY) ?? '';
  expect(whose()).toContain('editor@demo.test');
  first.unmount();

  await (await stack.client('anon')).auth.resetPasswordForEmail('viewer@demo.test');
  const second = await renderApp({ path: await mailedPath(), stack, role: 'editor' });
  expect(await screen.findByText('Anda masuk sebagai editor@demo.test')).toBeVisible();
  expect(whose()).toContain('editor@demo.test');
  await second.user.click(screen.getByRole('button', { name: 'Ganti akun dan lanjutkan' }));
  expect(await screen.findByText(/sebagai viewer@demo.test/)).toBeVisible();
  expect(whose()).toContain('viewer@demo.test');
});

test('a used or incomplete mailed link shows an error and offers a new one', async () => {
  const { user } = await renderApp({ path: '/auth/confirm?token_hash=terpakai&type=recovery', stack });
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText(/sudah dipakai atau tidak berlaku/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Minta tautan baru' }));
  expect(await heading('Lupa password')).toBeVisible();
  visit('/auth/confirm?token_hash=');
  expect(await heading('Tautan tidak lengkap')).toBeVisible();
});

test('rejects a provider response that this browser did not request', async () => {
  await renderApp({ path: '/auth/login?code=kode-orang-lain', stack });
  expect(await findToast('Login Gagal')).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(await heading('Login Admin')).toBeVisible();
});

test('other sign-in methods are offered only if configured', async () => {
  await renderApp({ path: '/auth/login', stack });
  await heading('Login Admin');
  expect(screen.queryByRole('button', { name: /Google|SSO/ })).not.toBeInTheDocument();
  env.authProviders = 'google, sso:pilarnusa.example.id, entah';
  onTestFinished(() => void (env.authProviders = ''));
  visit('/auth/login?with=code');
  await heading('Masuk dengan kode');
  visit('/auth/login');
  expect(await screen.findByRole('button', { name: 'Masuk dengan Google' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Masuk dengan SSO pilarnusa.example.id' })).toBeVisible();
});

test('the login page shows the organisation’s logo, if any, next to the name', async () => {
  const logo = 'https://pilarnusa.example.id/logo.png';
  await stack.sql('update public.site_settings set site = site || $1::text::jsonb', [
    JSON.stringify({ logo_url: logo }),
  ]);
  await renderApp({ path: '/auth/login', stack });
  await heading('Login Admin');
  await waitFor(() => expect(document.querySelector('main img')).toHaveAttribute('src', logo));
});
