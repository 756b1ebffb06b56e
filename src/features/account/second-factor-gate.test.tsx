import { screen, waitFor, within } from '@testing-library/react';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
  await stack.sql(`update public.site_settings set security = security || '{"second_factor": "admins"}'`);
  sessionStorage.clear();
});
afterEach(() => stack.close());

const question = 'Verifikasi dua langkah diperlukan';

test('requires admins to set up a second factor once seven days have passed', async () => {
  await stack.sql(`update private.second_factor_due set since = now() - interval '8 days'`);
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'admin' });
  expect(await screen.findByRole('heading', { name: question })).toBeVisible();
  expect(screen.getByText('Waktunya sudah habis')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nanti saja' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Aktifkan sekarang' }));
  await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
  await screen.findByRole('img', { name: /Kode QR/ });
  const [stored] = await stack.sql<{ secret: string }>('select secret from auth.mfa_factors');
  await user.type(
    screen.getByRole('textbox', { name: /^Kode/ }),
    generateSync({ secret: stored?.secret ?? '' }),
  );
  await user.click(screen.getByRole('button', { name: 'Aktifkan perangkat' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Kode pemulihan' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  // The codes are shown only once, so Escape must not close the dialog.
  await user.keyboard('{Escape}');
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  expect(codes.queryByRole('button', { name: 'Tutup' })).not.toBeInTheDocument();
  await user.click(codes.getByRole('button', { name: 'Sudah saya simpan' }));
  expect(await screen.findByRole('heading', { name: 'Pertanyaan umum' })).toBeVisible();
});

test('hides the sign-in toast while asking for a second factor', async () => {
  const { user } = await renderApp({ path: '/auth/login', stack });
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), stack.accounts.admin.email);
  await user.type(screen.getByLabelText(/^Password/), stack.accounts.admin.password);
  await user.click(screen.getByRole('button', { name: 'Masuk Sekarang' }));
  expect(await screen.findByRole('heading', { name: question })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Login Berhasil')).not.toBeInTheDocument());
});

test('opens and focuses the requested screen when the setup is postponed before the deadline', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Nanti saja' }));
  const heading = await screen.findByRole('heading', { name: 'Pertanyaan umum' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('opens the screen directly for users who need no second factor', async () => {
  await renderApp({ path: '/admin/faq', stack, role: 'editor' });
  expect(await screen.findByRole('heading', { name: 'Pertanyaan umum' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: question })).not.toBeInTheDocument();
});
