import { expect, test } from '../support/fixtures.ts';
import {
  addCertificate,
  addCompany,
  day,
  decide,
  expectHistory,
  expectVerdict,
  historyEntry,
  issueCertificate,
  openDecision,
  ownNumber,
  shownDay,
} from '../support/register.ts';
import { toast } from '../support/toasts.ts';

const recorded = `dicatat ${shownDay()}`;
const recordedLater = `Menurut keputusan yang dicatat pada ${shownDay()}.`;

test('a certificate is issued, suspended, reinstated and finally withdrawn', async ({
  page,
  service,
  signIn,
  openBrowser,
}) => {
  const company = await addCompany(service, 'Karya Terbit');
  const number = ownNumber();
  const visitor = await openBrowser();
  await signIn(page, 'editor');

  await test.step('visitors find the certificate as soon as it is issued', async () => {
    await visitor.goto(`/cek/${number}`);
    await expect(visitor.getByRole('heading', { level: 1, name: /tidak ditemukan/ })).toBeVisible();
    await issueCertificate(page, company, { number, issuedOn: day(-30), expiresOn: day(1000) });
    await expectVerdict(visitor, number, 'Sertifikat ini berlaku');
    await expect(visitor.getByRole('heading', { level: 2, name: company.name })).toBeVisible();
  });

  await test.step('a suspension shows its ground and first day, but not the reason', async () => {
    const reason = 'Dokumen surveilans belum diserahkan.';
    const ground = 'Surveilans belum selesai';
    await decide(page, number, 'Pembekuan', { ground, reason, from: day(-10) });
    await expectVerdict(visitor, number, 'Sertifikat ini dibekukan');
    await expect(visitor.getByText(`Sejak ${shownDay(-10)}.`)).toBeVisible();
    await expect(visitor.getByText(/sampai surveilans diselesaikan/)).toBeVisible();
    await expect(visitor.getByText(reason)).toHaveCount(0);
  });

  await test.step('a reinstatement does not change the days of the suspension', async () => {
    await decide(page, number, 'Pengaktifan kembali', { reason: 'Surveilans selesai.', from: day(-5) });
    await expectVerdict(visitor, number, 'Sertifikat ini berlaku');
    const dated = (from: number, status: string) => `Pada ${shownDay(from)} sertifikat ini ${status}`;
    await expectVerdict(visitor, number, dated(-12, 'berlaku'), day(-12));
    await expectVerdict(visitor, number, dated(-6, 'dibekukan'), day(-6));
    await expect(visitor.getByText(recordedLater)).toBeVisible();
    await expectVerdict(visitor, number, dated(-5, 'berlaku'), day(-5));
    await expectVerdict(visitor, number, dated(-40, 'belum terbit'), day(-40));
  });

  await test.step('after the withdrawal, only corrections and an upheld appeal are possible', async () => {
    await decide(page, number, 'Pencabutan', {
      ground: 'Permintaan pemegang sertifikat',
      reason: 'Surat permohonan pemegang.',
      note: 'Dicabut atas permohonan tertulis.',
    });
    await expectVerdict(visitor, number, 'Sertifikat ini dicabut');
    await expect(visitor.getByText(/atas permintaan pemegang sertifikat/)).toBeVisible();
    const dialog = await openDecision(page, number);
    const kind = dialog.getByRole('combobox', { name: 'Keputusan', exact: true });
    await expect(kind.getByRole('option')).toHaveText([/^Pilih/, 'Koreksi', 'Pembatalan keputusan']);
    await kind.selectOption('Pembatalan keputusan');
    await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Pemegang berubah pikiran.');
    await dialog.getByLabel(/^Keputusan yang dibatalkan/).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Simpan keputusan' }).click();
    await expect(dialog.getByText('Pilih bandingnya.')).toBeVisible();
  });

  await test.step('the history lists all decisions with their days', async () => {
    const shown = await expectHistory(visitor, company, number, [
      historyEntry('Penerbitan', shownDay(-30), recorded),
      historyEntry('Pembekuan', shownDay(-10), recorded),
      historyEntry('Pengaktifan kembali', shownDay(-5), recorded),
      historyEntry('Pencabutan', shownDay()),
    ]);
    await expect(shown.last()).toContainText('Dicabut atas permohonan tertulis.');
  });
});

test('a certificate is corrected, reduced and replaced by a new one', async ({
  page,
  service,
  signIn,
  openBrowser,
}) => {
  const company = await addCompany(service, 'Bangun Lestari');
  const wrong = company.name.replace('Lestari', 'Lestri');
  const number = await addCertificate(service, company, { holder_name: wrong });
  const visitor = await openBrowser();
  await signIn(page, 'editor');
  const holder = (name: string) => visitor.getByRole('heading', { level: 2, name });

  await test.step('a correction from the beginning also changes the holder for earlier days', async () => {
    await expectVerdict(visitor, number, 'Sertifikat ini berlaku');
    await expect(holder(wrong)).toBeVisible();
    await page.goto(`/admin/klien/${company.id}`);
    await decide(page, number, 'Koreksi', {
      changes: { 'Nama pemegang saat terbit': company.name },
      isFromBeginning: true,
      reason: 'Salah ketik pada surat keputusan.',
    });
    for (const on of [undefined, day(-100)]) {
      const verdict = on ? `Pada ${shownDay(-100)} sertifikat ini berlaku` : 'Sertifikat ini berlaku';
      await expectVerdict(visitor, number, verdict, on);
      await expect(holder(company.name)).toBeVisible();
    }
  });

  await test.step('a reduction does not change the qualification for earlier days', async () => {
    await decide(page, number, 'Pengurangan', {
      changes: { Kualifikasi: 'Kecil' },
      from: day(-3),
      reason: 'Tenaga ahli berkurang.',
    });
    await expectVerdict(visitor, number, 'Sertifikat ini berlaku');
    const facts = visitor.getByRole('region', { name: company.name });
    await expect(facts.getByText('Kecil', { exact: true })).toBeVisible();
    await expectVerdict(visitor, number, `Pada ${shownDay(-10)} sertifikat ini berlaku`, day(-10));
    await expect(facts.getByText('Menengah', { exact: true })).toBeVisible();
  });

  const next = ownNumber();
  await test.step('the replaced certificate links to the new one', async () => {
    await issueCertificate(page, company, {
      number: next,
      issuedOn: day(),
      expiresOn: day(1000),
      answer: 'Digantikan oleh sertifikat ini',
    });
    await expectVerdict(visitor, number, 'Sertifikat ini sudah diganti');
    await expect(visitor.getByText(`Sejak ${shownDay()}.`)).toBeVisible();
    await visitor.getByRole('link', { name: `Lihat sertifikat penggantinya: ${next}` }).click();
    await expect(visitor.getByText('Sertifikat ini berlaku', { exact: true })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(next);
  });

  await test.step('the history shows what each decision changed', async () => {
    const shown = await expectHistory(visitor, company, number, [
      historyEntry('Penerbitan', shownDay(-360), recorded),
      historyEntry('Koreksi'),
      historyEntry('Pengurangan', shownDay(-3), recorded),
      historyEntry('Penggantian', shownDay()),
    ]);
    for (const words of [wrong, company.name]) await expect(shown.nth(1)).toContainText(words);
    for (const words of ['Menengah', 'Kecil']) await expect(shown.nth(2)).toContainText(words);
    await expectHistory(visitor, company, next, [historyEntry('Penerbitan', shownDay())]);
  });
});

test('a suspension takes effect when a second person confirms it, and its annulment is marked', async ({
  page,
  service,
  signIn,
  openBrowser,
}) => {
  const company = await addCompany(service, 'Cipta Setia');
  const number = await addCertificate(service, company);
  const [visitor, admin] = [await openBrowser(), await openBrowser()];
  await signIn(page, 'editor');
  await signIn(admin, 'admin');
  const { data: before } = await service
    .from('site_settings')
    .select('id, certificates')
    .single()
    .throwOnError();
  const setRule = (certificates: typeof before.certificates) =>
    service.from('site_settings').update({ certificates }).eq('id', before.id).throwOnError();
  const confirm = async (by: typeof page, kind: string) => {
    await by.goto(`/admin/klien/${company.id}`);
    await by.getByRole('button', { name: `Setujui ${number}: ${kind}` }).click();
    await by.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
    await expect(toast(by, `${number}: ${kind} tercatat`)).toBeVisible();
  };
  const granted = historyEntry('Penerbitan', shownDay(-360), recorded);
  await setRule({ second_person: true });
  try {
    await test.step('visitors cannot see the proposal', async () => {
      await page.goto(`/admin/klien/${company.id}`);
      const reason = 'Surveilans terlewat.';
      await decide(page, number, 'Pembekuan', { reason, from: day(-3), isProposal: true });
      await expect(page.getByRole('button', { name: `Tarik usulan ${number}: Pembekuan` })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Setujui/ })).toHaveCount(0);
      await expectVerdict(visitor, number, 'Sertifikat ini berlaku');
      await expectHistory(visitor, company, number, [granted]);
    });

    await test.step('the confirmed suspension is public', async () => {
      await confirm(admin, 'Pembekuan');
      await expectVerdict(visitor, number, 'Sertifikat ini dibekukan');
      await expect(visitor.getByText(`Sejak ${shownDay(-3)}.`)).toBeVisible();
      await expectHistory(visitor, company, number, [
        granted,
        historyEntry('Pembekuan', shownDay(-3), recorded),
      ]);
    });

    await test.step('the annulment waits for a second person', async () => {
      await decide(admin, number, 'Pembatalan keputusan', {
        annuls: /^Pembekuan/,
        reason: 'Surveilans ternyata selesai tepat waktu.',
        isProposal: true,
      });
      await expectVerdict(visitor, number, 'Sertifikat ini dibekukan');
      await confirm(page, 'Pembatalan keputusan');
    });
  } finally {
    await setRule(before.certificates);
  }

  await test.step('the annulled suspension stays in the history, and past days show when it was recorded', async () => {
    await expectVerdict(visitor, number, 'Sertifikat ini berlaku');
    await expectVerdict(visitor, number, `Pada ${shownDay(-2)} sertifikat ini berlaku`, day(-2));
    await expect(visitor.getByText(recordedLater)).toBeVisible();
    const shown = await expectHistory(visitor, company, number, [
      granted,
      historyEntry('Pembekuan', shownDay(-3), '(dibatalkan, tidak berlaku)', recorded),
      historyEntry('Pembatalan pembekuan'),
    ]);
    await expect(shown.nth(1).getByText('Pembekuan', { exact: true })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
  });
});
