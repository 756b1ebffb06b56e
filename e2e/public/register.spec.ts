import type { Page } from '@playwright/test';
import { expectNoSeriousAxe, themesIn } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const words = {
  id: {
    valid: 'Sertifikat ini berlaku',
    suspended: 'Sertifikat ini dibekukan',
    reasons: 'Ada tiga kemungkinan',
  },
  en: {
    valid: 'This certificate is valid',
    suspended: 'This certificate is suspended',
    reasons: 'There are three possible reasons',
  },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectToFit(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that stick out to the right').toBeLessThanOrEqual(0);
}

for (const language of ['id', 'en'] as const) {
  const labels = words[language];

  test(`the certificate check in ${language} is accessible in both themes for valid, suspended and unknown certificates`, async ({
    page,
  }) => {
    await page.goto(`/cek/PNS-BG009-00006?lng=${language}`);
    await expect(page.getByText(labels.valid)).toBeVisible();
    await expect(page.getByRole('img', { name: /\/cek\/PNS-BG009-00006$/ })).toBeVisible();
    await expectToFit(page);
    await expectNoSeriousAxe(page, themesIn(language));
    await page.goto('/cek/pns-bg006-00005');
    await expect(page.getByText(labels.suspended)).toBeVisible();
    await expectNoSeriousAxe(page, themesIn(language));
    await page.goto('/cek/TIDAK-ADA-1');
    await expect(page.getByRole('heading', { name: labels.reasons })).toBeVisible();
    await expectToFit(page);
    await expectNoSeriousAxe(page, themesIn(language));
  });
}

test('a misspelled search finds the company and its certificate', async ({ page }) => {
  await page.goto('/informasi/klien');
  const box = page.getByRole('searchbox', { name: 'Nama badan usaha, NIB, atau nomor sertifikat' });
  await box.fill('banyu betton');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?q=banyu\+betton$/);
  // Wait for the new list: until then the previous rows are shown and may shift.
  await expect(page.getByText(/“banyu betton”\. \d+ badan usaha yang mirip/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'PT Banyu Beton Perkasa Sentosa' }).click();
  await expect(heading(page)).toHaveText('PT Banyu Beton Perkasa Sentosa');
  await expect(page.getByText('Riwayat keputusan')).toHaveCount(3);
  await expectToFit(page);
  await expectNoSeriousAxe(page);
  await page.getByRole('link', { name: 'Cek sertifikat ini: PNS-GT002-00004' }).click();
  await expect(page.getByText(words.id.valid)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(box).toHaveValue('banyu betton');
});
