/** Files at the root of the site that the function `sitemap` makes; on a static host public/_redirects leads there. */
const FILES = ['/sitemap.xml', '/rss.xml'];

/** The request to the function behind such a file; undefined for any other address. */
export function publishedFile(request: Request): Request | undefined {
  const url = new URL(request.url);
  if (!FILES.includes(url.pathname)) return undefined;
  url.pathname = `/functions/v1/sitemap${url.pathname}`;
  return new Request(url, { method: request.method, headers: request.headers });
}
