import { caseAddress, conclude, createLetters, readLetter, startCase } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownWords } from '../support/questions.ts';
import { complain, openCase } from '../support/service-requests.ts';
import { toast } from '../support/toasts.ts';

test('an upheld complaint is reopened and decided again, and its first letter is superseded', async ({
  page,
  site,
  service,
  signIn,
  openBrowser,
}) => {
  const action = 'Jadwal kunjungan diperiksa setiap minggu.';
  const visitor = await openBrowser();
  const filed = await complain(visitor, { subject: ownWords('Kunjungan tertunda') });
  await signIn(page, 'admin');
  const outcome = visitor.getByRole('region', { name: 'Hasil', exact: true });

  await test.step('the tracking page shows the progress', async () => {
    await openCase(visitor, filed);
    await expect(visitor.getByText('Baru diterima', { exact: true })).toBeVisible();
    await page.goto(await caseAddress(service, 'complaints', filed.number));
    await startCase(page);
    await visitor.getByRole('button', { name: 'Perbarui' }).click();
    await expect(visitor.getByText('Sedang diproses', { exact: true })).toBeVisible();
  });

  const first =
    await test.step('the outcome shows the corrective action on the page and in the letter', async () => {
      await conclude(page, 'Selesaikan', {
        finding: 'Keluhan terbukti',
        outcome: 'Keluhan berdasar.',
        reason: 'Kunjungan terlewat tiga minggu.',
        action,
      });
      await createLetters(site);
      const letter = await readLetter(visitor);
      await expect(outcome).toContainText('Keluhan terbukti');
      await expect(outcome).toContainText(`${action} (paling lambat 31 Januari 2099)`);
      const told = ['Kunjungan terlewat tiga minggu.', action, 'Rina Admin', 'Manajer Mutu', filed.number];
      for (const words of told) expect(letter.text).toContain(words);
      return letter;
    });

  await test.step('the tracking page shows when the action was done', async () => {
    await page.getByRole('button', { name: `Selesai: ${action}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Bukti penyelesaian' }).fill('Notulen 12/2026.');
    await dialog.getByRole('button', { name: 'Selesai', exact: true }).click();
    await expect(toast(page, 'Tindakan disimpan')).toBeVisible();
    await visitor.getByRole('button', { name: 'Perbarui' }).click();
    await expect(outcome).toContainText(`${action} (selesai`);
  });

  const letters = visitor.getByRole('region', { name: 'Surat hasil' }).getByRole('listitem');
  const earlier = visitor.getByRole('region', { name: 'Putusan sebelumnya' });
  await test.step('reopening invalidates the decision and its letter', async () => {
    const why = 'Asesor menyerahkan catatan kunjungan yang belum diperiksa.';
    await page.getByRole('button', { name: 'Buka kembali' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Alasan/ }).fill(why);
    await dialog.getByRole('button', { name: 'Buka kembali' }).click();
    await expect(toast(page, 'Perkara dibuka kembali')).toBeVisible();
    await visitor.getByRole('button', { name: 'Perbarui' }).click();
    for (const words of ['Kunjungan terlewat tiga minggu.', why]) await expect(earlier).toContainText(words);
    await expect(letters).toContainText(['Tidak berlaku lagi: perkara dibuka kembali dan sedang diperiksa.']);
    await expect(outcome).toHaveCount(0);
    await expect(visitor.getByRole('textbox', { name: 'Pesan Anda' })).toBeVisible();
  });

  await test.step('the new letter replaces the first one', async () => {
    await conclude(page, 'Selesaikan', {
      finding: 'Keluhan terbukti sebagian',
      outcome: 'Keluhan sebagian berdasar.',
      reason: 'Satu dari tiga minggu diminta pemohon.',
    });
    await createLetters(site);
    const second = await readLetter(visitor);
    await expect(outcome).toContainText('Keluhan terbukti sebagian');
    expect(second.text).toContain(`menggantikan surat ${first.number}`);
    await expect(letters.filter({ hasText: `Surat ${first.number},` })).toContainText(
      `Tidak berlaku lagi: digantikan surat ${second.number}.`,
    );
    const code = /Kode surat: (\S+)/.exec(first.text)?.[1] ?? '';
    await visitor.goto(`/cek/surat?${new URLSearchParams({ nomor: first.number, kode: code }).toString()}`);
    const verdict = visitor.getByRole('alert').filter({ hasText: 'Surat ini asli, tetapi sudah digantikan' });
    await expect(verdict).toContainText(`Yang berlaku adalah surat ${second.number}.`);
  });
});

test('a question stops the clock until the reporter answers, then the complaint is rejected', async ({
  page,
  site,
  service,
  signIn,
  openBrowser,
}) => {
  const visitor = await openBrowser();
  const filed = await complain(visitor, { subject: ownWords('Biaya berbeda') });
  const address = await caseAddress(service, 'complaints', filed.number);
  await signIn(page, 'editor');
  const due = visitor.getByText('Hasil paling lambat', { exact: true });
  const heading = page.locator('article header');

  await test.step('the reporter can read the question; there is no due date', async () => {
    await openCase(visitor, filed);
    await expect(due).toBeVisible();
    await page.goto(address);
    await startCase(page);
    await page.getByRole('button', { name: 'Tanya pelapor' }).click();
    await expect(page.getByRole('checkbox', { name: /^Hentikan hitungan waktu/ })).toBeChecked();
    await page.getByRole('textbox', { name: 'Pesan kepada pelapor' }).fill('Biaya mana yang berbeda?');
    await page.getByRole('button', { name: 'Kirim pesan' }).click();
    await expect(toast(page, 'Pesan terkirim')).toBeVisible();
    await expect(heading.getByText('Menunggu pelapor', { exact: true })).toBeVisible();
    await expect(heading.getByText(/^Waktu berhenti/)).toBeVisible();
    await visitor.getByRole('button', { name: 'Perbarui' }).click();
    await expect(visitor.getByText('Menunggu jawaban Anda', { exact: true })).toBeVisible();
    await expect(visitor.getByText('Biaya mana yang berbeda?').first()).toBeVisible();
    await expect(due).toHaveCount(0);
  });

  await test.step('the answer restarts the clock', async () => {
    await visitor.getByRole('button', { name: 'Jawab pertanyaan kami' }).click();
    await visitor.getByLabel('Pesan Anda').fill('Biaya surveilans tahun kedua.');
    await visitor.getByRole('button', { name: 'Kirim balasan' }).click();
    await expect(visitor.getByText('Balasan terkirim.')).toBeVisible();
    await expect(visitor.getByText('Sedang diproses', { exact: true })).toBeVisible();
    await expect(due).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Riwayat' })).toContainText(
      'Biaya surveilans tahun kedua.',
    );
    await expect(heading.getByText(/^Hasil \d+ hari kerja lagi$/)).toBeVisible();
  });

  await test.step('the rejection shows the finding and its reason', async () => {
    await conclude(page, 'Tolak', {
      finding: 'Keluhan tidak terbukti',
      outcome: 'Keluhan ditolak.',
      reason: 'Biaya sesuai dengan tarif yang berlaku.',
    });
    await createLetters(site);
    const { text } = await readLetter(visitor);
    await expect(visitor.getByText('Ditolak', { exact: true })).toBeVisible();
    const outcome = visitor.getByRole('region', { name: 'Hasil', exact: true });
    for (const words of ['Keluhan tidak terbukti', 'Biaya sesuai dengan tarif yang berlaku.']) {
      await expect(outcome).toContainText(words);
      expect(text).toContain(words);
    }
    await expect(visitor.getByText(/^Perkara sudah ditutup, sehingga tidak dapat dibalas/)).toBeVisible();
  });
});

test('a complaint about an editor is hidden from that editor until the reporter withdraws it', async ({
  page,
  site,
  service,
  signIn,
  openBrowser,
}) => {
  const subject = ownWords('Permintaan imbalan');
  const [visitor, editor] = [await openBrowser(), await openBrowser()];
  const filed = await complain(visitor, { subject, category: /^Personel/ });
  const address = await caseAddress(service, 'complaints', filed.number);
  await signIn(page, 'admin');
  await signIn(editor, 'editor');
  const expectHidden = async () => {
    await editor.goto(address);
    await expect(editor.getByRole('heading', { level: 1, name: 'Perkara tidak ditemukan' })).toBeVisible();
    await editor.goto(`/admin/keluhan?state=all&q=${filed.number}`);
    await expect(editor.getByText('Tidak ada yang cocok')).toBeVisible();
  };

  await test.step(
    'editors cannot see the complaint before an admin confirms the staff concerned',
    expectHidden,
  );

  await test.step('the admin confirms the staff concerned', async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    const concerned = page.getByRole('region', { name: 'Staf yang dikeluhkan' });
    await concerned.getByRole('checkbox', { name: 'Budi Editor' }).check();
    await concerned.getByRole('button', { name: 'Nyatakan' }).click();
    await expect(concerned).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Orang yang terlibat' })).toContainText('Budi Editor');
  });

  await test.step('the editor concerned still cannot see the complaint', expectHidden);

  await test.step('the reporter withdraws the complaint on the tracking page', async () => {
    await openCase(visitor, filed);
    await visitor.getByRole('button', { name: 'Cabut keluhan' }).click();
    const form = visitor.getByRole('form', { name: `Cabut keluhan ${filed.number}?` });
    await form.getByLabel('Alasan (boleh kosong)').fill('Sudah diselesaikan secara kekeluargaan.');
    await form.getByRole('button', { name: 'Cabut keluhan' }).click();
    await expect(visitor.getByText('Dicabut pelapor', { exact: true })).toBeVisible();
    await createLetters(site);
    expect((await readLetter(visitor)).text).toContain('Keluhan dicabut oleh pelapor');
  });

  await test.step('the admin sees the complaint as withdrawn, and the editor does not see it', async () => {
    await page.goto(address);
    await expect(page.locator('article header').getByText('Dicabut pelapor', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Selesaikan' })).toHaveCount(0);
    await expectHidden();
  });
});
