import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { planAction } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownWords } from '../support/questions.ts';
import {
  chooseFiles,
  consent,
  fillComplaint,
  newAddress,
  openCase,
  pdf,
  receiptOf,
  send,
} from '../support/service-requests.ts';
import { toast } from '../support/toasts.ts';

const IMPORT = '/admin/klien/impor';
const NIB = '8770000000001';

/** Returns the date in Jakarta, `from` days from now. */
const day = (from = 0) => new Date(Date.now() + 7 * 3_600_000 + from * 86_400_000).toISOString().slice(0, 10);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function importFile(page: Page, address: string, lines: string[]) {
  await page.goto(address);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'data.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await button(page, 'Periksa baris').click();
  await expect(page.getByText('1 baru, 0 berubah, 0 sama, 0 bermasalah.')).toBeVisible();
  await button(page, 'Impor 1 baris').click();
  await expect(page.getByRole('heading', { name: 'Impor selesai' })).toBeVisible();
}

async function decide(page: Page, number: string, kind: string, reason: string) {
  await button(page, `Catat keputusan atas ${number}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Keputusan', exact: true }).selectOption(kind);
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill(reason);
  await button(page, 'Simpan keputusan').click();
  await expect(toast(page, `${number}: ${kind} tercatat`)).toBeVisible();
}

/** Accepts a case and closes it with the declaration that a decision requires. */
async function conclude(
  page: Page,
  address: string,
  press: string | RegExp,
  outcome: string,
  reason: string,
  finding: string,
  effect?: string,
) {
  await page.goto(address);
  await button(page, 'Mulai periksa').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mulai periksa' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (finding === 'Keluhan terbukti') await planAction(page, 'Pemakaian logo diperiksa setiap triwulan.');
  await button(page, press).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kesimpulan').selectOption(finding);
  await dialog.getByLabel('Hasil').fill(outcome);
  if (effect) {
    await dialog.getByLabel('Yang berubah').fill(effect);
    await dialog.getByRole('combobox', { name: /^Akibat/ }).selectOption('Sertifikat diaktifkan kembali');
  }
  await dialog.getByLabel('Alasan').fill(reason);
  await dialog.getByLabel('Jabatan').fill('Manajer Mutu');
  await dialog.getByRole('checkbox', { name: /^Saya tidak menilai/ }).check();
  await dialog.getByRole('button', { name: press, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function appealAgainst(page: Page, number: string, company: string) {
  await page.goto('/banding');
  await page.getByLabel('Nomor permohonan atau sertifikat').fill(number);
  await page.getByRole('radio', { name: /[Pp]embekuan/ }).check();
  await page.getByLabel('Tanggal keputusan').fill(day());
  await button(page, 'Periksa kelayakan').click();
  await button(page, 'Lanjutkan').click();
  await page.getByRole('checkbox', { name: /^Saya memahami/ }).check();
  await page
    .getByLabel('Alasan banding')
    .fill('Surveilans sudah kami jadwalkan ulang dengan persetujuan asesor.');
  await page.getByLabel(/^Kode subklasifikasi/).fill('BG001');
  await button(page, 'Lanjutkan').click();
  await page.getByRole('radio', { name: 'Pemohon' }).check();
  await page.getByLabel('Badan usaha', { exact: true }).fill(company);
  await page.getByLabel('Nama lengkap').fill('Siti Aminah');
  await page.getByLabel('Email').fill(newAddress());
  await button(page, 'Lanjutkan').click();
  await consent(page);
  await send(page, 'Kirim banding');
  return receiptOf(page);
}

test('a month of work, from the import to the quarterly report', async ({
  page,
  service,
  signIn,
  openBrowser,
}) => {
  test.setTimeout(360_000);
  const company = `PT ${ownWords('Bulan Karya')}`;
  const certificate = ownWords('BULAN').toUpperCase().replace(' ', '-');
  const visitor = await openBrowser();
  await signIn(page, 'admin');

  await test.step('an imported certificate can be checked by visitors', async () => {
    await importFile(page, IMPORT, [
      'Nama BUJK;NIB;Propinsi;Kab/Kota',
      `${company};${NIB};Jawa Barat;Kota Bandung`,
    ]);
    await importFile(page, `${IMPORT}?kind=certificates`, [
      'Nomor sertifikat;NIB;Kode;Kualifikasi;Tanggal terbit;Berlaku sampai;Tanggal keputusan;Diputuskan oleh',
      `${certificate};${NIB};BG001;Kecil;${day(-360)};${day(700)};${day(-361)};Direktur Utama`,
    ]);
    await visitor.goto(`/cek/${certificate}`);
    await expect(visitor.getByText('Sertifikat ini berlaku')).toBeVisible();
  });

  const { data: client } = await service.from('clients').select('id').eq('nib', NIB).single().throwOnError();
  await test.step('surveillance finds nonconformities and suspends the certificate publicly', async () => {
    await page.goto('/admin/klien');
    await page.getByRole('link', { name: 'Surveilans', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Surveilans' })).toBeVisible();
    // Opened by URL, because typing a search would reload the list under the dialog.
    await page.goto(`/admin/klien/surveilans?due=open&q=${certificate}`);
    // Two visits are open. The list starts with the one due first.
    await button(page, `Tindakan untuk “${certificate}”`).first().click();
    await page.getByRole('menuitem', { name: `Catat hasil surveilans ${certificate}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Hasil' }).selectOption('Tidak memenuhi persyaratan');
    await dialog
      .getByRole('combobox', { name: 'Keputusan atas sertifikat' })
      .selectOption('Menyusul: pembekuan, pengurangan, atau pencabutan');
    await dialog.getByRole('textbox', { name: 'Temuan' }).fill('Tidak ada tenaga kerja konstruksi tetap.');
    await button(page, 'Simpan hasil').click();
    await expect(toast(page, `Hasil surveilans ${certificate} dicatat`)).toBeVisible();

    await page.goto(`/admin/klien/${client.id}`);
    await decide(page, certificate, 'Pembekuan', 'Surveilans tidak memenuhi persyaratan.');
    await visitor.reload();
    await expect(visitor.getByText('Sertifikat ini dibekukan')).toBeVisible();
  });

  const subject = ownWords('Masih memakai logo');
  const complaint = await test.step('a visitor files a complaint and adds a document later', async () => {
    await visitor.goto('/keluhan');
    await fillComplaint(visitor, { subject });
    await send(visitor);
    const receipt = await receiptOf(visitor);
    await visitor.getByRole('checkbox', { name: /sudah menyimpan nomor/ }).check();
    await openCase(visitor, receipt.number, receipt.code);
    await chooseFiles(visitor, pdf('Foto papan proyek.pdf'));
    await button(visitor, 'Kirim balasan').click();
    await expect(visitor.getByText('Berkas diterima: Foto papan proyek.pdf')).toBeVisible();
    return receipt;
  });

  await test.step('the complainant sees the outcome of the decided complaint', async () => {
    const { data } = await service
      .from('complaints')
      .select('id')
      .eq('number', complaint.number)
      .single()
      .throwOnError();
    await conclude(
      page,
      `/admin/keluhan?case=${data.id}`,
      'Selesaikan',
      'Keluhan berdasar.',
      'Logo dipakai setelah pembekuan.',
      'Keluhan terbukti',
    );
    await openCase(visitor, complaint.number, complaint.code);
    await expect(visitor.getByText('Logo dipakai setelah pembekuan.').first()).toBeVisible();
    await expect(visitor.getByText(/^Pemakaian logo diperiksa setiap triwulan. \(paling/)).toBeVisible();
    const letter = button(visitor, /^Unduh surat/);
    await expect(async () => {
      await button(visitor, 'Perbarui').click();
      await expect(letter).toBeVisible({ timeout: 3_000 });
    }).toPass();
    const download = visitor.waitForEvent('download');
    await letter.click();
    const pdfOf = await readFile(await (await download).path());
    expect(pdfOf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  const appeal = await test.step('the company appeals against the suspension', async () => {
    const holder = await openBrowser();
    return appealAgainst(holder, certificate, company);
  });

  await test.step('the upheld appeal makes the certificate valid again', async () => {
    const { data } = await service
      .from('appeals')
      .select('id')
      .eq('number', appeal.number)
      .single()
      .throwOnError();
    // The admin recorded the suspension and does not see the appeal.
    const editor = await openBrowser();
    await signIn(editor, 'editor');
    await conclude(
      editor,
      `/admin/banding?case=${data.id}`,
      'Kabulkan banding',
      'Pembekuan diakhiri.',
      'Jadwal ulang disetujui asesor.',
      'Banding dikabulkan',
      'Pembekuan sertifikat diakhiri.',
    );
    await editor.goto(`/admin/klien/${client.id}`);
    await decide(editor, certificate, 'Pengaktifan kembali', 'Putusan banding.');
    await visitor.goto(`/cek/${certificate}`);
    await expect(visitor.getByText('Sertifikat ini berlaku')).toBeVisible();
  });

  await test.step('the quarterly report contains all of these events', async () => {
    await page.goto('/admin/kepatuhan');
    await page.getByRole('combobox', { name: 'Triwulan' }).selectOption({ index: 0 });
    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: 'Laporan triwulan' })
      .getByRole('button', { name: 'Ekspor' })
      .click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\n');
    const sections = (number: string) =>
      lines.filter((line) => line.includes(number)).map((line) => line.replaceAll('"', '').split(/[;,]/)[0]);
    expect(sections(certificate)).toEqual(['Sertifikat dibekukan', 'Sertifikat diaktifkan kembali']);
    expect(sections(complaint.number)).toEqual(['Keluhan', 'Tindakan perbaikan']);
    expect(sections(appeal.number)).toEqual(['Banding']);
  });
});
