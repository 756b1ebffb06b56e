import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ownWords } from '../support/questions.ts';

const main = (page: Page) => page.getByRole('main');

test('sorting, selecting and confirming work by keyboard', async ({ page, signIn, service }) => {
  const words = ownWords('Topas');
  await service
    .from('clients')
    .insert([{ name: `${words} A` }, { name: `${words} B` }])
    .throwOnError();
  await signIn(page, 'editor');
  await page.goto(`/admin/klien?q=${encodeURIComponent(words)}`);
  await expect(main(page).getByRole('rowheader').first()).toHaveText(`${words} A`);
  await page.getByRole('link', { name: 'Nama' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('rowheader').first()).toHaveText(`${words} B`);
  await page.getByRole('checkbox', { name: `Pilih “${words} B”` }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pindahkan ke sampah' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pindahkan 1 entri ke sampah?' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Klien', exact: true }).first()).toBeFocused();
});
