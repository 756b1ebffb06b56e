import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTENT_LANGUAGES,
  DEFAULT_LANGUAGE,
  type Language,
} from '../../supabase/functions/_shared/languages.ts';
import { importRenderer } from './bundle.ts';
import { contentPages } from './content-pages.ts';
import { writeHostRules, START_FILE } from './host-rules.ts';
import { pageHtml } from './page-html.ts';
import { createPageStyles } from './page-styles.ts';
import { readShareStyle } from './share-style.ts';
import { sharePicture, shareTexts } from './share-picture.ts';
import { WEB_MANIFEST, DEFAULT_PICTURE, MANIFEST_FILE, manifestContent } from './manifest.ts';

/** Maximum number of share pictures, each about 100 KB and 0.2 s. Further pages use the site's picture. */
const MAX_PICTURES = 1000;

export interface WriteOptions {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Address of the project. */
  project: string;
  publishableKey: string;
  fetch: typeof fetch;
  /** Maximum number of pages per language. */
  most: number;
  /** True if Cloudflare Pages serves the build. */
  isCloudflare?: boolean;
}

/** Returns the file of a page in the build; hosts serve `profil/tentang.html` at `/profil/tentang`. */
const fileOf = (pathname: string, language: Language) =>
  path.join(
    language === DEFAULT_LANGUAGE ? '' : language,
    pathname === '/' ? 'index.html' : `${pathname}.html`,
  );

/**
 * Prerenders the public pages of a project in all languages into a finished build that has its renderer, and
 * updates the hosts' files. Returns the number of pages.
 * @throws Error if the project cannot be read; the build is then unchanged
 */
export async function writeSitePages(site: string, options: WriteOptions): Promise<number> {
  const { siteUrl, project, publishableKey, fetch, most, isCloudflare } = options;
  const renderer = await importRenderer(site);
  const readAt = new Date();
  const all = await contentPages(async (asked) => {
    const answer = await fetch(`${project}/functions/v1/sitemap/${asked}`);
    if (!answer.ok) throw new Error(`the sitemap responded with ${String(answer.status)}`);
    return answer.text();
  });
  const paths = all.slice(0, most);
  const index = readFileSync(path.join(site, 'index.html'), 'utf8');
  const styleOf = createPageStyles(site);
  const surroundings = { siteUrl, supabaseUrl: project, supabaseAnonKey: publishableKey, fetch };
  const manifest = await renderer.siteManifest(
    readFileSync(path.join(site, WEB_MANIFEST), 'utf8'),
    surroundings,
  );
  // Render everything before writing, so that a failure leaves the build unchanged.
  const files: [name: string, content: string | Buffer][] = [];
  let pages = 0;
  let pictures = 0;
  const siteStyle = await readShareStyle({ project, publishableKey, fetch });
  for (const language of CONTENT_LANGUAGES)
    for (const pathname of paths) {
      const page = await renderer.renderPage(pathname, language, surroundings);
      if (!page || page === 'missing') continue;
      const shared = shareTexts(page.head);
      if (shared && pictures < MAX_PICTURES) {
        pictures++;
        const drawn = await sharePicture(shared.words, siteStyle);
        files.push([shared.pathname, drawn]);
        // The home page's picture also replaces the site's default picture.
        if (pathname === '/' && language === DEFAULT_LANGUAGE) files.push([DEFAULT_PICTURE, drawn]);
      } else if (shared) page.head = page.head.replace(shared.pathname, `/${DEFAULT_PICTURE}`);
      const style = await styleOf(`<html data-prerendered>${page.body}`);
      const written = { ...page, pathname, language, languages: CONTENT_LANGUAGES, style };
      files.push([fileOf(pathname, language), pageHtml(index, written)]);
      pages++;
    }
  writeFileSync(path.join(site, START_FILE), index);
  writeFileSync(path.join(site, WEB_MANIFEST), manifest);
  for (const [name, content] of files) {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(path.join(site, MANIFEST_FILE), manifestContent(readAt, pages));
  writeHostRules(site, { paths, isWhole: paths.length === all.length, start: index, isCloudflare });
  return pages;
}
