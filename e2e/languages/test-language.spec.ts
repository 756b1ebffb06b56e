import type { Page } from '@playwright/test';
import { importFromApp } from '../../scripts/app-module.ts';
import type * as Screens from '../../src/app/screens/admin-screens.ts';
import type * as Checks from '../../src/app/routes/check-pages.ts';
import type * as Routes from '../../src/app/routes/public-routes.tsx';
import { LANGUAGE_STORAGE_KEY } from '../../src/config/constants.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectContent, sidewaysOn, textsOn, untranslated, type Shown } from '../support/untranslated.ts';

// Shows every screen in a third language, generated from English (src/lib/i18n/test-language.ts), and checks
// that all texts are translated and fit.

const { adminScreens, recordsFor } = await importFromApp<typeof Screens>('src/app/screens/admin-screens.ts');
const { publicPages } = await importFromApp<typeof Routes>('src/app/routes/public-routes.tsx');

const { checkPaths } = await importFromApp<typeof Checks>('src/app/routes/check-pages.ts');

test.use({ testLanguage: 'zz' });

type Rows = Record<string, string | undefined>;

/** Routes that show one record, with the table and column that fill the parameter. */
const examples: Record<string, readonly [table: string, column: string]> = {
  '/layanan/ruang-lingkup/:code': ['rl_subclass', 'code'],
  '/informasi/news/:slug': ['news', 'slug'],
  '/informasi/klien/:id': ['clients', 'id'],
  '/cek/:number/*': ['certificates', 'number'],
};

const ONE_ROW = /[?#]|\/edit\/|\/[\da-f]{8}-/;
/**
 * Navigates through the history API. Screens of one record are loaded, because their title may equal the
 * previous one.
 */
async function goTo(page: Page, address: string) {
  if (page.url() === 'about:blank' || ONE_ROW.test(address)) {
    await page.goto(address);
    return;
  }
  const before = await page.title();
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page).not.toHaveTitle(before);
}

/** Opens all addresses and returns the problems found. */
async function walk(page: Page, addresses: readonly string[]): Promise<string[]> {
  const content = collectContent(page);
  const shown: (Shown & { address: string })[] = [];
  const problems: string[] = [];
  await page.addInitScript((key) => localStorage.setItem(key, 'zz'), LANGUAGE_STORAGE_KEY);
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await goTo(page, address);
      await expect(page.getByRole('heading').first()).toBeAttached();
      await expect(page.locator('.animate-skeleton, [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zz');
      for (const each of await textsOn(page)) shown.push({ ...each, address });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const sideways = await sidewaysOn(page);
        if (sideways.length > 0) problems.push(`${address} at ${width} px: ${sideways.join(', ')}`);
      }
    });
  }
  const known = await content();
  const words = new Set<string>();
  for (const { text, place, address } of shown) {
    const rest = untranslated(text, known);
    if (rest && !words.has(rest)) problems.push(`${address}: <${place}> ${rest}`);
    words.add(rest);
  }
  return problems;
}

test('every public page is translated and fits the screen in the third language', async ({
  page,
  service,
}) => {
  const paths = ['/auth/login', '/tidak-ada', ...publicPages.map(({ path }) => path), ...checkPaths];
  const addresses: string[] = [];
  for (const path of paths) {
    const [table, column] = examples[path] ?? [];
    if (!path.includes(':')) addresses.push(path);
    // Pages added by editors use the same template as pages with a fixed address.
    else if (path === '/:slug') continue;
    else if (table && column) {
      const { data } = await service
        .from(table as 'news')
        .select('*')
        .limit(1)
        .single()
        .throwOnError();
      addresses.push(path.replace(/:.*/, encodeURI(String((data as unknown as Rows)[column]))));
    } else throw new Error(`Name a row for ${path} in \`examples\` of this file.`);
  }
  expect(await walk(page, addresses)).toEqual([]);
});

test('every back-office screen, form and record is translated and fits the screen in the third language', async ({
  page,
  service,
  signIn,
}) => {
  test.slow();
  const { kinds, addressOf } = recordsFor('admin');
  const opened: string[] = [];
  for (const { table } of kinds) {
    const { data } = await service
      .from(table as 'news')
      .select('*')
      .limit(1)
      .throwOnError();
    const [row] = data as unknown as Rows[];
    const address = row && addressOf({ table, id: String(row.id), key: row.slug ?? null });
    if (address) opened.push(address);
  }
  const screens = adminScreens
    .filter(({ path, roles }) => !path.includes(':') && roles.includes('admin'))
    .map(({ path }) => path);
  await signIn(page, 'admin');
  expect(await walk(page, [...screens, ...opened])).toEqual([]);
});
