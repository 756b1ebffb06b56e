import type { RenderedPage } from '../../src/app/static-site/render-page.tsx';

export interface PrerenderedPage extends RenderedPage {
  /** Address of the page. At any other address, the page is rendered in the browser. */
  pathname: string;
  language: string;
  /** Languages of the site, default first. */
  languages: readonly string[];
  /** Critical CSS of the page. */
  style: string;
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/;
const ICON = /<link rel="icon"[^>]*>/;
const TOUCH_ICON = /<link rel="apple-touch-icon"[^>]*>/;
const NO_SCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/;

/** Replaces the default icons with the site's, if it has any. */
function withIcon(html: string, icon: RenderedPage['icon']): string {
  if (!icon) return html;
  const href = icon.href.replaceAll('&', '&amp;');
  return html
    .replace(ICON, () => `<link rel="icon" href="${href}" type="${icon.type}" />`)
    .replace(TOUCH_ICON, () => `<link rel="apple-touch-icon" href="${href}" />`);
}

/** Escapes JSON for a script element. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/**
 * Returns the built index.html with the content of one page, readable without JavaScript. Moves stylesheet
 * and application into `template#later`, which src/app/static-site/boot.ts adds to the head after the first
 * paint.
 */
export function pageHtml(index: string, page: PrerenderedPage): string {
  const stylesheet = STYLESHEET.exec(index)?.[0].trim() ?? '';
  const entry = ENTRY.exec(index)?.[0].trim();
  if (!entry) throw new Error('The built index.html has no entry script');
  const preloads = [...index.matchAll(MODULE_PRELOAD)].map(([link]) => link.trim()).join('');
  const style = page.brand && ` style="${page.brand}"`;
  const root = `<html lang="${page.language}" data-prerendered="${page.languages.join(' ')}" data-path="${page.pathname}"${style}`;
  const body =
    `<div id="root">${page.body}</div>` +
    `<script type="application/json" id="page-rows">${inScript(page.rows)}</script>` +
    `<template id="later">${stylesheet}${preloads}${entry}</template>`;
  // Replacer functions, because `$` in a replacement string has a special meaning.
  return withIcon(index, page.icon)
    .replace(/<html lang="[^"]*"/, () => root)
    .replace(STYLESHEET, '')
    .replace(MODULE_PRELOAD, '')
    .replace(ENTRY, '')
    .replace(NO_SCRIPT, '')
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    .replace('<div id="root"></div>', () => body)
    .replace('</head>', () => `  <style>${page.style}</style><noscript>${stylesheet}</noscript>\n  </head>`);
}
