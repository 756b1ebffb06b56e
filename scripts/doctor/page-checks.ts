import { overTls, securityHeaders } from '../start/security-headers.ts';
import { failed, passed, type DoctorResult } from './check-result.ts';

/**
 * Requests a path of the site without following redirects. Resolves to undefined without a response within
 * ten seconds.
 */
export type FetchPage = (path: string) => Promise<Response | undefined>;
const HOSTING = 'docs/hosting.md, “Static hosts”';
const TIMEOUT_MS = 10_000;
/** In seconds; short enough not to outlast a rollback. */
const MAX_CACHE_S = 600;

export const pageFetcher =
  (site: string): FetchPage =>
  (path) =>
    fetch(new URL(path, site), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => undefined,
    );

const isHtml = (answer: Response) => answer.headers.get('content-type')?.includes('text/html') ?? false;
const contentOf = (html: string, property: string) =>
  new RegExp(`<meta[^>]*(?:property|name)="${property}"[^>]*content="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<meta[^>]*content="([^"]*)"[^>]*(?:property|name)="${property}"`).exec(html)?.[1];

/** Compares the security headers with those of this code. Of the CSP, only checks that it is present. */
export function checkHeaders(page: Response, isTls: boolean): DoctorResult {
  const wanted = Object.entries({ ...securityHeaders({ html: '' }), ...(isTls && overTls) });
  const wrong = wanted
    .filter(([name, value]) => {
      const said = page.headers.get(name);
      return name === 'content-security-policy' ? !said?.includes('script-src') : said !== value;
    })
    .map(([name]) => name);
  if (wrong.length === 0) return passed('Headers', 'pages have all security headers.');
  return failed(
    'Headers',
    `missing or different: ${wrong.join(', ')}.`,
    `Copy them from the build: ${HOSTING}.`,
  );
}

/** Checks that shared links have a picture and title without JavaScript. */
export async function checkSharing(ask: FetchPage, html: string): Promise<DoctorResult> {
  const picture = contentOf(html, 'og:image');
  const todo =
    'Build with VITE_SITE_URL, VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY set, so that pages are prerendered.';
  if (!picture || !contentOf(html, 'og:title'))
    return failed('Sharing', 'the page has no title or picture for shared links without JavaScript.', todo);
  const answer = await ask(picture);
  if (answer?.status === 200 && answer.headers.get('content-type')?.startsWith('image/'))
    return passed('Sharing', `shared links show a title and ${new URL(picture, 'http://x').pathname}.`);
  return failed('Sharing', `the picture ${picture} responds with ${answer?.status ?? 'nothing'}.`, todo);
}

/** Checks that a missing chunk is answered with 404, which is not cached. */
export async function checkMissingChunk(ask: FetchPage, name: string): Promise<DoctorResult> {
  const answer = await ask(`/assets/${name}.js`);
  const kept = answer?.headers.get('cache-control') ?? '';
  const isKept = /immutable/.test(kept) || Number(/max-age=(\d+)/.exec(kept)?.[1] ?? 0) > MAX_CACHE_S;
  if (answer?.status === 404 && !isKept)
    return passed('Missing files', 'a missing file responds with 404, which is not cached.');
  return failed(
    'Missing files',
    `a missing file in /assets/ responds with ${answer?.status ?? 'nothing'}${isKept ? `, cached by browsers (${kept})` : ''}.`,
    `After a rollback, browsers would use a cached page as a script. Copy the rules from the build: ${HOSTING}.`,
  );
}

/** Checks that unknown addresses are answered with 404. */
export async function checkUnknown(ask: FetchPage, name: string): Promise<DoctorResult> {
  const answer = await ask(`/informasi/news/${name}`);
  if (answer?.status === 404) return passed('Unknown addresses', 'respond with 404.');
  if (answer?.status === 200 && isHtml(answer))
    return failed(
      'Unknown addresses',
      'respond with 200; the page excludes itself from search engines.',
      `If the host supports it, make them respond with 404: ${HOSTING}.`,
      'warning',
    );
  return failed('Unknown addresses', `respond with ${answer?.status ?? 'nothing'}.`, `See ${HOSTING}.`);
}

/** Checks that old addresses redirect, on the server or in the application. */
export async function checkRedirect(ask: FetchPage): Promise<DoctorResult> {
  const answer = await ask('/profil/struktur');
  const isMoved = answer?.headers.get('location')?.endsWith('/profil/struktur-organisasi');
  if (answer && isMoved && [301, 308].includes(answer.status))
    return passed('Redirects', 'moved addresses redirect.');
  if (answer?.status === 200 && isHtml(answer))
    return passed('Redirects', 'moved addresses redirect in the application.');
  return failed(
    'Redirects',
    `/profil/struktur responds with ${answer?.status ?? 'nothing'}.`,
    `See ${HOSTING}.`,
  );
}

/** Checks the sitemap, and that robots.txt contains its absolute address. */
export async function checkSitemap(ask: FetchPage, site: string): Promise<DoctorResult> {
  const [sitemap, robots] = await Promise.all([ask('/sitemap.xml'), ask('/robots.txt')]);
  const xml = (await sitemap?.text()) ?? '';
  if (sitemap?.status !== 200 || !/<(urlset|sitemapindex)/.test(xml))
    return failed(
      'Sitemap',
      `/sitemap.xml responds with ${sitemap?.status ?? 'nothing'}${sitemap && isHtml(sitemap) ? ' and a page' : ''}.`,
      `Deploy the function sitemap, set the secret SITE_URL, and make the host proxy it: ${HOSTING}.`,
    );
  if (!xml.includes(`<loc>${new URL(site).origin}`))
    return failed(
      'Sitemap',
      'its addresses are not those of this site.',
      `npm run supabase -- secrets set SITE_URL=${new URL(site).origin}`,
    );
  if (!/^Sitemap: https?:\/\//m.test((await robots?.text()) ?? ''))
    return failed(
      'Sitemap',
      'exists, but robots.txt does not contain its absolute address.',
      'Build with VITE_SITE_URL set.',
      'warning',
    );
  return passed('Sitemap', 'exists and has the addresses of this site.');
}
