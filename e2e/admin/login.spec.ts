import type { Page } from '@playwright/test';
import { demoPassword } from '../../supabase/local/accounts.ts';
import { chunkOf } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { emailOf, fillInLogin } from '../support/login-form.ts';
import { shownSlide } from '../support/slides.ts';
import { toast } from '../support/toasts.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const password = (page: Page) => page.getByLabel(/^Password/);

test('a wrong password shows an error and keeps the input, the correct one opens the dashboard', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await page.goto('/auth/login');
  await expect(title(page, 'Login Admin')).toBeVisible();
  await expect(page.getByLabel('Email'), 'nothing is pre-filled outside the demo').toHaveValue('');
  await fillInLogin(page, 'editor', 'bukan-password-itu');
  await expect(toast(page, 'Login Gagal')).toContainText('Email atau password salah.');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Email atau password salah.');
  await expect(page.getByLabel('Email')).toHaveValue(emailOf('editor'));
  await expect(password(page)).toHaveValue('bukan-password-itu');

  await password(page).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Login Berhasil')).toContainText('Selamat datang kembali di Admin Dashboard.');
  await expect(page).toHaveURL('/admin');
  await expect(title(page, 'Dashboard')).toBeVisible();
});

test('invalid e-mail and missing password show field errors', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('bukan-email');
  await page.getByRole('button', { name: 'Masuk Sekarang' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Isi password Anda.')).toBeVisible();
});

test('the password can be shown and hidden, and a link opens the home page', async ({ page }) => {
  await page.goto('/auth/login');
  await password(page).fill('rahasia');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Tampilkan password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('rahasia');
  await page.getByRole('button', { name: 'Sembunyikan password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: 'Kembali ke beranda' }).click();
  await expect(shownSlide(page)).toBeVisible();
});

test('the form works by keyboard', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Kembali ke beranda' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(emailOf('viewer'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Dashboard')).toBeVisible();
});

test('the first admin cannot be created twice', async ({ page, site }) => {
  await page.goto('/auth/login');
  await expect(title(page, 'Login Admin')).toBeVisible();
  const answer = await page.request.post('/functions/v1/create-admin-user', {
    headers: { apikey: site.publishableKey },
    data: { email: 'penyusup@demo.test', password: 'kata-sandi-panjang-1' },
  });
  expect(answer.status()).toBe(409);
});

test('signing in offline shows an error and keeps the input', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/auth/login');
  await expect(title(page, 'Login Admin')).toBeVisible();
  // The chunks for signing in and for its toast are downloaded while the user types.
  for (const part of ['src/lib/supabase-client.ts', 'src/ui/toast/toast-viewport.tsx'])
    await page.waitForFunction(
      (file) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(file).test(name)),
      chunkOf(part).source,
    );
  await context.setOffline(true);
  await fillInLogin(page, 'editor');
  await expect(toast(page, 'Login Gagal')).toContainText('Server tidak dapat dihubungi.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Masuk Sekarang' }).click();
  await expect(title(page, 'Dashboard')).toBeVisible();
});
