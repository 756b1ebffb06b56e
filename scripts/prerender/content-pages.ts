/** Paths that are rendered only in the browser, because they depend on the query or the signed-in user. */
export const STARTED_IN_BROWSER = ['cek', 'cari', 'admin', 'auth'];
/** Lists that are prerendered, with entries that are rendered in the browser. */
export const LISTED_IN_BROWSER = ['informasi/klien'];

const startsInBrowser = new RegExp(
  `^/(${[...STARTED_IN_BROWSER, ...LISTED_IN_BROWSER.map((list) => `${list}/.+`)].join('|')})(/|$)`,
);

/** Returns true if the public page can be prerendered. */
export const isPrerendered = (pathname: string): boolean => !startsInBrowser.test(pathname);

const ARTICLES = '/informasi/news/';

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** Returns the last change of each page by path; '' if the sitemap has no date. */
const daysOf = (xml: string) =>
  xml
    .split('<url>')
    .slice(1)
    .flatMap((entry) =>
      locations(entry).map((address): [path: string, day: string] => [
        new URL(address.replaceAll('&amp;', '&')).pathname,
        /<lastmod>([^<]+)</.exec(entry)?.[1] ?? '',
      ]),
    );

/**
 * Returns the paths of all pages to prerender, in the order of the sitemap, then articles, newest first.
 * `read` fetches a path of the function `sitemap`. @throws the errors of `read`
 */
export async function contentPages(read: (path: string) => Promise<string>): Promise<string[]> {
  const first = await read('sitemap.xml');
  const parts = first.includes('<sitemapindex')
    ? await Promise.all(locations(first).map((_, index) => read(`sitemap.xml?part=${String(index + 1)}`)))
    : [first];
  const pages = [...new Map(parts.flatMap(daysOf))].filter(([path]) => isPrerendered(path));
  const isArticle = ([path]: [path: string, day: string]) => path.startsWith(ARTICLES);
  const articles = pages
    .filter(isArticle)
    .toSorted(([, one], [, other]) => (one < other ? 1 : one > other ? -1 : 0));
  return [...pages.filter((page) => !isArticle(page)), ...articles].map(([path]) => path);
}
