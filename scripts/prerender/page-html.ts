import type { RenderedPage } from '../../src/app/prerender/render-page.tsx';

export interface WrittenPage extends RenderedPage {
  /** Address that the page is written for; under any other one it starts in the browser. */
  pathname: string;
  language: string;
  /** Those that the site has, the default one first. */
  languages: readonly string[];
  /** Rules that the page needs for its first picture. */
  style: string;
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const PRELOADED = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const NO_SCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/;

/** The built index.html as that of one page, readable without script; the files it loads afterwards stand in the template #later. */
export function pageHtml(index: string, page: WrittenPage): string {
  const stylesheet = STYLESHEET.exec(index)?.[0].trim() ?? '';
  const entry = ENTRY.exec(index)?.[1];
  if (!entry) throw new Error('The built index.html has no entry');
  const files = [...[...index.matchAll(PRELOADED)].map(([, file]) => file), entry].join(' ');
  const later = `<template id="later" data-files="${files}">${stylesheet}</template>`;
  // Functions: a `$` in a text is no reference.
  return index
    .replace(
      /<html lang="[^"]*"/,
      () =>
        `<html lang="${page.language}" data-written="${page.languages.join(' ')}" data-path="${page.pathname}"`,
    )
    .replace(STYLESHEET, '')
    .replace(PRELOADED, '')
    .replace(ENTRY, '')
    .replace(NO_SCRIPT, '')
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    .replace('</head>', () => `  <style>${page.style}</style>\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>${page.rows}${later}`);
}
