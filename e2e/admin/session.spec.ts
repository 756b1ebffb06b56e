import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../../src/config/constants.ts';
import { chunkOf } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInLogin } from '../support/login-form.ts';
import { shownSlide } from '../support/slides.ts';
import { toast } from '../support/toasts.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Requests in flight when the session ends fail and are logged by the browser, mostly on a busy machine. */
const REFUSED_READ = /40[13] .*\/rest\/v1\//;

async function signOut(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Akun / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Opens another tab of the same browser. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

test('the login page redirects a signed-in user to the requested page', async ({ page, signIn }) => {
  await signIn(page, 'editor');
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/admin');
  await expect(title(page, 'Dashboard')).toBeVisible();
  await page.goto('/auth/login?next=%2Fadmin%2Ffaq');
  await expect(page).toHaveURL('/admin/faq');
  await page.goto('/auth/login?next=https%3A%2F%2Felsewhere.example');
  await expect(page).toHaveURL('/admin');
});

test('a session that cannot be checked yet offers a retry instead of the login form', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await signIn(page, 'editor');
  const client = chunkOf('src/lib/supabase-client.ts');
  await page.route(client, (route) => route.abort());
  await page.goto('/admin/faq');
  await expect(title(page, 'Sesi Anda belum dapat diperiksa')).toBeVisible();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('alert')).toHaveText('Masih belum termuat.');
  await page.unroute(client);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(title(page, 'Pertanyaan umum')).toBeVisible();
  await expect(page).toHaveURL('/admin/faq');
});

test('the public site shows Dashboard instead of Login to signed-in users', async ({ page, signIn }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await signIn(page, 'viewer');
  await page.reload();
  await expect(shownSlide(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(title(page, 'Dashboard')).toBeVisible();
});

test('signing out shows a message and the login page, and protected pages are no longer accessible', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(REFUSED_READ);
  await signIn(page, 'admin');
  await page.goto('/admin/faq');
  await expect(title(page, 'Pertanyaan umum')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/auth/login');
  await expect(toast(page, 'Berhasil Logout')).toContainText('Anda telah berhasil keluar dari sistem.');
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_STORAGE_KEY)).toBeNull();
  await page.goto('/admin/faq');
  await expect(title(page, 'Login Admin')).toBeVisible();
});

test('signing out in one tab signs out the others', async ({ page, context, signIn, allowConsole }) => {
  allowConsole(REFUSED_READ);
  await signIn(page, 'editor');
  await page.goto('/admin');
  await expect(title(page, 'Dashboard')).toBeVisible();
  const other = await openTab(context, '/admin/faq');
  await expect(title(other, 'Pertanyaan umum')).toBeVisible();
  await other.waitForLoadState('networkidle');
  await signOut(page);
  await expect(page).toHaveURL('/auth/login');
  await expect(other).toHaveURL(/\/auth\/login/);
  await expect(title(other, 'Login Admin')).toBeVisible();
});

test('an expired session opens the login page, and signing in returns to the requested page', async ({
  page,
  service,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 40[013]/);
  await signIn(page, 'editor');
  await page.goto('/admin');
  await expect(title(page, 'Dashboard')).toBeVisible();
  // Simulates a browser closed for weeks: the token has expired and the server no longer has the session.
  const token = await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    return session.access_token as string;
  }, SESSION_STORAGE_KEY);
  await service.auth.admin.signOut(token);

  await page.goto('/admin/faq?view=trash');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await expect(toast(page, 'Sesi Anda telah berakhir')).toBeVisible();
  await fillInLogin(page, 'editor');
  await expect(page).toHaveURL('/admin/faq?view=trash');
  await expect(page.getByRole('link', { name: /^Sampah/ })).toHaveAttribute('aria-current', 'page');
});

test('signing in opens the page requested while signed out', async ({ page }) => {
  await page.goto('/admin/faq?q=biaya');
  await expect(title(page, 'Login Admin')).toBeVisible();
  await fillInLogin(page, 'editor');
  await expect(page).toHaveURL('/admin/faq?q=biaya');
  await expect(page.getByLabel('Cari dalam daftar')).toHaveValue('biaya');
});
