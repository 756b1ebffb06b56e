import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { toast } from '../support/toasts.ts';

test('a session elsewhere is ended by keyboard, and is out at its next step', async ({
  page,
  site,
  signIn,
  openBrowser,
  allowConsole,
}) => {
  test.slow();
  // Requests of an ended session are refused, and the browser prints each refusal.
  allowConsole(/status of 40[0136]/);
  const elsewhere = await openBrowser();
  await signIn(elsewhere, 'viewer');
  await elsewhere.goto(`${site.url}/admin/profil`);
  await expect(elsewhere.getByRole('region', { name: 'Sesi' }).getByText('Sesi ini')).toBeVisible();

  await signIn(page, 'viewer');
  await page.goto('/admin/profil');
  const sessions = page.getByRole('region', { name: 'Sesi' });
  await expect(sessions.getByText('Sesi ini')).toBeVisible();
  await expectNoSeriousAxe(page);
  // The newest of the others is the one that was just opened.
  const end = sessions.getByRole('button', { name: /^Keluarkan / }).first();
  await end.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan' }).press('Enter');
  await expect(toast(page, /sudah keluar/)).toBeVisible();

  await elsewhere.goto(`${site.url}/admin`);
  await expect(elsewhere.getByRole('heading', { name: 'Login Admin' })).toBeVisible();
  await expect(toast(elsewhere, 'Sesi Anda telah berakhir')).toBeVisible();
});
