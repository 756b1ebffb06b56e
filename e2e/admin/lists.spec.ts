import type { Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillNewRow, inputOf, lists } from '../support/lists.ts';
import { ownWords } from '../support/questions.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' }).click();
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const waitForWrite = (page: Page, method: string) =>
  page.waitForResponse((response) => response.request().method() === method && response.ok());

/** Drags a row by its handle above the previous row, or below the next row and its children. */
async function drag(page: Page, name: string, direction: 'up' | 'down') {
  const handle = page.getByRole('button', { name: `Geser “${name}”` });
  const sibling = direction === 'up' ? 'preceding' : 'following';
  const other = handle.locator(`xpath=ancestor::li[1]/${sibling}-sibling::li[1]`);
  await other.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await other.boundingBox();
  if (!from || !to) throw new Error(`“${name}” or the row next to it is not on the screen.`);
  const stored = waitForWrite(page, 'POST');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const height = to.height * (direction === 'up' ? 0.25 : 0.75);
  await page.mouse.move(from.x + from.width / 2, to.y + height, { steps: 12 });
  await page.mouse.up();
  await stored;
}

const kinds = new Set<string>();
/** One list of each kind: with or without manual order, with or without a public page. */
const oneOfEach = lists.filter(({ isSorted, page }) => {
  const kind = `${isSorted} ${Boolean(page)}`;
  return !kinds.has(kind) && kinds.add(kind);
});

for (const list of oneOfEach) {
  const { screen, page: publicPage, resource } = list;
  test(`a row of ${screen} can be added, changed, moved, hidden, deleted and restored`, async ({
    page,
    signIn,
  }) => {
    // Long test: it runs axe twice in both themes.
    const [first, name] = [ownWords('Entri'), ownWords('Uji')];
    await signIn(page, 'admin');
    await page.goto(screen);
    await page.locator('main a[href*="new=1"]').first().click();
    const dialog = page.getByRole('dialog');
    await fillNewRow(dialog, list, first);
    await expectNoSeriousAxe(page);
    await save(page);
    await expect(dialog).toBeHidden();

    await link(page, first).click();
    await inputOf(dialog, resource.titleColumn).fill(name);
    await save(page);
    await expect(link(page, name)).toBeVisible();
    await expect(link(page, first)).toBeHidden();
    // Filter first: the longest list has 300 rows, which would slow down axe.
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByText(/^1 dari \d+ cocok/)).toBeVisible();
    await expectNoSeriousAxe(page);
    await page.getByRole('searchbox').fill('');

    if (list.isSorted) {
      const below = page
        .getByRole('button', { name: `Geser “${name}”` })
        .locator('xpath=ancestor::li[1]/following-sibling::li');
      await expect(below, 'a new row is the last').toHaveCount(0);
      await drag(page, name, 'up');
      await expect(below).toHaveCount(1);
      await drag(page, name, 'down');
      await expect(below, 'the row is the last again').toHaveCount(0);
    }
    if (publicPage) {
      await page.goto(publicPage);
      await expect(page.getByText(name).first()).toBeAttached();
      await page.goto(screen);
    }

    const hidden = waitForWrite(page, 'PATCH');
    await page.getByRole('switch', { name: `Terbit: “${name}”` }).click();
    await hidden;
    if (publicPage) {
      await page.goto(publicPage);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(name)).toHaveCount(0);
      await page.goto(screen);
    }

    await page.getByRole('button', { name: `Hapus “${name}”` }).click();
    await page.getByRole('button', { name: 'Pindahkan ke sampah' }).click();
    await expect(link(page, name)).toBeHidden();
    await page.getByRole('link', { name: /^Sampah/ }).click();
    await page.getByRole('button', { name: `Pulihkan “${name}”` }).click();
    await page.getByRole('link', { name: /^Daftar/ }).click();
    await expect(link(page, name)).toBeVisible();
  });
}
