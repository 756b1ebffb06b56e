import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cachedReadKey } from '@/app/offline/cache-keys';
import { publicPages } from '@/app/routes/public-routes';
import { footerColumns } from '@/app/shell/public/footer-columns';
import { paths } from '@/config/paths';
import { defaultMenu } from '@/features/navigation/default-menu';
import { showEntry, sitePages } from '@/domain/site-search';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ accounts: false });
});
afterAll(() => stack.close());

/** Tables excluded from the visitors' search. */
const NOT_SEARCHED: Record<string, string> = {
  hero_slides: 'Slides of the home page, which link to searchable pages.',
  navigation_menus: 'Menu entries, which link to searchable pages.',
  rl_categories: 'Classifications have no page; their subclassifications are searchable.',
  struktur_organisasi: 'People are listed on the organisation page, which is searchable by title.',
  certificates: 'Found by number on /cek, and through their company.',
};
/** Tables not stored on a visitor's device for offline use. */
const NOT_OFFLINE: Record<string, string> = {
  certificates: 'An outdated status could be mistaken for the current one.',
  clients: 'An outdated status could be mistaken for the current one.',
};
/** Functions that pages call instead of reading a table. */
const READ_THROUGH: Record<string, string> = { fees: 'rpc/fee_schedule' };

/** Returns the tables that visitors can read and staff can edit, according to the database. */
async function publicTables(): Promise<string[]> {
  const rows = await stack.sql<{ name: string }>(
    'select table_name as name from private.content_tables where publish_column is not null order by 1',
  );
  return rows.map(({ name }) => name);
}

describe('every list read by visitors', () => {
  test('is found by the site search, unless a reason is documented', async () => {
    const [sources] = await stack.sql<{ text: string }>(
      `select pg_get_viewdef('private.searchable'::regclass) || string_agg(p.prosrc, ' ') as text
       from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname in ('find_articles', 'find_clients')`,
    );
    const tables = await publicTables();
    expect(tables.length).toBeGreaterThan(10);
    const isSearched = (table: string) =>
      new RegExp(`\\bpublic\\.${table}\\b|\\bfrom ${table}\\b`, 'i').test(sources?.text ?? '');
    expect(
      tables.filter((table) => !isSearched(table) && !(table in NOT_SEARCHED)),
      'add it to private.searchable, or give the reason in NOT_SEARCHED',
    ).toEqual([]);
    expect(Object.keys(NOT_SEARCHED).filter((table) => !tables.includes(table) || isSearched(table))).toEqual(
      [],
    );
    const entry = { id: 'id', key: 'key', title: 'Judul', excerpt: null };
    expect(
      tables.filter((kind) => isSearched(kind) && !showEntry({ ...entry, kind }, 'id')),
      'add its address to src/domain/site-search.ts',
    ).toEqual([]);
  });

  test('shares the search with pages that all have a label and an address', async () => {
    const services = await stack.sql<{ key: string }>('select key from private.services');
    expect(services.map(({ key }) => key).sort()).toEqual(Object.keys(sitePages).sort());
  });

  test('is available offline, unless a reason is documented', async () => {
    const tables = await publicTables();
    const isKept = (table: string) =>
      cachedReadKey('GET', new URL(`http://site/rest/v1/${READ_THROUGH[table] ?? table}`), null) !==
      undefined;
    expect(
      tables.filter((table) => !isKept(table) && !(table in NOT_OFFLINE)),
      'add it to READ in src/app/offline/cache-keys.ts, or give the reason in NOT_OFFLINE',
    ).toEqual([]);
    expect(Object.keys(NOT_OFFLINE).filter((table) => !tables.includes(table) || isKept(table))).toEqual([]);
  });
});

/** Pages not linked from the menu or the footer. */
const NOT_LINKED: Record<string, string> = {
  [paths.services.guide]: 'Linked from the scopes page, where visitors need it.',
  [paths.appealLetter]: 'Linked from the appeal form, for appeals on paper.',
  [paths.search]: 'Opened from the search field in the header.',
};

test('every public page is linked from the menu or the footer, unless a reason is documented', () => {
  const menu = defaultMenu.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  // The legal links at the bottom of the footer.
  const legal = [paths.terms, paths.privacy, paths.accessibility];
  const footer = footerColumns.flatMap(({ links }) => links.map(({ to }) => to));
  const linked: (string | undefined)[] = [...menu.map(({ url }) => url), ...footer, ...legal];
  const pages = publicPages.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect(
    pages.filter((path) => !linked.includes(path) && !(path in NOT_LINKED)),
    'add it to default-menu.ts and footer-columns.ts, or give the reason in NOT_LINKED',
  ).toEqual([]);
  expect(Object.keys(NOT_LINKED).filter((path) => !pages.includes(path) || linked.includes(path))).toEqual(
    [],
  );
});
