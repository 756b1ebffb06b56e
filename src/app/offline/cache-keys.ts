export const CACHES = {
  pages: 'lsbu-pages',
  parts: 'lsbu-parts',
  reads: 'lsbu-reads',
  pictures: 'lsbu-pictures',
} as const;

/**
 * Pages that are never cached: the back-office, sign-in, cases and their forms, searches, and every page with
 * the status of a certificate, because an old status could be mistaken for the current one.
 */
const UNCACHED_PATHS =
  /^\/(?:admin|auth|keluhan|banding|lacak|cek|cari|informasi\/klien|_local|api)(?:\/|$)/i;
/** Query parameters that do not affect which page is shown. */
const TRACKING_PARAMETERS = /^(?:lng|utm_\w+|fbclid|gclid)$/;

/**
 * Returns the cache key of a page, e.g. `/layanan/biaya`, which is the same in every language; undefined if
 * it must not be cached.
 */
export function cachedPageKey({ origin, pathname, searchParams }: URL): string | undefined {
  if (UNCACHED_PATHS.test(pathname) || /\.\w+$/.test(pathname)) return undefined;
  if ([...searchParams.keys()].some((name) => !TRACKING_PARAMETERS.test(name))) return undefined;
  return origin + pathname.replace(/(.)\/+$/, '$1');
}

/** Returns true for addresses of the back-office and sign-in, which cache nothing. */
export const isStaffPath = ({ pathname }: URL) => /^\/(?:admin|auth)(?:\/|$)/i.test(pathname);

/** Tables and functions that public pages read; excludes companies, certificates and cases. */
const CACHED_READS =
  /\/rest\/v1\/(?:site_settings|hero_slides|cms_pages|navigation_menus|rl_categories|rl_subclass|legal_products|articles|struktur_organisasi|alur_sertifikasi|legalitas|faq|rpc\/(?:fee_schedule|text_numbers))$/;

/**
 * Returns the cache key of a read; undefined if it must not be cached. @param authorization header of the
 * request: reads of a signed-in user are not cached
 */
export function cachedReadKey(method: string, url: URL, authorization: string | null): string | undefined {
  if (method !== 'GET' || authorization !== null || !CACHED_READS.test(url.pathname)) return undefined;
  // The "published by now" filter changes every minute; the column filters before it do not.
  return url.href.replace(/&published_at=[^&]*/, '');
}
