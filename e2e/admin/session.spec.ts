import type { BrowserContext, Page } from '@playwright/test';
import { chunkOf } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';

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

test('a session that cannot be verified shows a retry instead of the login form', async ({
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
