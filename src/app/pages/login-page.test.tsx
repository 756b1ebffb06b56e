import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { env } from '@/config/env';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: 'Masuk Sekarang' });

async function fillIn(user: UserEvent, account: { email: string; password: string }) {
  await user.clear(email());
  await user.type(email(), account.email);
  await user.clear(password());
  await user.click(password());
  await user.paste(account.password);
}

describe('login page with existing accounts', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await openTestStack();
  });
  afterAll(() => stack.close());

  async function openLogin(rules: FaultRule[] = [], path = '/auth/login') {
    const fetch = vi.fn(withFaults(stack.fetch, rules));
    const view = await renderApp({ path, stack, fetch });
    await screen.findByRole('heading', { name: 'Login Admin' });
    return { ...view, fetch };
  }

  test('labels the fields for users and password managers', async () => {
    await openLogin();
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
    expect(document.title).toMatch(/^Login Admin/);
  });

  test('opens the dashboard with a confirmation when the password is right', async () => {
    const { user } = await openLogin();
    await fillIn(user, stack.accounts.editor);
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(await findToast('Login Berhasil')).toHaveTextContent('Selamat datang kembali di Admin Dashboard.');
    expect(window.location.pathname).toBe('/admin');
  });

  test('returns to the page where the session ended', async () => {
    const { user } = await openLogin([], '/auth/login?next=%2Fadmin%2Ffaq%3Fhalaman%3D2');
    await fillIn(user, stack.accounts.admin);
    await user.click(submit());
    await waitFor(() => expect(window.location.pathname).toBe('/admin/faq'));
    expect(window.location.search).toBe('?halaman=2');
  });

  test('redirects a user who is already signed in', async () => {
    await renderApp({ path: '/auth/login', stack, role: 'viewer' });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(window.location.pathname).toBe('/admin');
  });

  test('reports a wrong password in the form and as a toast, without clearing the input', async () => {
    const { user } = await openLogin();
    await fillIn(user, { email: stack.accounts.admin.email, password: 'salah-sekali' });
    await user.click(submit());
    expect(await findToast('Login Gagal')).toHaveTextContent('Email atau password salah.');
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(
      'Email atau password salah.',
    );
    expect(email()).toHaveValue(stack.accounts.admin.email);
    expect(password()).toHaveValue('salah-sekali');
    await user.click(screen.getByRole('link', { name: 'Lupa password?' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Lupa password' });
    await waitFor(() => expect(screen.queryByText('Login Gagal')).not.toBeInTheDocument());
    expect(title).toHaveFocus();
    await user.type(email(), 'siapa@demo.test{Enter}');
    expect(await screen.findByText(/Bila siapa@demo.test terdaftar/)).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('does not report a network error as a wrong password', async () => {
    const { user } = await openLogin([{ match: '/auth/v1/token', fault: 'connection-cut' }]);
    await fillIn(user, stack.accounts.admin);
    await user.click(submit());
    expect(await findToast('Login Gagal')).toHaveTextContent('Server tidak dapat dihubungi.');
    expect(password()).toHaveValue(stack.accounts.admin.password);
  });

  test('ignores a second submit while the first is pending', async () => {
    const { user, fetch } = await openLogin([{ match: '/auth/v1/token', fault: 'hang' }]);
    await fillIn(user, stack.accounts.admin);
    await user.click(submit());
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    await user.click(submit());
    await user.type(password(), '{Enter}');
    const attempts = fetch.mock.calls.filter(([input, init]) =>
      new Request(input, init).url.includes('/token'),
    );
    expect(attempts).toHaveLength(1);
  });

  test('shows an error at each empty field and focuses the first', async () => {
    const { user } = await openLogin();
    await user.clear(email());
    await user.clear(password());
    await user.click(submit());
    expect(await screen.findByText('Isi password Anda.')).toBeVisible();
    expect(email()).toHaveAccessibleDescription(/Tulis alamat email/);
    expect(email()).toHaveFocus();
  });

  test('shows and hides the password', async () => {
    const { user } = await openLogin();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Tampilkan password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('pre-fills the credentials of the local stack, and leaves the fields empty elsewhere', async () => {
    const given = { ...env.defaultAdmin };
    onTestFinished(() => void Object.assign(env.defaultAdmin, given));
    Object.assign(env.defaultAdmin, { email: 'admin@demo.test', password: 'demo' });
    await openLogin();
    expect(email()).toHaveValue('admin@demo.test');
    expect(password()).toHaveValue('demo');
  });

  test('falls back to the function that lists users when count_users fails', async () => {
    const { fetch } = await openLogin([{ match: 'rpc/count_users', fault: 'server-error' }]);
    const requests = () => fetch.mock.calls.map(([input, init]) => new Request(input, init));
    await waitFor(() =>
      expect(
        requests().some(({ url, method }) => url.includes('create-admin-user') && method === 'GET'),
      ).toBe(true),
    );
    expect(screen.queryByRole('region', { name: /F8/ })).not.toBeInTheDocument();
  });

  test('shows an error without disabling the form when both functions fail', async () => {
    const { user } = await openLogin([
      { match: 'rpc/count_users', fault: 'malformed-json' },
      { match: 'create-admin-user', fault: 'server-error' },
    ]);
    expect(await findToast('Error')).toHaveTextContent('Tidak dapat memeriksa status sistem.');
    await fillIn(user, stack.accounts.admin);
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('shows an error for an expired invitation link', async () => {
    await openLogin([], '/auth/login#error=access_denied&error_code=otp_expired&error_description=x');
    expect(await findToast('Sign up Gagal')).toHaveTextContent('Tautan ini sudah tidak berlaku.');
  });
});

describe('login page without any account', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await openTestStack({ accounts: false });
  });
  afterAll(() => stack.close());

  const first = { email: 'utama@pilarnusa.example.id', password: 'rahasia-pertama' };
  const create = () => screen.getByRole('button', { name: 'Buat Akun Admin' });

  const secret = () => screen.getByRole('textbox', { name: /^Kunci penyiapan/ });

  /** Opens the set-up page at the address that `npm start` prints. */
  async function openSetup(rules: FaultRule[] = [], path = `/auth/login#setup=${stack.stack.setupSecret}`) {
    const view = await renderApp({ path, stack, fetch: withFaults(stack.fetch, rules) });
    await screen.findByRole('heading', { name: 'Setup Admin' });
    return view;
  }

  test('requires a new password that meets the server’s rules', async () => {
    const { user } = await openSetup();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await fillIn(user, { ...first, password: 'pendek' });
    await user.click(create());
    expect(await screen.findByText('Gunakan 12 sampai 72 karakter.')).toBeVisible();
  });

  test('asks for the set-up secret and removes it from the URL', async () => {
    const { user } = await openSetup();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(secret()).toHaveValue(stack.stack.setupSecret);
    await fillIn(user, first);
    await user.clear(secret());
    await user.click(create());
    expect(await screen.findByText('Isi kunci penyiapan.')).toBeVisible();
    await user.type(secret(), 'tebakan');
    await user.click(create());
    expect(await findToast('Gagal Membuat Admin')).toHaveTextContent('Kunci penyiapan salah.');
    expect(password()).toHaveValue(first.password);
    expect(await stack.sql('select from auth.users')).toEqual([]);
  });

  test('shows the server’s message on failure without clearing the input', async () => {
    const { user } = await openSetup([
      {
        match: ({ url, method }) => url.includes('create-admin-user') && method === 'POST',
        fault: 'connection-cut',
      },
    ]);
    await fillIn(user, first);
    await user.click(create());
    expect(await findToast('Gagal Membuat Admin')).toHaveTextContent('Server tidak dapat dihubungi.');
    expect(password()).toHaveValue(first.password);
  });

  test('creates the first admin, signs in and opens the assistant', async () => {
    const { user } = await openSetup();
    await fillIn(user, first);
    await user.click(create());
    expect(await findToast('Admin Berhasil Dibuat')).toHaveTextContent(
      'Akun admin utama telah berhasil dibuat.',
    );
    expect(await screen.findByRole('heading', { name: 'Verifikasi dua langkah diperlukan' })).toBeVisible();
    expect(screen.getByText('Sisa waktu 7 hari')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nanti saja' }));
    expect(await screen.findByRole('heading', { name: 'Asisten penyiapan' })).toBeVisible();
  });

  test('shows an error and the login form when someone else finished the set-up meanwhile', async () => {
    localStorage.clear();
    // The user count as it was before the other set-up finished.
    let counts = 0;
    const stale: typeof fetch = (input, init) =>
      new Request(input, init).url.includes('count_users') && (counts += 1) === 1
        ? Promise.resolve(Response.json(0))
        : stack.fetch(input, init);
    const path = `/auth/login#setup=${stack.stack.setupSecret}`;
    const { user } = await renderApp({ path, stack, fetch: stale });
    await screen.findByRole('heading', { name: 'Setup Admin' });
    await fillIn(user, { email: 'kedua@pilarnusa.example.id', password: 'rahasia-kedua' });
    await user.click(create());
    expect(await findToast('Gagal Membuat Admin')).toHaveTextContent('Akun admin sudah ada.');
    expect(await screen.findByRole('heading', { name: 'Login Admin' })).toBeVisible();
    expect(email()).toHaveValue('kedua@pilarnusa.example.id');
  });
});
