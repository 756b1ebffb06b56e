import { createClient } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '../../src/config/constants.ts';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { emailOf } from '../support/login-form.ts';
import { signedInSession } from '../support/session.ts';

test('a URL with session tokens does not replace the signed-in user', async ({ page, site, signIn }) => {
  const { access_token, refresh_token } = await signedInSession(site, 'viewer');
  await signIn(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const tokens = new URLSearchParams({ access_token, refresh_token, expires_in: '3600', type: 'magiclink' });
  await page.goto(`/informasi/faq#${tokens.toString()}`);
  await page.goto('/admin/users');
  await expect(page.getByRole('button', { name: /Rina Admin/ }).first()).toBeVisible();
  const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_STORAGE_KEY);
  expect(kept).toContain(emailOf('admin'));
});

test('a mailed link shows the signed-in user and asks for confirmation before switching accounts', async ({
  page,
  site,
  signIn,
}) => {
  const service = createClient(site.url, site.secretKey, { auth: { persistSession: false } });
  const { data } = await service.auth.admin.generateLink({ type: 'recovery', email: emailOf('viewer') });
  await signIn(page, 'admin');
  // Mail scanners open links first, which must not use them up.
  await page.request.get(data.properties?.action_link ?? '');
  await page.goto(data.properties?.action_link ?? '');
  await expect(page).toHaveURL(/\/auth\/confirm\?token_hash=/);
  await expect(page.getByText(`Anda masuk sebagai ${emailOf('admin')}`)).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Ganti akun dan lanjutkan' }).press('Enter');
  await expect(page).toHaveURL('/auth/reset');
  await expect(page.getByText(`masuk ke back-office sebagai ${emailOf('viewer')}`)).toBeVisible();
});
