import { haveComplaint } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { toast } from '../support/toasts.ts';

test('a complaint marked as spam leaves the inbox and comes back by undo', async ({
  page,
  service,
  signIn,
}) => {
  const { number, subject } = await haveComplaint(service);
  const entry = page.getByRole('link', { name: subject });
  await signIn(page, 'editor');
  await page.goto('/admin/keluhan?sort=newest');
  await page.getByRole('checkbox', { name: `Pilih ${number}` }).check();
  const chosen = page.getByRole('region', { name: 'Yang dipilih' });
  await expect(chosen.getByText('1 dipilih')).toBeVisible();
  await chosen.getByRole('button', { name: 'Tandai spam' }).click();
  await expect(toast(page, '1 ditandai spam')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(toast(page, '1 kembali ke kotak masuk')).toBeVisible();
  await expect(entry).toBeVisible();

  // The last of the views, beyond the edge of a phone until it is the one in use.
  await page.goto('/admin/keluhan?state=spam');
  const views = page.getByRole('navigation', { name: 'Tampilan' });
  await expect(views.getByRole('link', { name: 'Spam' })).toBeInViewport({ ratio: 0.9 });
});
