import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ prerendered: true });

const isHydrated = (page: Page) => expect(page.locator('html.hydrated')).toBeAttached();

test.describe('home', () => {
  test('sends only GET requests that can be cached for a minute', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(`${request.method()} ${request.url()}`));
    // Open the page an hour after it was prerendered, when its rows are stale.
    await page.clock.install({ time: Date.now() + 3_600_000 });
    await page.goto('/');
    await isHydrated(page);
    const reads = () => requested.filter((each) => each.includes('/rest/v1/'));
    await expect.poll(() => reads().length).toBe(16);
    expect(requested.filter((each) => !each.startsWith('GET '))).toEqual([]);
    expect(new Set(reads()).size).toBe(16);
    const clocks = reads().flatMap((each) => new URL(each.slice(4)).searchParams.getAll('published_at'));
    expect(clocks).toHaveLength(2);
    for (const clock of clocks) expect(clock).toMatch(/^lte\.\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
  });

  test('contains at most 600 elements', { tag: '@desktop' }, async ({ page }) => {
    for (const path of ['/', '/?lng=en']) {
      await page.goto(path);
      await isHydrated(page);
      expect(await page.locator('*').count()).toBeLessThanOrEqual(600);
    }
  });
});

test('a page preloaded by focusing its link opens without loading files', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  const files: string[] = [];
  page.on('request', (request) => void (request.url().includes('/assets/') && files.push(request.url())));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cek Sertifikat' });
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect(files.length).toBeGreaterThan(0);
  const loaded = files.length;
  await link.press('Enter');
  await expect(page.locator('h1').first()).toHaveText('Cek Sertifikat');
  expect(files.slice(loaded)).toEqual([]);
});
