/** Addresses that start in the browser, with all below: they depend on what is asked, on a person, or on who is signed in. */
export const STARTED_IN_BROWSER = ['cek', 'cari', 'admin', 'auth'];
/** The list is written, its companies start in the browser. */
export const LISTED_IN_BROWSER = ['informasi/klien'];

const startsInBrowser = new RegExp(
  `^/(${[...STARTED_IN_BROWSER, ...LISTED_IN_BROWSER.map((list) => `${list}/.+`)].join('|')})(/|$)`,
);

/** True for addresses of the public site whose page can be written before anybody asks for it. */
export const isWritten = (pathname: string): boolean => !startsInBrowser.test(pathname);

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/**
 * Paths of all pages that can be written, from the site's own sitemap, in its order.
 * `read`: answers a path of the function `sitemap`. @throws what `read` throws
 */
export async function contentPages(read: (path: string) => Promise<string>): Promise<string[]> {
  const first = await read('sitemap.xml');
  const parts = first.includes('<sitemapindex')
    ? await Promise.all(locations(first).map((_, index) => read(`sitemap.xml?part=${String(index + 1)}`)))
    : [first];
  const paths = parts.flatMap(locations).map((address) => new URL(address.replaceAll('&amp;', '&')).pathname);
  return [...new Set(paths)].filter(isWritten);
}
