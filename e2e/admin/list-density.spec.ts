import { expect, test } from '../support/fixtures.ts';

test.use({ accounts: 'many' });

/** The lists that the server pages (src/app/start-staff.ts); tests/contract/first-rows.test.ts keeps this list whole. */
const LISTS = [
  '/admin/klien',
  '/admin/klien/sertifikat',
  '/admin/klien/surveilans?due=open',
  '/admin/news',
  '/admin/cms',
];
/** Their rows are one line too; what their rows do is in their menus and in the case itself. */
const INBOXES = ['/admin/keluhan?state=all', '/admin/banding?state=all', '/admin/messages?status=all'];
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
];
/** Pages of the site are few: their list has what there is. */
const isShort = (path: string) => path === '/admin/cms';

/** A list that shows what those before it have shown is walked by `npm run test:all`. */
const againAfter = (walked: number, at: number) => (at < walked ? '' : ' @again');

for (const [at, path] of [LISTS[0]!, ...INBOXES, ...LISTS.slice(1)].entries())
  test(`${path}: fifteen rows of one line, the first within 300 px @desktop${againAfter(2, at)}`, async ({
    page,
    signIn,
  }) => {
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
      if (!isShort(path)) expect(whole, `whole rows at ${screen.width} px`).toBeGreaterThanOrEqual(15);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });

/** Lists in one piece and logs: their rows may be higher, and begin as high. */
const OTHERS = [
  '/admin/faq',
  '/admin/produk-hukum',
  '/admin/legalitas',
  '/admin/struktur-organisasi',
  '/admin/ruang-lingkup',
  '/admin/users',
  '/admin/audit-log',
  '/admin/keamanan',
];

for (const [at, path] of OTHERS.entries())
  test(`${path}: the first row within 300 px @desktop${againAfter(1, at)}`, async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const row = page.locator('main').locator('tbody tr, li[data-row-id], ol > li').first();
    await expect(row).toBeVisible();
    expect((await row.boundingBox())?.y, 'px above the first row').toBeLessThanOrEqual(300);
  });

for (const [at, path] of LISTS.entries())
  test(`${path}: j, k and Enter walk, x chooses, one menu acts @desktop${againAfter(1, at)}`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'admin');
    await page.goto(path);
    const rows = page.locator('main tbody tr');
    await expect(rows.first()).toBeVisible();
    const title = (place: number) => rows.nth(place).locator('[data-row]');
    await page.keyboard.press('j');
    await expect(title(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(title(1)).toBeFocused();
    const box = rows.nth(1).getByRole('checkbox');
    if ((await box.count()) > 0) {
      await page.keyboard.press('x');
      await expect(box).toBeChecked();
      await page.keyboard.press('x');
      await expect(box).not.toBeChecked();
    }
    await page.keyboard.press('k');
    await expect(title(0)).toBeFocused();
    const menu = rows.first().getByRole('button', { name: /^Tindakan untuk/ });
    await menu.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    const address = await title(0).getAttribute('href');
    if (address === null) return;
    await title(0).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address.replace(/[?]/g, '\\?')}$`));
  });

test('row height, rows per page and columns are remembered @desktop', async ({ page, signIn }) => {
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

for (const [at, path] of INBOXES.entries())
  test(`${path}: a view is saved, rows per page and row height are remembered${againAfter(1, at)}`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'admin');
    await page.goto(`${path}&page=2`);
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(25);
    const low = (await rows.first().boundingBox())?.height ?? 0;
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Tampilan', exact: true }).click();
      await page.getByRole('menuitemradio', { name, exact: true }).click();
      await page.keyboard.press('Escape');
    };
    await choose('50');
    await expect(rows).toHaveCount(50);
    // On phones rows are cards, which have no height to choose.
    const isWide = (page.viewportSize()?.width ?? 0) > 640;
    if (isWide) await choose('Lega');
    await page.getByRole('button', { name: 'Tampilan tersimpan' }).click();
    await page.getByRole('menuitem', { name: 'Simpan atau hapus…' }).click();
    await page.getByRole('textbox', { name: /^Nama tampilan/ }).fill('Semuanya');
    await page.keyboard.press('Enter');
    await page.goto(path.replace(/\?.*/, ''));
    await page.getByRole('button', { name: 'Tampilan tersimpan' }).click();
    await page.getByRole('menuitem', { name: 'Semuanya' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'Semuanya' })).toBeVisible();
    await expect(rows).toHaveCount(50);
    // The list before had as many, and may give way only now.
    const height = async () => (await rows.first().boundingBox())?.height ?? 0;
    if (isWide) await expect.poll(height).toBeGreaterThan(low);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

test('on a phone the filters are behind one button that counts them @phone', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/klien/sertifikat?status=aktif&status=dibekukan&qualification=kecil');
  const filter = page.getByRole('button', { name: /^Status/ });
  const open = page.getByRole('button', { name: 'Saring (2)' });
  await expect(open).toBeVisible();
  await expect(filter).toBeHidden();
  await open.click();
  await expect(filter).toHaveText('Aktif, Dibekukan');
  // The menu stays open while several are chosen by touch.
  await filter.click();
  await page.getByRole('menuitemcheckbox', { name: 'Dicabut' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Aktif', exact: true }).click();
  await expect(page).toHaveURL(/\?qualification=kecil&status=dibekukan&status=dicabut$/);
  await page.getByRole('menuitemradio', { name: 'Status: semua' }).click();
  await expect(page).toHaveURL(/\?qualification=kecil$/);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('so are those of a list in one piece @phone', async ({ page, signIn }) => {
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
