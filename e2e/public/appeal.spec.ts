import type { Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseFiles, consent, newAddress, pdf, receiptOf, send } from '../support/service-requests.ts';

/** Returns today’s date in Jakarta, which the time limits use. */
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

async function askEligibility(page: Page, number: string, date: string) {
  await page.getByLabel('Nomor permohonan atau sertifikat').fill(number);
  await page.getByRole('radio', { name: 'Penolakan permohonan' }).check();
  await page.getByLabel('Tanggal keputusan').fill(date);
  await page.getByRole('button', { name: 'Periksa kelayakan' }).click();
}

async function fillAppeal(page: Page, number: string) {
  await askEligibility(page, number, today());
  await expect(page.getByText('Keputusan ini masih dapat dimintakan banding', { exact: true })).toBeVisible();
  await fillGrounds(page);
}

async function fillGrounds(page: Page) {
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByRole('alert')).toContainText('Centang kotak “Biaya banding”.');
  await page.getByRole('checkbox', { name: /^Saya memahami/ }).check();
  await page
    .getByLabel('Alasan banding')
    .fill('Dokumen peralatan sudah lengkap pada saat penilaian lapangan.');
  // Unknown codes show a warning but are accepted, because the scope may have included them when the decision
  // was made.
  await page.getByLabel(/^Kode subklasifikasi/).fill('bg001, xx999');
  await expect(page.getByText('Tidak ada dalam ruang lingkup kami: XX999.')).toBeVisible();
  await page.getByLabel(/^Kode subklasifikasi/).fill('bg001, bs001');
  await expect(page.getByText('Tidak ada dalam ruang lingkup kami')).toHaveCount(0);
  await expect(page.getByText('Konstruksi Gedung Hunian')).toBeVisible();
}

async function fillPerson(page: Page, email: string) {
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.getByRole('radio', { name: 'Pemohon' }).check();
  await page.getByLabel('Badan usaha', { exact: true }).fill('PT Contoh Karya');
  await page.getByLabel('Nama lengkap').fill('Siti Aminah');
  await page.getByLabel('Email').fill(email);
  // Appeals have no field for a reported party.
  await expect(page.getByText(/Pihak yang Anda laporkan/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
}

test('a late appeal can be filed after the form explains the consequences', async ({ page, service }) => {
  test.slow();
  await page.goto('/banding?step=check');
  await expect(page.getByRole('heading', { name: 'Periksa kelayakan' })).toBeVisible();
  const number = `P-LAMA/${Date.now()}`;
  await askEligibility(page, number, '2024-01-02');
  await expect(page.getByText('Batas waktu banding sudah lewat')).toBeVisible();
  await expect(page.getByText(/Hari terakhirnya 22 Januari 2024/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Sampaikan keluhan bila/ })).toHaveAttribute(
    'href',
    '/keluhan',
  );
  await expectNoSeriousAxe(page);
  await fillGrounds(page);
  await fillPerson(page, newAddress());
  await expect(page.getByText(/kami nyatakan gugur dengan alasan tertulis, kecuali/)).toBeVisible();
  await expectNoSeriousAxe(page);
  await consent(page);
  await send(page, 'Kirim banding');
  const receipt = await receiptOf(page);
  await expect(page.getByText(/diajukan setelah batas waktunya, 22 Januari 2024/)).toBeVisible();
  const { data } = await service.from('appeals').select('is_late').eq('number', receipt.number).single();
  expect(data).toEqual({ is_late: true });
});

test('a timely appeal can be filed, and later checks do not reveal it', async ({ page, service }) => {
  test.slow();
  const number = `P-${Date.now()}`;
  await page.goto('/banding');
  await fillAppeal(page, number);
  await chooseFiles(page, pdf('Surat keputusan.pdf'));
  await expectNoSeriousAxe(page);
  await fillPerson(page, newAddress());
  await expect(page.getByRole('heading', { name: 'Periksa dan kirim' })).toBeFocused();
  await expect(page.getByText('BG001, BS001')).toBeVisible();
  await expect(page.getByText('Surat keputusan.pdf')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.goBack();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Siti Aminah');
  await page.goForward();
  await send(page, 'Kirim banding');
  await expect(page.getByRole('alert')).toContainText('Persetujuan');
  await consent(page);
  await send(page, 'Kirim banding');
  const receipt = await receiptOf(page);
  expect(receipt.number).toMatch(/^BND-/);
  await expect(page.getByText('Semua berkas diterima.')).toBeVisible();
  const copy = page.getByRole('region', { name: 'Yang Anda kirim' });
  for (const words of [number, 'BG001, BS001', 'Siti Aminah']) await expect(copy).toContainText(words);
  await expectNoSeriousAxe(page);
  const { data } = await service
    .from('appeals')
    .select('application_number, subclass_codes, decision')
    .eq('number', receipt.number)
    .single();
  expect(data).toEqual({
    application_number: number,
    subclass_codes: ['BG001', 'BS001'],
    decision: 'penolakan',
  });

  await page.getByRole('checkbox', { name: /sudah menyimpan nomor/ }).check();
  await page.goto('/banding');
  await askEligibility(page, number.toLowerCase(), today());
  await expect(page.getByText('Keputusan ini masih dapat dimintakan banding', { exact: true })).toBeVisible();
});

test('a reload keeps the step and the answers', async ({ page }) => {
  await page.goto('/banding');
  await fillAppeal(page, `P-MUAT/${Date.now()}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Alasan banding' })).toBeVisible();
  await expect(page.getByLabel('Alasan banding')).toHaveValue(/^Dokumen peralatan/);
  await page.getByRole('button', { name: 'Hapus draf' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus draf' }).click();
  await expect(page.getByLabel('Nomor permohonan atau sertifikat')).toHaveValue('');
});
