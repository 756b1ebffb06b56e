import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/written-pages.ts';

// The rows of a page that was written beforehand are a file of their own, which is asked for with the script.
test.use({ prerendered: true });

const rowsOf = '**/assets/rows-*.json';
const live = (page: Page) => page.locator('html.live');
const ofRows = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/rows-'))
      .map(({ startTime }) => startTime),
  );

test('each page has a file of rows, which is asked for after the first picture and kept for good', async ({
  page,
  request,
}) => {
  test.slow();
  const kept = new Map<string, string>();
  for (const [path] of pages) {
    const html = await (await request.get(path)).text();
    const address = /<template id="later"[^>]* data-rows="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(address);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toContain('immutable');
    const { queries } = (await answer.json()) as { queries: { state: { dataUpdatedAt: number } }[] };
    expect(queries.length, path).toBeGreaterThan(0);
    // No time of day: the same rows have the same address.
    expect(new Set(queries.map(({ state }) => state.dataUpdatedAt)), path).toEqual(new Set([1]));
    kept.set(path, address);
  }
  expect(new Set(kept.values()).size).toBeGreaterThan(10);
  await page.goto('/');
  await expect(live(page)).toBeAttached();
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
  const asked = await ofRows(page);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toBeGreaterThan(painted);
});

test('rows that are gone with their build are read from the tables', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route(rowsOf, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await page.goto('/informasi/faq');
  await expect(live(page)).toBeAttached();
  await expect(page.getByText('Apa itu Sertifikat Badan Usaha (SBU)?')).toBeVisible();
  await page.getByRole('searchbox').first().fill('tidak ada yang cocok');
  await expect(page.getByText('Apa itu Sertifikat Badan Usaha (SBU)?')).toBeHidden();
});

test('a host that answers with a page in place of the rows harms nothing', async ({ page }) => {
  await page.route(rowsOf, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/profil/tentang');
  await expect(live(page)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Tentang kami' })).toBeVisible();
});

test('while the rows do not come the page stays readable, and the next touch tries again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  let tried = 0;
  await page.route(rowsOf, (route) => {
    tried++;
    return route.abort();
  });
  await page.goto('/informasi/faq');
  await expect.poll(() => tried).toBeGreaterThan(0);
  await expect(page.getByText('Apa itu Sertifikat Badan Usaha (SBU)?')).toBeVisible();
  await expect(live(page)).toHaveCount(0);
  await page.unroute(rowsOf);
  // The listeners are back a moment after the file has failed.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.down();
    await page.mouse.up();
    await expect(live(page)).toBeAttached({ timeout: 5000 });
  }).toPass();
  await expect(page.getByText('Apa itu Sertifikat Badan Usaha (SBU)?')).toBeVisible();
});
