import { expect, test } from '../support/fixtures.ts';

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
