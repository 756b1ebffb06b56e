import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { AppError, unwrapRow, unwrapRows } from '@/lib/errors';
import type { TableName } from '@/lib/rows';
import { getSession } from '@/session/session-store';
import { nestNavigation } from './navigation-tree';
import type { siteQueries } from './site-queries';

type Queries = typeof siteQueries;
type Answer<N extends keyof Queries> = Awaited<ReturnType<Queries[N]>>;

/**
 * Asks a read's question. The questions, and the client that sends them (6 KB), are loaded with the first one: a page that
 * came with its rows is alive before it needs them.
 */
async function ask<N extends keyof Queries>(name: N, signal: AbortSignal): Promise<Answer<N>> {
  const { siteQueries } = await import('./site-queries').catch((error: unknown) => {
    // Each browser has words of its own for a file that does not arrive.
    throw new AppError('network', 'The reads could not be loaded', undefined, { cause: error });
  });
  // Of the query by this name; a name that is still a parameter leaves only what all of them have in common.
  return (await siteQueries[name](signal)) as Answer<N>;
}

/** The sixteen reads share the form of their key, [table, 'site']; a write to the table reads it again. */
const options = (table: TableName) => ({
  meta: { table },
  gcTime: Infinity,
  // A screen that comes after its read has failed shows the failure; its retry reads again, and says so once.
  retryOnMount: false,
});

const readOne = <N extends 'settings'>(table: TableName, name: N) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- a table has one read
  queryOptions({
    queryKey: [table, 'site'] as const,
    queryFn: async ({ signal }) => unwrapRow(await ask(name, signal)),
    ...options(table),
  });

const readRows = <N extends Exclude<keyof Queries, 'settings'>>(table: TableName, name: N) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- a table has one read
  queryOptions({
    queryKey: [table, 'site'] as const,
    queryFn: async ({ signal }) => unwrapRows<Answer<N>['data']>(await ask(name, signal)),
    ...options(table),
  });

/** The sixteen reads of start-up; site-queries.ts has what they ask for. */
export const siteReads = {
  settings: readOne('site_settings', 'settings'),
  slides: readRows('hero_slides', 'slides'),
  pages: readRows('cms_pages', 'pages'),
  navigation: readRows('navigation_menus', 'navigation'),
  rlCategories: readRows('rl_categories', 'rlCategories'),
  rlItems: readRows('rl_subclass', 'rlItems'),
  legalProducts: readRows('legal_products', 'legalProducts'),
  articles: readRows('articles', 'articles'),
  clients: readRows('clients', 'clients'),
  contactMessages: readRows('contact_submissions', 'contactMessages'),
  organizationStructure: readRows('struktur_organisasi', 'organizationStructure'),
  appeals: readRows('appeals', 'appeals'),
  complaints: readRows('complaints', 'complaints'),
  alurSertifikasi: readRows('alur_sertifikasi', 'alurSertifikasi'),
  legalitas: readRows('legalitas', 'legalitas'),
  faq: readRows('faq', 'faq'),
};

const started = new WeakSet<QueryClient>();

/** Starts all sixteen at once. A read that fails says so (query-client.ts) and holds up no other. */
export async function startSiteReads(queryClient: QueryClient): Promise<void> {
  started.add(queryClient);
  // The sixteen differ in the type of their rows alone, which nobody looks at here.
  const reads = Object.values(siteReads) as (typeof siteReads.faq)[];
  await Promise.allSettled(reads.map((read) => queryClient.query(read)));
}

/** The same where they have not been started on this page. */
export const ensureSiteReads = (queryClient: QueryClient): void => {
  if (!started.has(queryClient)) void startSiteReads(queryClient);
};

/**
 * After someone signed in or out: everything read as the other person is dropped, and read again where it is on
 * screen. The settings are the same for everybody and stay, so that the page does not fall back to its loader. When
 * nobody is left, only the site itself is read again: what staff had on screen is on its way out with its screens.
 */
export function forgetWhatAnotherSaw(queryClient: QueryClient): void {
  type Read = { queryKey: readonly unknown[] };
  const isPersonal = ({ queryKey }: Read) => queryKey[0] !== 'site_settings';
  const isNobodyHere = getSession().status === 'signed-out';
  const mayReadAgain = (read: Read) => isPersonal(read) && !(isNobodyHere && read.queryKey[1] !== 'site');
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  void queryClient.resetQueries({ type: 'active', predicate: mayReadAgain });
  void startSiteReads(queryClient);
}

// A hook for each read that several screens use; the others stand beside their one page. Five reads have none: the inboxes and
// the register are paged by the database, and the page of the process reads its long texts with it.
export const useSettings = () => useQuery(siteReads.settings);
export const useSlides = () => useQuery(siteReads.slides);
export const usePages = () => useQuery(siteReads.pages);
/** Top level only, each with its children. */
export const useNavigation = () =>
  useQuery({ ...siteReads.navigation, select: (items) => nestNavigation(items) });
export const useRlCategories = () => useQuery(siteReads.rlCategories);
export const useRlItems = () => useQuery(siteReads.rlItems);
export const useLegalProducts = () => useQuery(siteReads.legalProducts);
export const useArticles = () => useQuery(siteReads.articles);
export const useFaq = () => useQuery(siteReads.faq);
