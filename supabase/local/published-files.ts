/**
 * Files at the site root that the function `sitemap` generates. On a static host, public/_redirects forwards
 * them.
 */
const FILES = ['/sitemap.xml', '/rss.xml', '/perubahan.xml'];
/** Prefix of the public API, answered by the function `public-api`. */
const API = '/api/v1/';
/** Feed of changes to the register, which other sites may show. */
const CHANGES = '/perubahan.xml';
/** Response of the function `health`, for uptime monitors. */
const HEALTH = '/health.json';
/** Library files, under addresses of the site. */
const LIBRARY = '/media/';
const BUCKET = '/storage/v1/object/public/media/';

/**
 * Returns true for paths that pages of any site may read without a key: their content is the same for all
 * callers.
 */
export const allowsEveryOrigin = (pathname: string) => pathname.startsWith(API) || pathname === CHANGES;

/** Returns the service of the project that answers a path of the site; undefined for other paths. */
export function serviceFor(pathname: string): string | undefined {
  if (FILES.includes(pathname)) return `/functions/v1/sitemap${pathname}`;
  if (pathname === HEALTH) return '/functions/v1/health';
  if (pathname.startsWith(API)) return `/functions/v1/public-api/${pathname.slice(API.length)}`;
  return pathname.startsWith(LIBRARY) ? BUCKET + pathname.slice(LIBRARY.length) : undefined;
}

/** Rewrites a request for such a file to its service; undefined for other addresses. */
export function publishedFile(request: Request): Request | undefined {
  const url = new URL(request.url);
  const service = serviceFor(url.pathname);
  if (service === undefined) return undefined;
  url.pathname = service;
  return new Request(url, { method: request.method, headers: request.headers, signal: request.signal });
}
