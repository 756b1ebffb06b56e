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

/** Stands on the page of questions. */
const question = 'Apa itu Sertifikat Badan Usaha (SBU)?';

test('rows that are gone with their build have the page loaded once more', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.route(
    rowsOf,
    (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    { times: 1 },
  );
  await page.goto('/informasi/faq');
  await expect.poll(() => loads).toBe(2);
  await expect(live(page)).toBeAttached();
  await expect(page.getByText(question)).toBeVisible();
  expect(loads).toBe(2);
});

for (const [what, answer] of [
  ['no rows', { status: 404, contentType: 'text/plain', body: 'Not found' }],
  ['a page in place of the rows', { contentType: 'text/html', body: '<!doctype html>' }],
] as const)
  test(`where the host has ${what} the tables are read`, async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await page.route(rowsOf, (route) => route.fulfill(answer));
    await page.goto('/informasi/faq');
    await expect(live(page)).toBeAttached();
    expect(loads).toBe(2);
    await expect(page.getByText(question)).toBeVisible();
    await page.getByRole('searchbox').first().fill('tidak ada yang cocok');
    await expect(page.getByText(question)).toBeHidden();
  });

for (const [what, answer] of [
  ['do not come', undefined],
  ['are cut off', { contentType: 'application/json', body: '{"queries":[' }],
  ['are refused by a busy server', { status: 503, contentType: 'text/plain', body: 'Busy' }],
] as const)
  test(`while the rows ${what} the page stays readable, and the next touch tries again`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    let tried = 0;
    await page.route(rowsOf, (route) => {
      tried++;
      return answer ? route.fulfill(answer) : route.abort();
    });
    await page.goto('/informasi/faq');
    await expect.poll(() => tried).toBeGreaterThan(0);
    await expect(page.getByText(question)).toBeVisible();
    await expect(live(page)).toHaveCount(0);
    // A button that cannot do its work says so by waiting no longer.
    const button = page.getByRole('banner').getByRole('button', { name: /Bahasa/ });
    await button.click();
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.unroute(rowsOf);
    await button.click();
    await expect(live(page)).toBeAttached();
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
    await expect(page.getByText(question)).toBeVisible();
  });
