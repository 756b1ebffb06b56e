import type { Page } from '@playwright/test';
import {
  caseAddress,
  conclude,
  createLetters,
  fillConclusion,
  readLetter,
  startCase,
} from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  addCertificate,
  addCompany,
  day,
  decide,
  expectHistory,
  expectVerdict,
  historyEntry,
  openDecision,
  shownDay,
} from '../support/register.ts';
import { appeal, openCase } from '../support/service-requests.ts';

async function expectHidden(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Perkara tidak ditemukan' })).toBeVisible();
}

test('an upheld appeal stays a task until an uninvolved user annuls the withdrawal', async ({
  page,
  site,
  service,
  signIn,
  openBrowser,
}) => {
  const company = await addCompany(service, 'Graha Banding');
  const number = await addCertificate(service, company);
  const [visitor, holder, admin] = [await openBrowser(), await openBrowser(), await openBrowser()];
  await signIn(admin, 'admin');
  await signIn(page, 'editor');
  const task = page.getByRole('link', { name: /akibatnya belum dilaksanakan/ });
  const outcome = holder.getByRole('region', { name: 'Hasil', exact: true });

  const filed = await test.step('the holder appeals against the withdrawal', async () => {
    await admin.goto(`/admin/klien/${company.id}`);
    const ground = 'Keputusan lembaga sertifikasi';
    await decide(admin, number, 'Pencabutan', { ground, reason: 'Temuan tidak ditutup.' });
    await expectVerdict(visitor, number, 'Sertifikat ini dicabut');
    const decision = 'Pencabutan sertifikat';
    return appeal(holder, { number, company: company.name, decision, decidedOn: day() });
  });
  const address = await caseAddress(service, 'appeals', filed.number);

  await test.step('the admin who withdrew the certificate does not see the appeal', () =>
    expectHidden(admin, address));

  await test.step('the upheld appeal shows its effect, which is still open', async () => {
    await page.goto(address);
    await startCase(page);
    await conclude(page, 'Kabulkan banding', {
      finding: 'Banding dikabulkan',
      outcome: 'Pencabutan dibatalkan.',
      reason: 'Temuan sudah ditutup sebelum keputusan.',
      change: 'Sertifikat berlaku kembali sejak awal.',
      effect: 'Keputusan semula dibatalkan',
    });
    await createLetters(site);
    await openCase(holder, filed);
    await expect(outcome).toContainText('Keputusan semula dibatalkan. Pelaksanaannya belum selesai');
    const { text } = await readLetter(holder);
    for (const words of ['Banding dikabulkan', 'Sertifikat berlaku kembali sejak awal.', 'Budi Editor'])
      expect(text).toContain(words);
    await expectVerdict(visitor, number, 'Sertifikat ini dicabut');
  });

  await test.step('the task on the dashboard links to the appeal', async () => {
    await page.goto('/admin');
    await task.click();
    await page
      .getByRole('row', { name: new RegExp(filed.number) })
      .getByRole('link')
      .first()
      .click();
    const effect = page.getByRole('region', { name: 'Akibat bagi sertifikat' });
    await expect(effect).toContainText('Belum dilaksanakan');
    await expect(effect).toContainText(`Sertifikat ${number}`);
  });

  await test.step('the admin who withdrew the certificate cannot base an annulment on the appeal', async () => {
    await admin.goto(`/admin/klien/${company.id}`);
    const dialog = await openDecision(admin, number);
    await dialog
      .getByRole('combobox', { name: 'Keputusan', exact: true })
      .selectOption('Pembatalan keputusan');
    const appeals = dialog.getByLabel(/^Banding yang dikabulkan/);
    await expect(appeals.getByRole('option').first()).toHaveText('Tidak ada');
    await expect(appeals).not.toContainText(filed.number);
    await expectHidden(admin, address);
  });

  await test.step('the annulment makes the certificate valid and ends the task', async () => {
    await page.goto(`/admin/klien/${company.id}`);
    await decide(page, number, 'Pembatalan keputusan', {
      annuls: /^Pencabutan/,
      appeal: filed.number,
      reason: 'Putusan banding.',
    });
    await expectVerdict(visitor, number, 'Sertifikat ini berlaku');
    await expectHistory(visitor, company, number, [
      historyEntry('Penerbitan', shownDay(-360)),
      historyEntry('Pencabutan', shownDay(), '(dibatalkan, tidak berlaku)'),
      historyEntry('Pembatalan pencabutan'),
    ]);
    await openCase(holder, filed);
    await expect(outcome).toContainText(`Dicatat di daftar sertifikat pada ${shownDay()}.`);
    const loaded = page.waitForResponse(/rpc\/work_today/);
    await page.goto('/admin');
    await loaded;
    await expect(task).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText(`Dilaksanakan ${shownDay()}`)).toBeVisible();
    await expectHidden(admin, address);
  });
});

test('a rejected appeal names the chair of the panel that decided it', async ({
  page,
  site,
  service,
  signIn,
  openBrowser,
}) => {
  const company = await addCompany(service, 'Wira Banding');
  const number = await addCertificate(service, company);
  const [holder, editor] = [await openBrowser(), await openBrowser()];
  await signIn(page, 'admin');
  await signIn(editor, 'editor');

  const filed = await test.step('the holder appeals against the suspension', async () => {
    await page.goto(`/admin/klien/${company.id}`);
    await decide(page, number, 'Pembekuan', { reason: 'Surveilans terlewat.', from: day(-2) });
    const decision = 'Pembekuan sertifikat';
    return appeal(holder, { number, company: company.name, decision, decidedOn: day(-2) });
  });

  const decider = { name: 'Sri Wahyuni', post: 'Ketua Panel Banding' };
  await test.step('a user who took the decision cannot decide the appeal', async () => {
    await editor.goto(await caseAddress(service, 'appeals', filed.number));
    await startCase(editor);
    const { dialog, submit } = await fillConclusion(editor, 'Tolak banding', {
      outcome: 'Banding ditolak.',
      reason: 'Surveilans tidak dilaksanakan sampai batas waktunya.',
      decider: { ...decider, name: 'Rina Admin' },
    });
    await submit();
    await expect(dialog.getByText(/^Pengambil keputusan ini tercatat terlibat/)).toBeVisible();
    await dialog.getByLabel('Nama pengambil keputusan').fill(decider.name);
    await dialog.getByRole('checkbox', { name: `${decider.name}, ${decider.post} menyatakan` }).check();
    await submit();
    await expect(dialog).toBeHidden();
    await expect(editor.getByText(/^Diputus .* oleh Sri Wahyuni, Ketua Panel Banding$/)).toBeVisible();
  });

  await test.step('the holder can read the outcome on the tracking page and in the letter', async () => {
    await createLetters(site);
    await openCase(holder, filed);
    await expect(holder.getByText('Ditolak', { exact: true })).toBeVisible();
    const outcome = holder.getByRole('region', { name: 'Hasil', exact: true });
    await expect(outcome).toContainText('Banding tidak dikabulkan');
    await expect(outcome).toContainText('Surveilans tidak dilaksanakan sampai batas waktunya.');
    const { text } = await readLetter(holder);
    for (const words of ['Banding tidak dikabulkan', decider.name, decider.post])
      expect(text).toContain(words);
  });

  await test.step('the suspension stays in force', async () => {
    await expectVerdict(holder, number, 'Sertifikat ini dibekukan');
    await expectHistory(holder, company, number, [
      historyEntry('Penerbitan', shownDay(-360)),
      historyEntry('Pembekuan', shownDay(-2)),
    ]);
  });
});
