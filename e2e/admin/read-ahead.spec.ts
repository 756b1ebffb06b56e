import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Collects the URLs of all requests from now on. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return requested;
}
const scripts = (requested: readonly string[]) => requested.filter((url) => /\/assets\/[^/]+\.js$/.test(url));

test('pointing at a link downloads its screen', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/admin');
  await page.waitForLoadState('networkidle');
  const requested = requestsOf(page);
  const menu = page.getByRole('navigation', { name: 'Menu admin' });
  await menu.getByRole('link', { name: 'FAQ' }).hover();
  await expect.poll(() => scripts(requested).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  requested.length = 0;
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pertanyaan umum' })).toBeVisible();
  expect(scripts(requested)).toEqual([]);
});

test('the rich-text editor downloads while the article is still loading', async ({ page, signIn }) => {
  await signIn(page, 'editor');
  await page.goto('/admin/news');
  const title = page.locator('main [data-row]').first();
  await expect(title).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/rest\/v1\/articles\?select=\*/, async (route) => {
    await held;
    await route.continue();
  });
  const requested = requestsOf(page);
  await title.click();
  await expect.poll(() => requested.some((url) => /tiptap-editor[^/]*\.css$/.test(url))).toBe(true);
  await expect(page.locator('.ProseMirror')).toHaveCount(0);
  release();
  await expect(page.locator('.ProseMirror').first()).toBeVisible();
});

for (const [role, own] of [
  ['admin', ['rpc/setup_checklist']],
  ['viewer', []],
] as const)
  test(`the dashboard data of a ${role} is fetched once, while the screen is still downloading @phone`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, role);
    let [showScreen, answer] = [() => {}, () => {}];
    const screen = new Promise<void>((resolve) => (showScreen = resolve));
    const answers = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/assets\/dashboard-admin[^/]*\.js$/, (route) => screen.then(() => route.continue()));
    await page.route(/\/rpc\//, (route) => answers.then(() => route.continue()));
    const requested = requestsOf(page);
    const parts = () =>
      requested.flatMap((url) => /rpc\/(?:dashboard|work|recent|setup)_\w+/.exec(url) ?? []).sort();
    const wanted = ['rpc/dashboard_counts', 'rpc/recent_activity', ...own, 'rpc/work_today'];
    await page.goto('/admin', { waitUntil: 'commit' });
    await expect.poll(parts).toEqual(wanted);
    showScreen();
    const activity = page.getByRole('region', { name: 'Aktivitas terbaru' });
    await expect(activity.getByRole('status', { name: 'Memuat…' })).toBeVisible();
    expect(parts()).toEqual(wanted);
    answer();
    await expect(activity.getByRole('status')).toHaveCount(0);
  });
