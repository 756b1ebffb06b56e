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

  test(`the check in ${language} shows valid, suspended and unknown certificates, accessible in both themes`, async ({
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

test('a search with a typing error finds the company and its certificate, and Back restores the search', async ({
  page,
}) => {
  await page.goto('/informasi/klien');
  const box = page.getByRole('searchbox', { name: 'Nama badan usaha, NIB, atau nomor sertifikat' });
  await box.fill('banyu betton');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?q=banyu\+betton$/);
  // Wait for the new list: until then the previous rows are shown and may shift.
  await expect(page.getByText(/“banyu betton”\. \d+ badan usaha yang mirip/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'PT Banyu Beton Perkasa Sentosa' }).click();
  await expect(heading(page)).toHaveText('PT Banyu Beton Perkasa Sentosa');
  await expect(page.getByText('Riwayat status')).toHaveCount(3);
  await expectToFit(page);
  await expectNoSeriousAxe(page);
  await page.getByRole('link', { name: 'Cek sertifikat ini: PNS-GT002-00004' }).click();
  await expect(page.getByText(words.id.valid)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(box).toHaveValue('banyu betton');
});

test('filters and pages of the register are stored in the URL and survive a reload', async ({
  page,
  isMobile,
}) => {
  await page.goto('/informasi/klien');
  if (isMobile) await page.getByRole('button', { name: 'Saringan' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('aktif');
  await expect(page).toHaveURL(/\?status=aktif$/);
  const first = page.getByRole('main').getByRole('rowheader').first();
  const ofPageOne = (await first.textContent()) ?? '';
  await page.getByRole('link', { name: 'Berikutnya' }).click();
  await expect(page).toHaveURL(/\?status=aktif&halaman=2$/);
  // The first page stays until the second has loaded.
  await expect(first).not.toHaveText(ofPageOne);
  const name = (await first.textContent()) ?? '';
  await page.reload();
  await expect(first).toHaveText(name);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('aktif');
  await expectToFit(page);
});

test('a number with dots and slashes works in the URL and after a reload @desktop', async ({
  page,
  service,
}) => {
  const number = `1.2.3/${crypto.randomUUID().slice(0, 8)}.X`;
  const { data } = await service
    .from('certificates')
    .update({ number })
    .eq('number', 'PNS-BG002-00002')
    .select('id')
    .maybeSingle();
  const certificate = data?.id;
  try {
    await page.goto(`/cek/${encodeURIComponent(number)}`);
    await expect(heading(page)).toContainText(number);
    await page.reload();
    await expect(page.getByText(words.id.valid)).toBeVisible();
  } finally {
    if (certificate)
      await service.from('certificates').update({ number: 'PNS-BG002-00002' }).eq('id', certificate);
  }
});

test('replaced certificates and laws link to their replacement', async ({ page }) => {
  await page.goto('/cek/PNS-BG005-00011');
  await page.getByRole('link', { name: /penggantinya/ }).click();
  await expect(page.getByText(words.id.valid)).toBeVisible();
  await page.goto('/informasi/produk-hukum?status=dicabut');
  await page.getByRole('link', { name: 'PP 28/2025' }).click();
  await expect(page).toHaveURL(/produk-hukum#[0-9a-f-]{36}$/);
  const newer = page.getByRole('heading', { level: 3, name: 'Peraturan Pemerintah Nomor 28 Tahun 2025' });
  await expect(newer).toBeInViewport();
  await expectNoSeriousAxe(page);
});

test('reasons for status changes are not public @desktop', async ({ site, page, allowConsole }) => {
  allowConsole(/certificate_events/);
  await page.goto('/informasi/klien');
  const answers = await page.evaluate(async (key) => {
    const read = (path: string) =>
      fetch(`/rest/v1/${path}`, { headers: { apikey: key } }).then(async (answer) => ({
        status: answer.status,
        text: await answer.text(),
      }));
    return Promise.all([
      read('certificate_events?select=*'),
      read('certificates?select=*,certificate_events(*)'),
    ]);
  }, site.publishableKey);
  for (const { status, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('surveilans');
  }
});
