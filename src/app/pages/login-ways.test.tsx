import { screen, waitFor } from '@testing-library/react';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
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
const lastMail = () => {
  const mail = stack.stack.mails[0];
  return `${mail?.text ?? ''} ${mail?.html ?? ''}`.replaceAll('&amp;', '&');
};

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

test('with a second factor the password leads to the code, and the code to the dashboard', async () => {
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
  await user.clear(code);
  await user.type(code, generateSync({ secret }));
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await heading('Pertanyaan umum')).toBeVisible();
});

test('a forgotten password: the mailed link leads to a new one', async () => {
  const { user, unmount } = await renderApp({ path: '/auth/login', stack });
  await heading('Login Admin');
  await user.click(screen.getByRole('link', { name: 'Lupa password?' }));
  await heading('Lupa password');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), stack.accounts.viewer.email);
  await user.click(screen.getByRole('button', { name: 'Kirim tautan' }));
  expect(await screen.findByText(/Bila viewer@demo.test terdaftar/)).toBeVisible();

  const link = /https?:\/\/[^\s"'<]+\/auth\/v1\/verify[^\s"'<]+/.exec(lastMail())?.[0] ?? '';
  const answer = await stack.fetch(link, { redirect: 'manual' });
  const target = new URL(answer.headers.get('location') ?? '');
  // This page is not at the stack's address, so the server falls back to its own; the mail asks for the right one.
  expect(decodeURIComponent(link)).toMatch(/redirect_to=.*\/auth\/reset$/);

  unmount(); // the link opens another tab
  const second = await renderApp({ path: `/auth/reset${target.hash}`, stack });
  await heading('Buat password baru');
  await second.user.type(screen.getByLabelText(/^Password baru/), 'kalimat-sandi-baru');
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

test('an address nobody has gets the same answer and no mail', async () => {
  const { user } = await renderApp({ path: '/auth/login?with=code', stack });
  await heading('Masuk dengan kode');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'siapa@demo.test');
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  expect(await screen.findByText(/Bila siapa@demo.test terdaftar/)).toBeVisible();
  expect(stack.stack.mails).toEqual([]);
});

test('a mailed code signs in', async () => {
  const { user } = await renderApp({ path: '/auth/login?with=code', stack });
  await heading('Masuk dengan kode');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), stack.accounts.viewer.email);
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  await screen.findByText(/Bila viewer@demo.test terdaftar/);
  await user.type(screen.getByRole('textbox', { name: /^Kode/ }), /\b\d{6}\b/.exec(lastMail())?.[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await heading('Dashboard')).toBeVisible();
});

test('a link that was used already leads to a new one', async () => {
  const { user } = await renderApp({ path: '/auth/reset', stack });
  expect(await screen.findByText(/sudah dipakai atau tidak berlaku/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Minta tautan baru' }));
  expect(await heading('Lupa password')).toBeVisible();
});

test('other ways to sign in show only where they are configured', async () => {
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
