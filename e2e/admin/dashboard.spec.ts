import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

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

test('the dashboard reserves space for content that is still loading', async ({ page, signIn }) => {
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
