import { expect, test } from '../support/fixtures.ts';

test.use({ accounts: 'many' });

const LIST = '/admin/klien';
const INBOX = '/admin/keluhan?state=all';
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
];
for (const path of [LIST, INBOX])
  test(`${path} shows fifteen one-line rows, starting within 300 px of the top`, async ({ page, signIn }) => {
    await signIn(page, 'admin');
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(path);
      const rows = page.locator('main tbody tr');
      await expect(rows.first()).toBeVisible();
      const boxes = await rows.evaluateAll((all) =>
        all.map((row) => {
          const { top, bottom, height } = row.getBoundingClientRect();
          return { top, bottom, height };
        }),
      );
      expect(boxes[0]?.top, 'px above the first row').toBeLessThanOrEqual(300);
      const title = page.getByRole('heading', { level: 1 });
      expect(
        await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        'px of the title over the words beside it',
      ).toBe(0);
      expect(Math.max(...boxes.map(({ height }) => height)), 'height of a row').toBeLessThanOrEqual(34);
      const whole = boxes.filter(({ bottom }) => bottom <= screen.height).length;
      expect(whole, `whole rows at ${screen.width} px`).toBeGreaterThanOrEqual(15);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });

test('/admin/faq shows the first row within 300 px of the top', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/faq');
  const row = page.locator('main').locator('tbody tr, li[data-row-id], ol > li').first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.y, 'px above the first row').toBeLessThanOrEqual(300);
});

test('row height, rows per page and columns are remembered', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/klien/sertifikat');
  const rows = page.locator('main tbody tr');
  await expect(rows).toHaveCount(25);
  const low = (await rows.first().boundingBox())?.height ?? 0;
  const choose = async (role: 'menuitemradio' | 'menuitemcheckbox', name: string) => {
    await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
    await page.getByRole(role, { name, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  await choose('menuitemradio', '50');
  await expect(rows).toHaveCount(50);
  await choose('menuitemradio', 'Lega');
  await choose('menuitemcheckbox', 'Kualifikasi');
  await expect(page.getByRole('columnheader', { name: 'Kualifikasi' })).toHaveCount(0);
  await page.reload();
  await expect(rows).toHaveCount(50);
  await expect(page.getByRole('columnheader', { name: 'Kualifikasi' })).toHaveCount(0);
  expect((await rows.first().boundingBox())?.height).toBeGreaterThan(low);
});

test('a paged list on a phone hides its filters behind one button with their count @phone', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/klien/sertifikat?status=aktif&status=dibekukan&qualification=kecil');
  const filter = page.getByRole('button', { name: /^Status/ });
  const open = page.getByRole('button', { name: 'Saring (2)' });
  await expect(open).toBeVisible();
  await expect(filter).toBeHidden();
  await open.click();
  await expect(filter).toHaveText('Aktif, Dibekukan');
  // On touch screens the menu stays open during multiple selection.
  await filter.click();
  await page.getByRole('menuitemcheckbox', { name: 'Dicabut' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Aktif', exact: true }).click();
  await expect(page).toHaveURL(/\?qualification=kecil&status=dibekukan&status=dicabut$/);
  await page.getByRole('menuitemradio', { name: 'Status: semua' }).click();
  await expect(page).toHaveURL(/\?qualification=kecil$/);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('an unpaged list on a phone hides its filters behind one button with their count @phone', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'editor');
  await page.goto('/admin/produk-hukum?kind=uu');
  const filter = page.getByRole('button', { name: /^Jenis/ });
  const open = page.getByRole('button', { name: 'Saring (1)' });
  await expect(open).toBeVisible();
  await expect(filter).toBeHidden();
  await open.click();
  await filter.click();
  await page.getByRole('menuitemradio', { name: 'Jenis: semua' }).click();
  await expect(page).toHaveURL('/admin/produk-hukum');
});
