import { chunkOf } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { toast } from '../support/toasts.ts';

test('a link pressed while the server is unreachable shows an error until the server is back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically imported module|Unreachable: The page/);
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Legalitas' });
  await expect(link).toBeVisible();
  // The files of the target are not loaded yet: links preload only on hover or focus.
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await link.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Halaman ini belum dapat dibuka');
  await expect(page).toHaveURL('/profil/legalitas');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('alert')).toContainText('Situs sedang tidak dapat dihubungi');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Cek sertifikat' })).toBeVisible();

  await link.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Halaman ini belum dapat dibuka');
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Legalitas' })).toBeVisible();
});

test('a control without its chunk shows an error offline and opens once online', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically imported module|Unreachable: The page/);
  // The toast chunk loads when the browser is idle.
  const notices = page.waitForResponse(chunkOf('src/ui/toast/toast-viewport.tsx'));
  await page.goto('/profil/kontak');
  await notices;
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  const search = page.getByRole('button', { name: 'Cari di situs ini' });
  await search.click();
  await expect(toast(page, 'Belum dapat dibuka')).toContainText('Periksa sambungan internet Anda');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/*');
  await search.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
