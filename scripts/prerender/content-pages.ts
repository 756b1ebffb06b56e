/** Addresses that start in the browser: they depend on what is asked, on a person, or on who is signed in. */
const STARTED_IN_BROWSER = /^\/(cek|cari|admin|auth|informasi\/klien\/.+)(\/|$)/;

/** True for addresses of the public site whose page can be written before anybody asks for it. */
export const isWritten = (pathname: string): boolean => !STARTED_IN_BROWSER.test(pathname);

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/**
 * Paths of all pages that can be written, from the site's own sitemap, in its order; at most `most`.
 * `read`: answers a path of the function `sitemap`. @throws what `read` throws
 */
export async function contentPages(read: (path: string) => Promise<string>, most: number): Promise<string[]> {
  const first = await read('sitemap.xml');
  const parts = first.includes('<sitemapindex')
    ? await Promise.all(locations(first).map((_, index) => read(`sitemap.xml?part=${String(index + 1)}`)))
    : [first];
  const paths = parts.flatMap(locations).map((address) => new URL(address.replaceAll('&amp;', '&')).pathname);
  return [...new Set(paths)].filter(isWritten).slice(0, most);
}
