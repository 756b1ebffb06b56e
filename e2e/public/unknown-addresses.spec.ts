import { expect, test } from '../support/fixtures.ts';

test.use({ prerendered: true });

for (const [address, heading] of [
  ['/profil/tidak-ada', 'Halaman tidak ditemukan'],
  ['/nowhere?lng=en', 'Page not found'],
  ['/informasi/news/tidak-ada', /tidak ditemukan/i],
] as const) {
  test(`${address} responds with status 404 and the not-found page @desktop`, async ({
    page,
    allowConsole,
  }) => {
    // The browser logs the 404 response.
    allowConsole(/Failed to load resource: the server responded with a status of 404/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('meta[name=status]')).toHaveAttribute('content', '404');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/(\?lng=en)?$/);
  });
}
