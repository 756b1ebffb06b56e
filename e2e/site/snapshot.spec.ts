import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ prerendered: true });

/** Tables that are read at start-up, in the order in which they are asked for. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const table = /\/rest\/v1\/(\w+)\?/.exec(request.url())?.[1];
    if (table && request.method() === 'GET') reads.push(table);
  });
  return reads;
}
/** Heading, the site's name and the menu: what the answers of start-up give to a page. */
async function isShown(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Cek sertifikat' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('LSBU Pilar Nusa');
  await expect(page.getByRole('contentinfo')).toContainText('Keluhan');
}
const isLive = (page: Page) => expect(page.locator('html.live')).toBeAttached();

test('the snapshot holds what visitors may read, of this build', async ({ request }) => {
  const html = await (await request.get('/cek')).text();
  const version = /data-snapshot="([0-9a-f]{16})"/.exec(html)?.[1];
  const answer = await request.get('/snapshot.json');
  const snapshot = (await answer.json()) as {
    version: string;
    read_at: string;
    rows: { queries: { queryKey: string[] }[] };
  };
  expect(snapshot.version).toBe(version);
  expect(Math.abs(Date.now() - Date.parse(snapshot.read_at))).toBeLessThan(120_000);
  const tables = snapshot.rows.queries.map(({ queryKey }) => queryKey[0]);
  expect(tables).toHaveLength(13);
  expect(tables).not.toContain('complaints');
});

test('a page that starts in the browser is shown before the tables answer, and refreshed by them', async ({
  page,
  service,
}) => {
  const { data: before } = await service.from('site_settings').select('site_name').single();
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/rest/v1/**', async (route) => {
    await held;
    await route.continue();
  });
  const stale = await (await page.request.get('/snapshot.json')).text();
  await page.route('**/snapshot.json*', (route) =>
    route.fulfill({
      contentType: 'application/json',
      // Of an hour ago, with another name.
      body: stale
        .replaceAll(String(before?.site_name), 'Nama Kemarin')
        .replaceAll(/"dataUpdatedAt":(\d+)/g, (_, at) => `"dataUpdatedAt":${Number(at) - 3_600_000}`),
    }),
  );
  const reads = readsOf(page);
  await page.goto('/cek');
  await expect(page.getByRole('banner')).toContainText('Nama Kemarin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letThrough();
  await isLive(page);
  await isShown(page);
  // All sixteen, once the page is there.
  await expect.poll(() => new Set(reads).size).toBeGreaterThanOrEqual(16);
});

test('with the tables out of reach the page stays readable', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to load resource/);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/cek');
  await isShown(page);
  await isLive(page);
  await expect(page.getByRole('textbox').first()).toBeEditable();
});

for (const [name, answer] of [
  ['cut off', { body: '{"version":"' }],
  ['of another build', { body: '{"version":"0000000000000000","rows":{"queries":[{}]}}' }],
  ['a page', { body: '<!doctype html><title>LSBU</title>', contentType: 'text/html' }],
  ['an error of the host', { status: 500, body: '' }],
] as const)
  test(`a snapshot that is ${name} changes nothing`, async ({ page, allowConsole }) => {
    allowConsole(/500/);
    await page.route('**/snapshot.json*', (route) => route.fulfill(answer));
    const reads = readsOf(page);
    await page.goto('/cek');
    await isShown(page);
    await isLive(page);
    expect(new Set(reads).size).toBeGreaterThanOrEqual(16);
  });

test('a snapshot that does not come is waited for a second', async ({ page }) => {
  await page.route('**/snapshot.json*', () => undefined);
  await page.goto('/cek');
  await isShown(page);
  await isLive(page);
});

test('the sign-in and the back-office ask for none', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('snapshot.json') && asked.push(request.url())),
  );
  await signIn(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a page written for another language or without a filter begins with its rows', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to load resource/);
  await page.route('**/rest/v1/site_settings*', (route) => route.abort());
  await page.goto('/informasi/klien?q=beton');
  await expect(page.locator('main input[value="beton"]')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('LSBU Pilar Nusa');
  // As a host without languages sends it.
  const indonesian = await (await page.request.get('/profil/tentang')).text();
  await page.route('**/profil/tentang?lng=en', (route) =>
    route.fulfill({ contentType: 'text/html', body: indonesian }),
  );
  await page.goto('/profil/tentang?lng=en');
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await isLive(page);
});
