import { failed, passed, type DoctorResult } from './check-result.ts';
import {
  pageFetcher,
  checkHeaders,
  checkMissingChunk,
  checkRedirect,
  checkSharing,
  checkSitemap,
  checkUnknown,
} from './page-checks.ts';
import { checkFunctions, checkProxiedPaths, checkTls, checkPrerendered } from './service-checks.ts';

/** Returns the project that the site may connect to, from its Content-Security-Policy. */
export const projectIn = (policy: string): string | undefined =>
  /connect-src[^;]*? (https?:\/\/[^ ;]+)/.exec(policy)?.[1];

/** Returns a path that exists in no build and no content. */
const missingPath = () => `tidak-ada-${Date.now().toString(36)}`;

/**
 * Runs the checks that need only the site's address. @param project address of the API; defaults to the one
 * in the site's CSP, else to the site's origin
 */
export async function outside(site: string, project?: string): Promise<DoctorResult[]> {
  const ask = pageFetcher(site);
  const page = await ask('/');
  if (page?.status !== 200)
    return [
      failed(
        'Home page',
        `${site} responds with ${page?.status ?? 'nothing'}.`,
        page?.headers.get('location')
          ? `It redirects to ${page.headers.get('location') ?? ''}: check that address.`
          : 'Check address and host. Start a local site with npm start.',
      ),
    ];
  const html = await page.text();
  const isApp = html.includes('id="root"');
  const api = project ?? projectIn(page.headers.get('content-security-policy') ?? '') ?? new URL(site).origin;
  return [
    isApp
      ? passed('Home page', 'is served.')
      : failed('Home page', 'is not this site.', 'Check the address, and that the host serves dist/.'),
    checkHeaders(page, site.startsWith('https:')),
    ...(await checkTls(site)),
    await checkMissingChunk(ask, missingPath()),
    await checkUnknown(ask, missingPath()),
    await checkRedirect(ask),
    await checkSharing(ask, html),
    await checkSitemap(ask, site),
    await checkPrerendered(ask),
    await checkProxiedPaths(ask),
    await checkFunctions(api.replace(/\/+$/, '')),
  ];
}
