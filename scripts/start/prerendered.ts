import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_LANGUAGES as LANGUAGES, toLanguage } from '../../supabase/functions/_shared/languages.ts';
import { importRenderer } from '../prerender/bundle.ts';
import { isPrerendered } from '../prerender/content-pages.ts';
import { pageHtml } from '../prerender/page-html.ts';
import { createPageStyles } from '../prerender/page-styles.ts';
import { readShareStyle, type ShareStyle } from '../prerender/share-style.ts';
import { WEB_MANIFEST } from '../prerender/manifest.ts';
import { createSharePictures } from './share-pictures.ts';

/** Cache lifetime in milliseconds: scheduled content appears on a page within this time. */
const CACHE_MS = 60_000;
const MAX_PAGES = 500;
/** Maximum number of pages waiting to be rendered; further ones are rendered in the browser. */
const MAX_QUEUE = 8;

export interface PrerenderedOptions {
  /** Origin of the site. */
  url: string;
  publishableKey: string;
  /** The API, called as a visitor. */
  fetch: (request: Request) => Promise<Response>;
  /** Registers a callback for changes to public content. */
  onContentChanged: (listener: () => void) => void;
}

/** Result for an address that does not exist. */
const MISSING = Symbol('missing');
/** HTML, or undefined if the page renders in the browser. */
type Page = string | typeof MISSING | undefined;

type Kept = { page: Promise<Page>; until: number };

export interface Prerendered {
  /**
   * Returns the HTML of an address, or the empty page if it renders in the browser. `isMissing`: the address
   * does not exist.
   */
  page: (request: Request) => Promise<{ html: string; isMissing: boolean }>;
  /** Returns the picture at a path below /share/, or the site's, as PNG; undefined if no page uses it. */
  sharePicture: (pathname: string) => Promise<Buffer | undefined>;
  /** Returns the manifest with the site's name; undefined if it cannot be read. */
  manifest: () => Promise<string | undefined>;
}

/** Renders the pages of a build on demand and caches them for a minute, or until content changes. */
export async function createPrerendered(site: string, options: PrerenderedOptions): Promise<Prerendered> {
  const renderer = await importRenderer(site);
  const styleOf = createPageStyles(site);
  const index = readFileSync(path.join(site, 'index.html'), 'utf8');
  const pages = new Map<string, Kept>();
  const surroundings = {
    siteUrl: options.url,
    supabaseUrl: options.url,
    supabaseAnonKey: options.publishableKey,
    fetch: ((input, init) => options.fetch(new Request(input, init))) as typeof fetch,
  };
  let generation = 0;
  let siteStyle: { read: Promise<ShareStyle>; until: number } | undefined;
  options.onContentChanged(() => {
    generation++;
    pages.clear();
    siteStyle = undefined;
  });

  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs one render at a time, because the language is global to the module. */
  function enqueue<T>(run: () => Promise<T>): Promise<T> {
    waiting++;
    const turn = last.then(run).finally(() => waiting--);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function render(pathname: string, language: string): Promise<Page> {
    try {
      const page = await enqueue(() => renderer.renderPage(pathname, toLanguage(language), surroundings));
      if (!page) return undefined;
      if (page === 'missing') return MISSING;
      const style = await styleOf(`<html data-prerendered>${page.body}`);
      return pageHtml(index, { ...page, pathname, language, languages: LANGUAGES, style });
    } catch {
      // A request failed: the page renders in the browser, which shows the error.
      return undefined;
    }
  }

  const cachedPage = (key: string) => {
    const known = pages.get(key);
    return known && known.until > Date.now() ? known : undefined;
  };

  /**
   * Returns the cached page or renders it. Discards results that may contain rows changed during rendering.
   */
  async function kept(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = cachedPage(key);
    if (known) return known.page;
    const startGeneration = generation;
    const page = make();
    if (pages.size >= MAX_PAGES) pages.clear();
    pages.set(key, { page, until: Date.now() + CACHE_MS });
    await page;
    if (startGeneration !== generation) pages.delete(key);
    return page;
  }

  const emptyManifest = readFileSync(path.join(site, WEB_MANIFEST), 'utf8');
  const manifest = () => renderer.siteManifest(emptyManifest, surroundings).catch(() => undefined);

  async function pageAt(pathname: string, language: string): Promise<Page> {
    if (!isPrerendered(pathname)) return undefined;
    const key = `${language} ${pathname}`;
    if (waiting >= MAX_QUEUE && !cachedPage(key)) return undefined;
    return kept(key, () => render(pathname, language));
  }

  const { url: project, publishableKey } = options;
  const styleOfSite = () => {
    if (!siteStyle || siteStyle.until < Date.now())
      siteStyle = {
        read: readShareStyle({ project, publishableKey, fetch: surroundings.fetch }),
        until: Date.now() + CACHE_MS,
      };
    return siteStyle.read;
  };

  const textOf = (page: Page) => (page === MISSING ? undefined : page);
  return {
    async page(request) {
      const page = await pageAt(new URL(request.url).pathname, preferredLanguage(request));
      return { html: textOf(page) ?? index, isMissing: page === MISSING };
    },
    sharePicture: createSharePictures(async (...asked) => textOf(await pageAt(...asked)), styleOfSite),
    manifest: async () => textOf(await kept('manifest', manifest)),
  };
}

/**
 * Returns the language of the address, else the stored choice, else the browser's. Crawlers send none and get
 * the default.
 */
export function preferredLanguage(request: Request): string {
  const asked = new URL(request.url).searchParams.get('lng');
  const chosen = /(?:^|;\s*)i18nextLng=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const preferred = request.headers.get('accept-language')?.split(/[,;]/)[0];
  return toLanguage(asked ?? chosen ?? preferred ?? '');
}
