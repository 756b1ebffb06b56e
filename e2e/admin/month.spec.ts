import { readFile } from 'node:fs/promises';
import { caseAddress, conclude, planAction, readLetter, startCase } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownWords } from '../support/questions.ts';
import { day, decide, expectVerdict, importFile, ownNumber } from '../support/register.ts';
import { appeal, chooseFiles, complain, openCase, pdf } from '../support/service-requests.ts';
import { toast } from '../support/toasts.ts';

const IMPORT = '/admin/klien/impor';
const NIB = '8770000000001';

test('a month of work, from the import to the quarterly report', async ({
  page,
  service,
  signIn,
  openBrowser,
}) => {
  test.setTimeout(360_000);
  const company = `PT ${ownWords('Bulan Karya')}`;
  const certificate = ownNumber();
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
    await expectVerdict(visitor, certificate, 'Sertifikat ini berlaku');
  });

  const { data: client } = await service.from('clients').select('id').eq('nib', NIB).single().throwOnError();
  await test.step('surveillance finds nonconformities and suspends the certificate publicly', async () => {
    await page.goto('/admin/klien');
    await page.getByRole('link', { name: 'Surveilans', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Surveilans' })).toBeVisible();
    // Opened by URL, because typing a search would reload the list under the dialog.
    await page.goto(`/admin/klien/surveilans?due=open&q=${certificate}`);
    // Two visits are open. The list starts with the one due first.
    await page
      .getByRole('button', { name: `Tindakan untuk “${certificate}”` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: `Catat hasil surveilans ${certificate}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Hasil' }).selectOption('Tidak memenuhi persyaratan');
    await dialog
      .getByRole('combobox', { name: 'Keputusan atas sertifikat' })
      .selectOption('Menyusul: pembekuan, pengurangan, atau pencabutan');
    await dialog.getByRole('textbox', { name: 'Temuan' }).fill('Tidak ada tenaga kerja konstruksi tetap.');
    await page.getByRole('button', { name: 'Simpan hasil' }).click();
    await expect(toast(page, `Hasil surveilans ${certificate} dicatat`)).toBeVisible();

    await page.goto(`/admin/klien/${client.id}`);
    await decide(page, certificate, 'Pembekuan', { reason: 'Surveilans tidak memenuhi persyaratan.' });
    await expectVerdict(visitor, certificate, 'Sertifikat ini dibekukan');
  });

  const subject = ownWords('Masih memakai logo');
  const complaint = await test.step('a visitor files a complaint and adds a document later', async () => {
    const receipt = await complain(visitor, { subject });
    await openCase(visitor, receipt);
    await chooseFiles(visitor, pdf('Foto papan proyek.pdf'));
    await visitor.getByRole('button', { name: 'Kirim balasan' }).click();
    await expect(visitor.getByText('Berkas diterima: Foto papan proyek.pdf')).toBeVisible();
    return receipt;
  });

  await test.step('the complainant sees the outcome of the decided complaint', async () => {
    await page.goto(await caseAddress(service, 'complaints', complaint.number));
    await startCase(page);
    await planAction(page, 'Pemakaian logo diperiksa setiap triwulan.');
    await conclude(page, 'Selesaikan', {
      finding: 'Keluhan terbukti',
      outcome: 'Keluhan berdasar.',
      reason: 'Logo dipakai setelah pembekuan.',
    });
    await openCase(visitor, complaint);
    await expect(visitor.getByText('Logo dipakai setelah pembekuan.').first()).toBeVisible();
    await expect(visitor.getByText(/^Pemakaian logo diperiksa setiap triwulan. \(paling/)).toBeVisible();
    expect((await readLetter(visitor)).text).toContain('Logo dipakai setelah pembekuan.');
  });

  const filed = await test.step('the company appeals against the suspension', async () => {
    const holder = await openBrowser();
    const decision = 'Pembekuan sertifikat';
    return appeal(holder, { number: certificate, company, decision, decidedOn: day() });
  });

  await test.step('the upheld appeal makes the certificate valid again', async () => {
    // The admin recorded the suspension, so the appeal is hidden from the admin.
    const editor = await openBrowser();
    await signIn(editor, 'editor');
    await editor.goto(await caseAddress(service, 'appeals', filed.number));
    await startCase(editor);
    await conclude(editor, 'Kabulkan banding', {
      finding: 'Banding dikabulkan',
      outcome: 'Pembekuan diakhiri.',
      reason: 'Jadwal ulang disetujui asesor.',
      change: 'Pembekuan sertifikat diakhiri.',
      effect: 'Sertifikat diaktifkan kembali',
    });
    await editor.goto(`/admin/klien/${client.id}`);
    await decide(editor, certificate, 'Pengaktifan kembali', { reason: 'Putusan banding.' });
    await expectVerdict(visitor, certificate, 'Sertifikat ini berlaku');
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
    expect(sections(filed.number)).toEqual(['Banding']);
  });
});
