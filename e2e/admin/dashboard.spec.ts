import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('what is overdue leads to the inbox that shows just that', async ({ page, service, signIn }) => {
  const subject = 'Sudah lewat tenggat';
  await service
    .from('complaints')
    .insert({
      category: 'layanan',
      relation: 'pemohon',
      subject,
      description: 'Uraian.',
      first_response_due_at: daysAgo(2),
    })
    .throwOnError();
  await signIn(page, 'editor');
  await page.goto('/admin');
  const work = page.getByRole('region', { name: 'Perlu dikerjakan hari ini' });
  await work.getByRole('link', { name: /^Keluhan terlambat/ }).click();
  await expect(page).toHaveURL(/\/admin\/keluhan\?state=overdue$/);
  await expect(page.getByText(subject).first()).toBeVisible();
});

test('the dashboard of each role is accessible in both themes and fits the screen', async ({
  page,
  service,
  signIn,
}) => {
  await service
    .from('appeals')
    .insert({
      application_number: 'P-77',
      decision: 'penolakan',
      decision_date: '2026-11-01',
      grounds: 'Alasan.',
      relation: 'pemohon',
      subject: 'Banding',
    })
    .throwOnError();
  for (const role of ['admin', 'viewer'] as const) {
    await signIn(page, role);
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: /hari ini$/ })).toBeVisible();
    if (role === 'admin') {
      const chart = page.getByRole('region', { name: 'Banding: 12 bulan terakhir' });
      await chart.getByText('Lihat sebagai tabel').click();
      await expect(chart.getByRole('table')).toBeVisible();
    }
    expect(await page.evaluate(sideways), 'pixels that stick out').toBeLessThanOrEqual(0);
    await expectNoSeriousAxe(page);
  }
});

test('the checklist leads on, is put away for every admin and brought back', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Siapkan situs' });
  await list.getByRole('link', { name: 'Buka: Verifikasi dua langkah Anda aktif' }).click();
  await expect(page).toHaveURL(/\/admin\/profil$/);
  await page.goBack();
  await list.getByRole('button', { name: 'Sembunyikan' }).click();
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Daftar persiapan disembunyikan/)).toBeVisible();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Tampilkan lagi' }).click();
  await expect(list).toBeVisible();
});

test('opened again, the dashboard keeps the places of what it still reads', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  const activity = page.getByRole('region', { name: 'Aktivitas terbaru' });
  const checklist = page.getByRole('heading', { name: 'Siapkan situs' });
  const height = () =>
    activity.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  await expect(checklist).toBeVisible();
  await page.waitForLoadState('networkidle');
  const place = await height();
  let answer = () => {};
  const answers = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/rpc\/(setup_checklist|work_today)/, (route) => answers.then(() => route.continue()));
  await page.reload();
  await expect(activity).toBeVisible();
  await expect(checklist).toHaveCount(0);
  expect(await height()).toBe(place);
  answer();
  await expect(checklist).toBeVisible();
  expect(await height()).toBe(place);
});

test('the compliance board: what lacks English is found, put right and reviewed', async ({
  page,
  service,
  signIn,
}) => {
  const item = 'Komitmen ketidakberpihakan';
  const row = page.getByRole('row', { name: new RegExp(item) });
  const { data: about } = await service
    .from('cms_pages')
    .select('id, body_en')
    .eq('slug', 'tentang')
    .single();
  await service.from('cms_pages').update({ body_en: null }).eq('id', about!.id).throwOnError();
  await signIn(page, 'editor');
  await page.goto('/admin/kepatuhan?show=attention');
  await expect(row.getByText('Belum', { exact: true })).toBeVisible();
  expect(await page.evaluate(sideways), 'pixels that stick out').toBeLessThanOrEqual(0);
  await expectNoSeriousAxe(page);

  // Changed by the body itself: what is still the demo's counts for no duty.
  const written = {
    body_en: about!.body_en,
    seo_description: 'Siapa kami, dan kepada siapa kami bertanggung jawab.',
  };
  await service.from('cms_pages').update(written).eq('id', about!.id).throwOnError();
  await service.from('legalitas').update({ number: 'PK-1/2026' }).eq('kind', 'pernyataan').throwOnError();
  await page.reload();
  await expect(row.getByText('Terisi')).toHaveCount(2);
  await row.getByRole('button', { name: `Tandai sudah ditinjau: ${item}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Catatan (opsional)' }).fill('Dibaca dalam dua bahasa');
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Catat tinjauan' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: /^Semua butir/ }).click();
  await expect(row.getByText('Masih berlaku')).toBeVisible();
  await expect(row).toContainText('Budi Editor');
});

test('an auditor sees an expired licence turn red, and a verdict beside it', async ({
  page,
  service,
  signIn,
}) => {
  const row = page.getByRole('row', { name: /Legalitas, lisensi, dan akreditasi/ });
  const { data: licence } = await service
    .from('legalitas')
    .select('id, valid_until')
    .eq('kind', 'lisensi')
    .single();
  const endOn = (day: string) =>
    service.from('legalitas').update({ valid_until: day }).eq('id', licence!.id).throwOnError();
  await signIn(page, 'editor');
  await page.goto('/admin/kepatuhan');
  await expect(row.getByText('3 dari 4 uji terpenuhi')).toBeVisible();
  await endOn('2026-03-01');
  await page.reload();
  await expect(row.getByText('Lisensi LPJK yang berlaku terbit')).toBeVisible();
  await expect(row.getByRole('img', { name: 'Belum terpenuhi:' }).first()).toBeVisible();
  expect(await page.evaluate(sideways), 'pixels that stick out').toBeLessThanOrEqual(0);
  await expectNoSeriousAxe(page);
  await page.goto('/admin');
  await expect(page.getByText('Lisensi atau akreditasi yang berlaku tidak diumumkan')).toBeVisible();
  await endOn(licence!.valid_until ?? '2029-01-11');
});
