import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { unwrapRow, unwrapRows } from '@/lib/errors';
import type { TableName } from '@/lib/rows';
import { database } from '@/lib/supabase';
import { getSession } from '@/session/session-store';
import { nestNavigation } from './navigation-tree';

type Answer<D> = PromiseLike<{ data: D; error: unknown; status: number }>;

/** The sixteen reads share the form of their key, [table, 'site']; a write to the table reads it again. */
const options = (table: TableName) => ({
  meta: { table },
  gcTime: Infinity,
  // A screen that comes after its read has failed shows the failure; its retry reads again, and says so once.
  retryOnMount: false,
});

const readOne = <D extends object | null>(table: TableName, run: (signal: AbortSignal) => Answer<D>) =>
  queryOptions({
    queryKey: [table, 'site'] as const,
    queryFn: async ({ signal }) => unwrapRow(await run(signal)),
    ...options(table),
  });

const readRows = <D extends unknown[] | null>(table: TableName, run: (signal: AbortSignal) => Answer<D>) =>
  queryOptions({
    queryKey: [table, 'site'] as const,
    queryFn: async ({ signal }) => unwrapRows(await run(signal)),
    ...options(table),
  });

const MINUTE_MS = 60_000;

/**
 * The clock of "published by now", as PostgREST compares it: the end of this minute, so that all who ask within it ask
 * at one address, whose answer can be cached. Row-level security keeps what is published later from visitors.
 */
const now = () => new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * The sixteen reads of start-up (spec section 7), each bounded in columns and rows: bodies and further pages are read
 * by the screens that show them. Row-level security decides what comes back; the filters keep staff, who may read
 * drafts, from seeing them on the public pages.
 */
export const siteReads = {
  settings: readOne('site_settings', (signal) =>
    database()
      .from('site_settings')
      .select('site_name, site_name_en, site, promo, deadlines, privacy, security')
      .abortSignal(signal)
      .single(),
  ),
  slides: readRows('hero_slides', (signal) =>
    database()
      .from('hero_slides')
      .select(
        'id, sort_order, title, title_en, subtitle, subtitle_en, image_url, image_description, image_description_en, cta_primary_text, cta_primary_text_en, cta_primary_url, cta_secondary_text, cta_secondary_text_en, cta_secondary_url',
      )
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(12)
      .abortSignal(signal),
  ),
  pages: readRows('cms_pages', (signal) =>
    database()
      .from('cms_pages')
      .select('slug, title, title_en, summary, summary_en')
      .eq('status', 'published')
      .lte('published_at', now())
      .is('deleted_at', null)
      .order('slug')
      .limit(100)
      .abortSignal(signal),
  ),
  navigation: readRows('navigation_menus', (signal) =>
    database()
      .from('navigation_menus')
      .select('id, label, label_en, url, parent_id, sort_order')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(100)
      .abortSignal(signal),
  ),
  rlCategories: readRows('rl_categories', (signal) =>
    database()
      .from('rl_categories')
      .select('id, code, name, name_en, nature, size_classes')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(50)
      .abortSignal(signal),
  ),
  rlItems: readRows('rl_subclass', (signal) =>
    database()
      .from('rl_subclass')
      .select(
        'id, category_id, code, name, name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version',
      )
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(300)
      .abortSignal(signal),
  ),
  legalProducts: readRows('legal_products', (signal) =>
    database()
      .from('legal_products')
      .select('id, kind, number, year, title, title_en, issued_on, status, replaced_by, file_url')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('year', { ascending: false })
      .order('number')
      .limit(50)
      .abortSignal(signal),
  ),
  articles: readRows('articles', (signal) =>
    database()
      .from('articles')
      .select(
        'id, slug, category, title, title_en, excerpt, excerpt_en, cover_url, cover_alt, cover_alt_en, published_at, author_name',
      )
      .eq('status', 'published')
      .lte('published_at', now())
      .is('deleted_at', null)
      .order('published_at', { ascending: false })
      .limit(9)
      .abortSignal(signal),
  ),
  clients: readRows('clients', (signal) =>
    database()
      .from('clients')
      .select('id, name, legal_form, province, city, logo_url')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('name')
      .limit(24)
      .abortSignal(signal),
  ),
  contactMessages: readRows('contact_submissions', (signal) =>
    database()
      .from('contact_submissions')
      .select('id, number, subject, status, created_at')
      .order('created_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  ),
  organizationStructure: readRows('struktur_organisasi', (signal) =>
    database()
      .from('struktur_organisasi')
      .select('id, name, position, position_en, parent_id, photo_url, bio, bio_en')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('order')
      .order('id')
      .limit(200)
      .abortSignal(signal),
  ),
  appeals: readRows('appeals', (signal) =>
    database()
      .from('appeals')
      .select('id, number, status, category, created_at, due_at')
      .order('created_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  ),
  complaints: readRows('complaints', (signal) =>
    database()
      .from('complaints')
      .select('id, number, status, category, created_at, due_at')
      .order('created_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  ),
  alurSertifikasi: readRows('alur_sertifikasi', (signal) =>
    database()
      .from('alur_sertifikasi')
      .select('id, step_order, title, title_en, icon, duration_days')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('step_order')
      .limit(40)
      .abortSignal(signal),
  ),
  legalitas: readRows('legalitas', (signal) =>
    database()
      .from('legalitas')
      .select(
        'id, kind, title, title_en, number, issuer, issuer_en, issued_on, valid_until, file_url, description, description_en',
      )
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .order('id')
      .limit(200)
      .abortSignal(signal),
  ),
  faq: readRows('faq', (signal) =>
    database()
      .from('faq')
      .select('id, question, question_en, answer, answer_en, category')
      .eq('is_published', true)
      .is('deleted_at', null)
      .order('sort_order')
      .limit(60)
      .abortSignal(signal),
  ),
};

/** Starts all sixteen at once. A read that fails says so (query-client.ts) and holds up no other. */
export async function startSiteReads(queryClient: QueryClient): Promise<void> {
  // The sixteen differ in the type of their rows alone, which nobody looks at here.
  const reads = Object.values(siteReads) as (typeof siteReads.faq)[];
  await Promise.allSettled(reads.map((read) => queryClient.query(read)));
}

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
