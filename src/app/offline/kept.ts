/** Caches of the service worker, on the visitor's device. */
export const CACHES = {
  pages: 'lsbu-pages',
  parts: 'lsbu-parts',
  reads: 'lsbu-reads',
  pictures: 'lsbu-pictures',
} as const;

/**
 * Pages that are never kept: the back-office and sign-in, cases and the forms that lead to them, searches, and all that says
 * how a certificate stands: an old status could be taken for today's.
 */
const NEVER = /^\/(?:admin|auth|keluhan|banding|lacak|cek|cari|informasi\/klien|_local|api)(?:\/|$)/i;
/** Parameters that make no other page of an address. */
const BESIDE = /^(?:lng|utm_\w+|fbclid|gclid)$/;

/** The address under which a page is kept, or undefined for one that is not: `/layanan/biaya` in whatever language. */
export function keptPage({ origin, pathname, searchParams }: URL): string | undefined {
  if (NEVER.test(pathname) || /\.\w+$/.test(pathname)) return undefined;
  if ([...searchParams.keys()].some((name) => !BESIDE.test(name))) return undefined;
  return origin + pathname.replace(/(.)\/+$/, '$1');
}

/** True for addresses of the back-office and of sign-in, for which nothing at all is kept. */
export const isOfStaff = ({ pathname }: URL) => /^\/(?:admin|auth)(?:\/|$)/i.test(pathname);

/** Tables and functions whose rows public pages are made of; no company, no certificate, no case. */
const READ =
  /\/rest\/v1\/(?:site_settings|hero_slides|cms_pages|navigation_menus|rl_categories|rl_subclass|legal_products|articles|struktur_organisasi|alur_sertifikasi|legalitas|faq|rpc\/(?:fee_schedule|text_numbers))$/;

/** The address under which the rows of a page are kept, or undefined. `authorization`: of the request; nobody's session is kept. */
export function keptRead(method: string, url: URL, authorization: string | null): string | undefined {
  if (method !== 'GET' || authorization !== null || !READ.test(url.pathname)) return undefined;
  // The clock of "published by now", another one each minute; the columns stand before it.
  return url.href.replace(/&published_at=[^&]*/, '');
}
