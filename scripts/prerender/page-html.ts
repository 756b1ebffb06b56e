import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../src/app/static-site/render-page.tsx';
import { laterOf } from '../later-styles.ts';

export interface WrittenPage extends RenderedPage {
  /** Address that the page is written for; under any other one it starts in the browser. */
  pathname: string;
  language: string;
  /** Those that the site has, the default one first. */
  languages: readonly string[];
  /** Rules that the page needs for its first picture. */
  style: string;
  /** Time before its rows were read, in milliseconds; without one they are taken for old, and read again. */
  readAt?: number;
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const PRELOADED = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const ICON = /<link rel="icon"[^>]*>/;
const TOUCH_ICON = /<link rel="apple-touch-icon"[^>]*>/;
const FONT = /<link\s+rel="preload"\s+as="font"[^>]*href="([^"]+)"[^>]*>/;
const FONT_RULE = /@font-face\{[^{}]*url\([^{}]*\}/g;
/** Of an element that shows one of the site's drawings (src/ui/drawings). */
const DRAWING = /<use href="(?=\/assets\/)/g;
/** Of pages that start in the browser. */
const FROM_SNAPSHOT = /\s*<script>(?:(?!<\/script>)[\s\S])*?snapshot\.json[\s\S]*?<\/script>/;
const NO_SCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/;

/**
 * The built index.html as that of an address that is not written: its entry waits, for a second at most, for the snapshot
 * of this version. The files of the application load meanwhile.
 */
export function startHtml(index: string, version: string): string {
  const entry = entryOf(index);
  const later = `<template id="later" data-files="${entry}" data-snapshot="${version}"></template>`;
  return index
    .replace(ENTRY, () => `\n    <link rel="modulepreload" crossorigin href="${entry}">`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>${later}`);
}

/** Stands for a build and its project: a snapshot of another one holds other rows than its pages ask for. */
export const versionOf = (index: string, project: string): string =>
  createHash('sha256')
    .update(`${entryOf(index)} ${project}`)
    .digest('hex')
    .slice(0, 16);

function entryOf(index: string): string {
  const entry = ENTRY.exec(index)?.[1];
  if (!entry) throw new Error('The built index.html has no entry');
  return entry;
}

/** The file with the rows of a page, below /assets/, where hosts and browsers keep files for good. */
export const rowsFile = (rows: string): string =>
  `/assets/rows-${createHash('sha256').update(rows).digest('hex').slice(0, 16)}.json`;

/** The page with the icon of the site in place of the usual one. */
function withIcon(html: string, icon: RenderedPage['icon']): string {
  if (!icon) return html;
  const href = icon.href.replaceAll('&', '&amp;');
  return html
    .replace(ICON, () => `<link rel="icon" href="${href}" type="${icon.type}" />`)
    .replace(TOUCH_ICON, () => `<link rel="apple-touch-icon" href="${href}" />`);
}

/** The page with its style, and with the font for the script in index.html; where there is no script, the stylesheet has both. */
function withStyle(html: string, style: string, stylesheet: string): string {
  return html
    .replace(FONT, (_, file: string) => `<meta name="font" content="${file}" />`)
    .replace(
      '</head>',
      () =>
        `  <style>${style.replaceAll(FONT_RULE, '')}</style><noscript>${stylesheet}</noscript>\n  </head>`,
    );
}

/**
 * The built index.html as that of one page, readable without script; the files it loads afterwards stand in the template #later,
 * among them that of its rows (`rowsFile`), which stands beside the page.
 */
export function pageHtml(index: string, page: WrittenPage): string {
  const stylesheet = STYLESHEET.exec(index)?.[0].trim() ?? '';
  const files = [...[...index.matchAll(PRELOADED)].map(([, file]) => file), entryOf(index)].join(' ');
  const at = page.readAt ? ` data-at="${page.readAt}"` : '';
  const later = `<template id="later" data-files="${files}" data-rows="${rowsFile(page.rows)}"${at}>${laterOf(stylesheet)}</template>`;
  // Functions: a `$` in a text is no reference.
  const html = withIcon(index, page.icon)
    .replace(
      /<html lang="[^"]*"/,
      () =>
        `<html lang="${page.language}" data-written="${page.languages.join(' ')}" data-path="${page.pathname}"${page.brand && ` style="${page.brand}"`}`,
    )
    .replace(STYLESHEET, '')
    .replace(PRELOADED, '')
    .replace(ENTRY, '')
    .replace(NO_SCRIPT, '')
    .replace(FROM_SNAPSHOT, '')
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    // The script in index.html asks for the drawings once the text is painted.
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${page.body.replaceAll(DRAWING, '<use data-href="')}</div>${later}`,
    );
  return withStyle(html, page.style, stylesheet);
}
