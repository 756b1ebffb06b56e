import { skipToken, type Query, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { AppRoutes } from '@/app/routes/router';
import { pathIn, type Language } from '@/config/languages';
import { overrideEnvironment, type EnvironmentOverrides } from '@/config/env';
import { setLanguage, startI18n } from '@/lib/i18n/i18n';
import { createQueryClient } from '@/lib/query-client';
import { brandStyle } from '@/site/brand';
import { siteIcon, type SiteIcon } from '@/site/site-icon';
import { siteReads } from '@/site/site-reads';
import { rowsOf } from './page-rows';

export { siteManifest } from './site-manifest';
export type { EnvironmentOverrides };

export interface RenderedPage {
  /** Title, description, canonical and Open Graph elements. */
  head: string;
  /** Content of #root. */
  body: string;
  /** Rows that the page shows, as JSON. */
  rows: string;
  /** The site's colours as declarations for the root element; empty for the default ones. */
  brand: string;
  /** The site's icon, escaped for an attribute. */
  icon: SiteIcon | undefined;
  /** Tables whose rows the page shows; the page changes only if one of them changes. */
  tables: string[];
}

/** Maximum depth of dependent queries. A deeper chain would mean that the page never finishes. */
const MAX_ROUNDS = 6;

let isStarted = false;

/** Returns true if the page started a query that has no result yet. */
function isOpen({ state, options }: Query): boolean {
  const isWanted = (options as { enabled?: unknown }).enabled !== false && options.queryFn !== skipToken;
  return state.status === 'pending' && isWanted && options.queryFn !== undefined;
}

/** Renders the page repeatedly until all its queries have results. */
async function renderUntilLoaded(path: string, queryClient: QueryClient): Promise<string> {
  let broken: unknown;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </Providers>
      </StrictMode>,
      {
        // Render all content in place: React would otherwise move large parts with a script.
        progressiveChunkSize: Infinity,
        // React would otherwise omit the failing part and let the browser render it.
        onError: (error) => void (broken ??= error),
      },
    );
    if (broken) throw broken as Error;
    prelude.setEncoding('utf8');
    let html = '';
    for await (const part of prelude) html += part as string; // chunks are strings, because an encoding is set
    const open = queryClient.getQueryCache().getAll().filter(isOpen);
    if (open.length === 0) return html;
    await Promise.all(open.map((query) => query.fetch()));
  }
  throw new Error(`${path} starts new queries after every response`);
}

/** Elements for the head, which React writes before the page's first element. */
const HEAD = /^(?:<title\b[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)*/;

/**
 * Renders a public page to HTML as a visitor sees it. Render one page at a time: language and environment are
 * global. `path` has no query. Returns 'missing' if the address does not exist, undefined for a page that is
 * not prerendered. @throws the error of a failed query
 */
export async function renderPage(
  path: string,
  language: Language,
  surroundings: EnvironmentOverrides,
): Promise<RenderedPage | 'missing' | undefined> {
  overrideEnvironment(surroundings);
  if (!isStarted) startI18n(false);
  isStarted = true;
  setLanguage(language);
  let failure: unknown;
  const queryClient = createQueryClient({
    onReadError: (_table, error) => (failure ??= error),
    onUnauthorized: () => undefined,
  });
  const html = await renderUntilLoaded(pathIn(path, language), queryClient);
  if (failure) throw failure as Error;
  const head = HEAD.exec(html)?.[0] ?? '';
  if (head.includes('<meta name="status" content="404"')) return 'missing';
  if (/<meta name="robots" content="noindex"/.test(head)) return undefined;
  // A page without a heading is a redirect, which only a browser follows.
  if (!html.includes('<h1')) return undefined;
  const shown = queryClient.getQueryCache().getAll();
  const site = queryClient.getQueryData(siteReads.settings.queryKey)?.site;
  return {
    head,
    body: html.slice(head.length),
    rows: rowsOf(queryClient),
    brand: brandStyle(site),
    icon: siteIcon(site),
    tables: [...new Set(shown.map(({ queryKey, meta }) => meta?.table ?? String(queryKey[0])))],
  };
}
