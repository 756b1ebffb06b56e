import { skipToken, type Query, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { AppRoutes } from '@/app/routes/router';
import { pathIn, type Language } from '@/config/languages';
import { renderIn, type Surroundings } from '@/config/env';
import { setLanguage, startI18n } from '@/lib/i18n/i18n';
import { createQueryClient } from '@/lib/query-client';
import { brandStyle } from '@/site/brand';
import { siteIcon, type SiteIcon } from '@/site/site-icon';
import { siteReads } from '@/site/site-reads';
import { rowsOf } from './page-rows';

export { siteManifest } from './site-manifest';
export type { Surroundings };

export interface RenderedPage {
  /** Title, description, canonical and Open Graph elements. */
  head: string;
  /** Content of #root. */
  body: string;
  /** The rows that the page shows, as JSON. */
  rows: string;
  /** The site's own colours, as declarations for the root element; empty for the usual ones. */
  brand: string;
  /** The site's own icon, fit to stand in an attribute. */
  icon: SiteIcon | undefined;
  /** Tables whose rows the page shows: when none of them changes, neither does the page. */
  tables: string[];
}

/** Reads in a row, each of which needs the answers of the one before it; more means that a page never comes to an end. */
const MOST_ROUNDS = 6;

let isStarted = false;

/** A read that the page asked for and nobody has answered. */
function isOpen({ state, options }: Query): boolean {
  const isWanted = (options as { enabled?: unknown }).enabled !== false && options.queryFn !== skipToken;
  return state.status === 'pending' && isWanted && options.queryFn !== undefined;
}

/** The page at the end of its reads: drawn, then all that it asked for answered, until it asks for nothing more. */
async function drawnPage(path: string, queryClient: QueryClient): Promise<string> {
  let broken: unknown;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </Providers>
      </StrictMode>,
      {
        // All in its place: a part that is moved there by a script would be missing without one.
        progressiveChunkSize: Infinity,
        // React would leave the part out and let the browser draw it.
        onError: (error) => void (broken ??= error),
      },
    );
    if (broken) throw broken as Error;
    prelude.setEncoding('utf8');
    let html = '';
    for await (const part of prelude) html += part as string; // of a stream with an encoding
    const open = queryClient.getQueryCache().getAll().filter(isOpen);
    if (open.length === 0) return html;
    await Promise.all(open.map((query) => query.fetch()));
  }
  throw new Error(`${path} asks for more with every answer`);
}

/** Elements for the head come first, as React writes them; the page itself begins with the first other element. */
const HEAD = /^(?:<title\b[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)*/;

/**
 * A public page as a visitor sees it, in HTML. One at a time: texts and surroundings are those of the whole module.
 * `path`: without a query. `missing` where nothing is, undefined for what is no page of its own. @throws what a read throws
 */
export async function renderPage(
  path: string,
  language: Language,
  surroundings: Surroundings,
): Promise<RenderedPage | 'missing' | undefined> {
  renderIn(surroundings);
  if (!isStarted) startI18n(false);
  isStarted = true;
  setLanguage(language);
  let failure: unknown;
  const queryClient = createQueryClient({
    onReadError: (_table, error) => (failure ??= error),
    onUnauthorized: () => undefined,
  });
  const html = await drawnPage(pathIn(path, language), queryClient);
  if (failure) throw failure as Error;
  const head = HEAD.exec(html)?.[0] ?? '';
  if (head.includes('<meta name="status" content="404"')) return 'missing';
  if (/<meta name="robots" content="noindex"/.test(head)) return undefined;
  // Without a heading: the address leads to another one, which only a browser follows.
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
