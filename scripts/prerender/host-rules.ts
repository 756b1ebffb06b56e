import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE } from '../../supabase/functions/_shared/languages.ts';
import { LISTED_IN_BROWSER, STARTED_IN_BROWSER } from './content-pages.ts';

/** Page for addresses that are not prerendered: the built index.html, which the home page replaces. */
export const START_FILE = 'start.html';
/**
 * Home page in an incomplete build for Cloudflare Pages. There, index.html answers all addresses without a
 * page, so it must be the start page.
 */
const HOME_FILE = 'home.html';

interface PrerenderedSite {
  paths: readonly string[];
  /**
   * True if the whole sitemap was prerendered. Hosts then answer unknown addresses with 404 and the start
   * page.
   */
  isWhole: boolean;
  /** Content of the start page. */
  start: string;
  /**
   * Cloudflare Pages does not support rules with a query parameter; one of its functions serves the other
   * languages.
   */
  isCloudflare?: boolean | undefined;
}

const others = CONTENT_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Removes .html, because Cloudflare Pages would otherwise redirect instead of rewriting. */
const withoutExtension = (file: string) => `/${path.basename(file, '.html')}`;

function redirects(text: string, { paths, isWhole, isCloudflare }: PrerenderedSite): string {
  const languages = !isCloudflare
    ? others.flatMap((language) =>
        paths.map((pathname) => `${pathname}  lng=${language}  /${language}${pathname}  200!`),
      )
    : [];
  const started = [
    ...STARTED_IN_BROWSER.flatMap((name) => [`/${name}`, `/${name}/*`]),
    ...LISTED_IN_BROWSER.map((name) => `/${name}/*`),
  ].map((from) => `${from}  ${isCloudflare ? withoutExtension(START_FILE) : `/${START_FILE}`}  200`);
  if (isCloudflare)
    return `${[text.trimEnd(), ...(isWhole ? started : [`/  ${withoutExtension(HOME_FILE)}  200`])].join('\n')}\n`;
  const rest = isWhole ? started : [`/*  /${START_FILE}  200`];
  return text.replace(/^\/\* {2}\/index\.html {2}200$/m, () => [...languages, ...rest].join('\n'));
}

function nginx(text: string, { isWhole }: PrerenderedSite): string {
  const language = others.map((name) => `if ($arg_lng = ${name}) { set $language /${name}; }\n`).join('');
  const found = 'try_files $language$uri $language$uri.html $uri $uri.html';
  const started = [...STARTED_IN_BROWSER.filter((name) => name !== 'admin'), ...LISTED_IN_BROWSER].join('|');
  const page = /^location \/ \{\n {4}try_files \$uri \/index\.html;\n([\s\S]*?^\}\n)/m;
  return text
    .replace(page, (_block, headers: string) => {
      const location = (place: string, ...lines: string[]) =>
        `location ${place} {\n${lines.map((line) => `    ${line};\n`).join('')}${headers}`;
      const home = location('= /', `try_files $language/index.html /${START_FILE}`);
      const pages = isWhole
        ? location('/', `${found} =404`, `error_page 403 404 =404 /${START_FILE}`) +
          location(`~ ^/(${started})(/|$)`, `${found} /${START_FILE}`)
        : location('/', `${found} /${START_FILE}`);
      return `set $language '';\n${language}${home}${pages}`;
    })
    .replaceAll('rewrite ^ /index.html break;', `rewrite ^ /${START_FILE} break;`);
}

/** Rewrites to the page in the requested language. */
const caddyLanguage = (name: string) => `  @${name} {
    query lng=${name}
    file {
      try_files /${name}{path}index.html /${name}{path}.html /${name}{path}
    }
  }
  rewrite @${name} {file_match.relative}
`;

function caddy(text: string, { isWhole }: PrerenderedSite): string {
  const languages = others.map(caddyLanguage).join('');
  const found = '  try_files {path} /index.html\n';
  if (!isWhole) return text.replace(found, `${languages}  try_files {path} {path}.html /${START_FILE}\n`);
  const started = [...STARTED_IN_BROWSER, ...LISTED_IN_BROWSER].map((name) => `/${name} /${name}/*`);
  const pages = `${languages}  @page file {path} {path}.html
  rewrite @page {file_match.relative}
  @started {
    path ${started.join(' ')}
    not file {path} {path}.html
  }
  rewrite @started /${START_FILE}
`;
  return `${text.replace(found, pages)}handle_errors {
  @unknown {
    expression {err.status_code} == 404
    not path /assets/* /_*
  }
  handle @unknown {
    rewrite * /${START_FILE}
    file_server {
      status 404
    }
  }
  handle {
    respond "{err.status_code}"
  }
}
`;
}

/**
 * Adds rules for the prerendered pages to the hosts' files: addresses with `lng` serve the page in that
 * language.
 */
export function writeHostRules(site: string, written: PrerenderedSite): void {
  const change = (name: string, edit: (text: string, written: PrerenderedSite) => string) => {
    const file = path.join(site, name);
    writeFileSync(file, edit(readFileSync(file, 'utf8'), written));
  };
  change('_redirects', redirects);
  if (!written.isCloudflare) {
    change('_nginx.conf', nginx);
    change('_Caddyfile', caddy);
  } else if (!written.isWhole) {
    const index = path.join(site, 'index.html');
    renameSync(index, path.join(site, HOME_FILE));
    writeFileSync(index, written.start);
  }
  // Netlify and Cloudflare Pages serve this file for unknown addresses, with status 404.
  if (written.isWhole) writeFileSync(path.join(site, '404.html'), written.start);
}
