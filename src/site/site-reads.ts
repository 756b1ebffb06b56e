import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { AppError, unwrapRow, unwrapRows } from '@/lib/errors';
import type { TableName } from '@/lib/rows';
import { getSession } from '@/session/session-store';
import { nestNavigation } from './navigation-tree';
import type { siteQueries } from './site-queries';

type Queries = typeof siteQueries;
type Answer<N extends keyof Queries> = Awaited<ReturnType<Queries[N]>>;

/**
 * Runs a query. The queries and their client (6 KB) are loaded on first use: a prerendered page hydrates
 * before it needs them.
 */
async function ask<N extends keyof Queries>(name: N, signal: AbortSignal): Promise<Answer<N>> {
  const { siteQueries } = await import('./site-queries').catch((error: unknown) => {
    // Replace the message: browsers word a failed download differently.
    throw new AppError('network', 'The query module could not be loaded', undefined, { cause: error });
  });
  // TypeScript resolves a generic name to the intersection of all queries.
  return (await siteQueries[name](signal)) as Answer<N>;
}

/** Query options of the 16 reads, with the key [table, 'site']; a write to the table refetches them. */
const options = (table: TableName) => ({
  meta: { table },
  gcTime: Infinity,
  // A screen that mounts after its read failed shows the error; its retry button reads again.
  retryOnMount: false,
});

const readOne = <N extends 'settings'>(table: TableName, name: N) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- each table has one query
  queryOptions({
    queryKey: [table, 'site'] as const,
    queryFn: async ({ signal }) => unwrapRow(await ask(name, signal)),
    ...options(table),
  });

const readRows = <N extends Exclude<keyof Queries, 'settings'>>(table: TableName, name: N) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- each table has one query
  queryOptions({
    queryKey: [table, 'site'] as const,
    queryFn: async ({ signal }) => unwrapRows<Answer<N>['data']>(await ask(name, signal)),
    ...options(table),
  });

/** The 16 reads at start-up; see site-queries.ts. */
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

/**
 * Starts all 16 in parallel. A failed read shows an error (query-client.ts) and does not block the others.
 */
export async function startSiteReads(queryClient: QueryClient): Promise<void> {
  started.add(queryClient);
  // The 16 queries differ only in their row types, which are not used here.
  const reads = Object.values(siteReads) as (typeof siteReads.faq)[];
  await Promise.allSettled(reads.map((read) => queryClient.query(read)));
}

/** Starts the reads if they have not been started on this page. */
export const ensureSiteReads = (queryClient: QueryClient): void => {
  if (!started.has(queryClient)) void startSiteReads(queryClient);
};

/**
 * Drops everything read as another user after a sign-in or sign-out, and refetches what is on screen. Keeps
 * the settings, which are the same for everyone, so that the page does not fall back to its loader. After a
 * sign-out only public data is refetched, because staff screens are about to unmount.
 */
export function clearPersonalReads(queryClient: QueryClient): void {
  type Read = { queryKey: readonly unknown[] };
  const isPersonal = ({ queryKey }: Read) => queryKey[0] !== 'site_settings';
  const isSignedOut = getSession().status === 'signed-out';
  const isRefetched = (read: Read) => isPersonal(read) && !(isSignedOut && read.queryKey[1] !== 'site');
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  void queryClient.resetQueries({ type: 'active', predicate: isRefetched });
  void startSiteReads(queryClient);
}

// One hook for each read used on several screens; the others are next to their page. Five reads have none:
// the database pages the inboxes and the register, and the process page reads its long texts together with
// the steps.
export const useSettings = () => useQuery(siteReads.settings);
export const useSlides = () => useQuery(siteReads.slides);
export const usePages = () => useQuery(siteReads.pages);
/** Queries the top-level items, each with its children. */
export const useNavigation = () =>
  useQuery({ ...siteReads.navigation, select: (items) => nestNavigation(items) });
export const useRlCategories = () => useQuery(siteReads.rlCategories);
export const useRlItems = () => useQuery(siteReads.rlItems);
export const useLegalProducts = () => useQuery(siteReads.legalProducts);
export const useArticles = () => useQuery(siteReads.articles);
export const useFaq = () => useQuery(siteReads.faq);
