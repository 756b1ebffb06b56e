import { expectNoSeriousAxe, themesIn } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'Escape closes the search opened with Ctrl+K and returns the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/informasi/faq');
    const button = page.getByRole('button', { name: 'Cari di situs ini' });
    await button.focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test('search results have a shareable URL and link to existing pages @desktop', async ({ page }) => {
  await page.goto('/cari?q=sertifikat');
  const results = page.getByRole('main').getByRole('region').getByRole('list').getByRole('link');
  await expect(results.first()).toBeVisible();
  const addresses = await results.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(addresses.length).toBeGreaterThan(5);
  const byPage = new Map(addresses.map((address) => [address.split(/[?#]/)[0], address]));
  for (const address of byPage.values()) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/tidak ditemukan/);
  }
});

test('the phone menu contains the search', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/informasi/faq?lng=en');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Search this site' }).fill('surveillance');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cari?q=surveillance');
  await expect(page.getByRole('link', { name: /^Before surveillance/ })).toBeVisible();
});

for (const language of ['id', 'en']) {
  test(`search dialog and results in ${language} are accessible in both themes`, async ({ page }) => {
    await page.goto(`/cari?q=BG002&lng=${language}`);
    await expect(page.getByRole('heading', { level: 2, name: /Ruang lingkup|Scope/ })).toBeVisible();
    await expectNoSeriousAxe(page, themesIn(language));
    await page
      .getByRole('button', { name: /Cari di situs ini|Search this site/ })
      .first()
      .click();
    await page.getByRole('combobox').fill('BG002');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoSeriousAxe(page, themesIn(language));
  });
}
