import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../../src/config/constants.ts';
import { chunkOf } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInLogin } from '../support/login-form.ts';
import { shownSlide } from '../support/slides.ts';
import { toast } from '../support/toasts.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A read that is under way when the session ends is refused, and the browser prints that: on a busy machine there is one. */
const REFUSED_READ = /40[13] .*\/rest\/v1\//;

async function signOut(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Akun / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Another tab of the same browser. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

test('whoever is signed in is sent on from the login page, to where they wanted to go', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'editor');
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/admin');
  await expect(title(page, 'Dashboard')).toBeVisible();
  await page.goto('/auth/login?next=%2Fadmin%2Ffaq');
  await expect(page).toHaveURL('/admin/faq');
  await page.goto('/auth/login?next=https%3A%2F%2Felsewhere.example');
  await expect(page).toHaveURL('/admin');
});

test('a session that cannot be looked at yet is no reason to sign in again', async ({
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

test('Login becomes Dashboard on the public site', async ({ page, signIn }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await signIn(page, 'viewer');
  await page.reload();
  await expect(shownSlide(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(title(page, 'Dashboard')).toBeVisible();
});

test('signing out says so and leads to the login page; back does not return', async ({
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

test('signing out in one tab signs out the other', async ({ page, context, signIn, allowConsole }) => {
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

test('a session that ended leads to the login page, and from there to where one was', async ({
  page,
  service,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 40[013]/);
  await signIn(page, 'editor');
  await page.goto('/admin');
  await expect(title(page, 'Dashboard')).toBeVisible();
  // Closed for weeks: the token is too old, and the server has forgotten the session.
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

test('an address typed while signed out is reached after signing in', async ({ page }) => {
  await page.goto('/admin/faq?q=biaya');
  await expect(title(page, 'Login Admin')).toBeVisible();
  await fillInLogin(page, 'editor');
  await expect(page).toHaveURL('/admin/faq?q=biaya');
  await expect(page.getByLabel('Cari dalam daftar')).toHaveValue('biaya');
});
