/** Files at the root of the site that the function `sitemap` makes; on a static host public/_redirects leads there. */
const FILES = ['/sitemap.xml', '/rss.xml', '/perubahan.xml'];
/** Addresses for programs of others, which the function `public-api` answers. */
const API = '/api/v1/';
/** Feed of changes to the register, which other sites may show. */
const CHANGES = '/perubahan.xml';
/** For uptime monitors: what the function `health` says. */
const HEALTH = '/health.json';
/** Files of the library, which pages and visitors know by an address of the site. */
const LIBRARY = '/media/';
const BUCKET = '/storage/v1/object/public/media/';

/** True for what pages of any other site may read, without a key: what is answered there is the same for everybody. */
export const isForEveryOrigin = (pathname: string) => pathname.startsWith(API) || pathname === CHANGES;

/** Service of the project that answers a path of the site; undefined for any other path. */
export function servedBy(pathname: string): string | undefined {
  if (FILES.includes(pathname)) return `/functions/v1/sitemap${pathname}`;
  if (pathname === HEALTH) return '/functions/v1/health';
  if (pathname.startsWith(API)) return `/functions/v1/public-api/${pathname.slice(API.length)}`;
  return pathname.startsWith(LIBRARY) ? BUCKET + pathname.slice(LIBRARY.length) : undefined;
}

/** The request to what is behind such a file; undefined for any other address. */
export function publishedFile(request: Request): Request | undefined {
  const url = new URL(request.url);
  const service = servedBy(url.pathname);
  if (service === undefined) return undefined;
  url.pathname = service;
  return new Request(url, { method: request.method, headers: request.headers, signal: request.signal });
}
