import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTENT_LANGUAGES,
  DEFAULT_LANGUAGE,
  type Language,
} from '../../supabase/functions/_shared/languages.ts';
import { importRenderer } from './bundle.ts';
import { contentPages } from './content-pages.ts';
import { pageHtml, startHtml, versionOf } from './page-html.ts';
import { createPageStyles } from './page-styles.ts';
import { sharePicture, shareWords } from './share-picture.ts';
import { MANIFEST, SNAPSHOT, WRITTEN, writtenFile } from './written.ts';

/** The page of every address that is not written: the built index.html, whose place the home page takes. */
const START = 'start.html';

/** Pictures to share pages with, of about 100 KB and a fifth of a second each; further pages have that of the site. */
const MOST_PICTURES = 1000;

export interface WriteOptions {
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Address and publishable key of the project. */
  project: string;
  publishableKey: string;
  fetch: typeof fetch;
  /** Addresses at most, in each language. */
  most: number;
}

/** File of a page in the build; hosts answer `/profil/tentang` with `profil/tentang.html`. */
const fileOf = (pathname: string, language: Language) =>
  path.join(
    language === DEFAULT_LANGUAGE ? '' : language,
    pathname === '/' ? 'index.html' : `${pathname}.html`,
  );

/**
 * Writes the public pages of a project into a finished build that has its renderer, in all languages, and leads the hosts'
 * files to them. Answers with the number of files. @throws when the project cannot be read; the build is then as before
 */
export async function writePages(site: string, options: WriteOptions): Promise<number> {
  const { siteUrl, project, publishableKey, fetch, most } = options;
  const renderer = await importRenderer(site);
  const readAt = new Date();
  const paths = await contentPages(async (asked) => {
    const answer = await fetch(`${project}/functions/v1/sitemap/${asked}`);
    if (!answer.ok) throw new Error(`the sitemap answers ${String(answer.status)}`);
    return answer.text();
  }, most);
  const index = readFileSync(path.join(site, 'index.html'), 'utf8');
  const styleOf = createPageStyles(site);
  const surroundings = { siteUrl, supabaseUrl: project, supabaseAnonKey: publishableKey, fetch };
  const version = versionOf(index, project);
  const snapshot = await renderer.siteSnapshot(version, surroundings);
  const manifest = await renderer.siteManifest(readFileSync(path.join(site, MANIFEST), 'utf8'), surroundings);
  // All first, then the files: a project that stops answering halfway leaves no half of a site.
  const files: [name: string, content: string | Buffer][] = [];
  let pictures = 0;
  for (const language of CONTENT_LANGUAGES)
    for (const pathname of paths) {
      const page = await renderer.renderPage(pathname, language, surroundings);
      if (!page) continue;
      const shared = shareWords(page.head);
      if (shared && pictures < MOST_PICTURES) {
        pictures++;
        files.push([shared.pathname, await sharePicture(shared.words)]);
      } else if (shared) page.head = page.head.replace(shared.pathname, '/share.png');
      const style = await styleOf(`<html data-written>${page.body}`);
      const written = { ...page, pathname, language, languages: CONTENT_LANGUAGES, style };
      files.push([fileOf(pathname, language), pageHtml(index, written)]);
    }
  writeFileSync(path.join(site, START), startHtml(index, version));
  writeFileSync(path.join(site, SNAPSHOT), snapshot);
  writeFileSync(path.join(site, MANIFEST), manifest);
  for (const [name, content] of files) {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const count = files.length - pictures;
  writeFileSync(path.join(site, WRITTEN), writtenFile(readAt, count));
  leadHosts(site, paths);
  return count;
}

/** Addresses with `lng` to the page in that language, the others to their page, and what is not written to start.html. */
function leadHosts(site: string, paths: readonly string[]) {
  const change = (name: string, edit: (text: string) => string) => {
    const file = path.join(site, name);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  };
  const others = CONTENT_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  const lines = others.flatMap((language) =>
    paths.map((pathname) => `${pathname}  lng=${language}  /${language}${pathname}  200!`),
  );
  change('_redirects', (text) =>
    text.replace(/^\/\* {2}\/index\.html {2}200$/m, () => `${lines.join('\n')}\n/*  /${START}  200`),
  );
  change('_nginx.conf', (text) =>
    text
      .replace(
        'location / {\n    try_files $uri /index.html;',
        () =>
          `location / {\n    set $language '';\n${others
            .map((language) => `    if ($arg_lng = ${language}) { set $language /${language}; }\n`)
            .join('')}    try_files $language$uri $language$uri.html $uri $uri.html /${START};`,
      )
      .replaceAll('try_files $uri /index.html;', `try_files $uri /${START};`),
  );
  change('_Caddyfile', (text) =>
    text.replace('try_files {path} /index.html', `try_files {path} {path}.html /${START}`),
  );
}
