import { DEFAULT_LANGUAGE, toLanguage, type Language } from '@/config/languages';
import { formatDateTime } from '@/lib/format';
import { offlineTexts } from './offline-texts';

/** Cached page. `at`: when the server sent it (Date header). */
export interface CachedPage {
  address: string;
  title: string;
  language: Language;
  at: string | null;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** Reads title and language of a page from its HTML. */
export function describePage(address: string, html: string, at: string | null): CachedPage {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const language = toLanguage(/<html[^>]*\blang="([^"]+)"/.exec(html)?.[1] ?? DEFAULT_LANGUAGE);
  return { address, title: title.trim() || new URL(address).pathname, language, at };
}

/**
 * Renders the fallback for a page that is not cached: a list of the cached pages, newest first. Titles are
 * already HTML.
 */
export function offlinePage(pages: readonly CachedPage[]): string {
  const latest = pages.toSorted((one, other) => Date.parse(other.at ?? '') - Date.parse(one.at ?? '') || 0);
  const language = latest[0]?.language ?? DEFAULT_LANGUAGE;
  const texts = offlineTexts[language];
  const items = latest.map(({ address, title, at }) => {
    const since =
      at && ` <small>${escaped(texts.since.replace('{{time}}', formatDateTime(language, at)))}</small>`;
    return `<li><a href="${escaped(new URL(address).pathname)}">${title}</a>${since ?? ''}</li>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(texts.title)}</title>
<style>
:root{color-scheme:light dark}
body{font:1rem/1.6 system-ui,sans-serif;margin:0 auto;max-width:42rem;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.125rem;margin-top:2.5rem}
ul{list-style:none;padding:0}li{border-top:1px solid #8886;padding:.75rem 0}
small{display:block;opacity:.75}
</style>
</head>
<body>
<main>
<h1>${escaped(texts.title)}</h1>
<p>${escaped(texts.text)}</p>
<p><a href="">${escaped(texts.retry)}</a></p>
<p>${escaped(texts.needsNetwork)}</p>
<h2>${escaped(texts.kept)}</h2>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escaped(texts.none)}</p>`}
</main>
</body>
</html>`;
}
