/** Addresses that start in the browser, with all below: they depend on what is asked, on a person, or on who is signed in. */
export const STARTED_IN_BROWSER = ['cek', 'cari', 'admin', 'auth'];
/** The list is written, its companies start in the browser. */
export const LISTED_IN_BROWSER = ['informasi/klien'];

const startsInBrowser = new RegExp(
  `^/(${[...STARTED_IN_BROWSER, ...LISTED_IN_BROWSER.map((list) => `${list}/.+`)].join('|')})(/|$)`,
);

/** True for addresses of the public site whose page can be written before anybody asks for it. */
export const isWritten = (pathname: string): boolean => !startsInBrowser.test(pathname);

const ARTICLES = '/informasi/news/';

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** The day of each page's last change, by its path; '' where the sitemap names none. */
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
 * Paths of all pages that can be written, from the site's own sitemap: in its order, and after them the articles, the newest
 * first, of which a large site writes only so many. `read`: answers a path of the function `sitemap`. @throws what `read` throws
 */
export async function contentPages(read: (path: string) => Promise<string>): Promise<string[]> {
  const first = await read('sitemap.xml');
  const parts = first.includes('<sitemapindex')
    ? await Promise.all(locations(first).map((_, index) => read(`sitemap.xml?part=${String(index + 1)}`)))
    : [first];
  const pages = [...new Map(parts.flatMap(daysOf))].filter(([path]) => isWritten(path));
  const isArticle = ([path]: [path: string, day: string]) => path.startsWith(ARTICLES);
  const articles = pages
    .filter(isArticle)
    .toSorted(([, one], [, other]) => (one < other ? 1 : one > other ? -1 : 0));
  return [...pages.filter((page) => !isArticle(page)), ...articles].map(([path]) => path);
}
