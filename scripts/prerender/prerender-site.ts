import { messageOf } from '../../supabase/local/message-of.ts';
import { isCloudflare } from '../host-files.ts';
import { buildRenderer } from './bundle.ts';
import { writeSitePages } from './write-pages.ts';

/** Maximum number of prerendered pages, unless PRERENDER_MOST is set. */
const MAX_PAGES = 2000;

/**
 * Prerenders the public pages of a built site. `variables`: those of the build. @returns a message with the
 * number of pages, or why there are none; the build works without them
 */
export async function prerenderSite(site: string, variables: Record<string, string>): Promise<string> {
  const { VITE_SUPABASE_URL: project, VITE_SUPABASE_ANON_KEY: publishableKey } = variables;
  const { VITE_SITE_URL: siteUrl, PRERENDER, PRERENDER_MOST } = variables;
  if (PRERENDER === 'off') return 'PRERENDER=off: no pages are prerendered; all are rendered in the browser.';
  if (!project || !publishableKey || !siteUrl)
    return 'Without VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY and VITE_SITE_URL, no pages are prerendered; all are rendered in the browser.';
  try {
    await buildRenderer(site, variables);
    const count = await writeSitePages(site, {
      siteUrl: siteUrl.replace(/\/+$/, ''),
      project: project.replace(/\/+$/, ''),
      publishableKey,
      fetch: (input, init) => fetch(input, init),
      most: Number(PRERENDER_MOST) || MAX_PAGES,
      isCloudflare: isCloudflare(variables),
    });
    return `${String(count)} pages prerendered.`;
  } catch (error) {
    return `No pages were prerendered; all are rendered in the browser: ${messageOf(error)}.`;
  }
}
