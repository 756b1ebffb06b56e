import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '../_shared/languages.ts';
import { pagePath } from '../_shared/page-path.ts';
import { fixedPages } from './fixed-pages.ts';
import { pageAddress } from './site.ts';
import { declaration, element, escaped } from './xml.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const answerSchema = z.object({
  total: z.number(),
  part_size: z.number(),
  pages: z.array(
    z.object({
      kind: z.enum(['cms_pages', 'rl_subclass', 'articles', 'clients']),
      key: z.string(),
      changed: z.string().nullable(),
    }),
  ),
});
type Entry = z.infer<typeof answerSchema>['pages'][number];

interface Page {
  path: string;
  changed: string | null;
}

const pathOf: Record<Entry['kind'], (key: string) => string> = {
  cms_pages: pagePath,
  rl_subclass: (code) => `/layanan/ruang-lingkup/${code}`,
  articles: (slug) => `/informasi/news/${slug}`,
  clients: (id) => `/informasi/klien/${id}`,
};

/** Returns the sitemap or, above 20,000 addresses (the protocol allows 50,000), an index of its parts. */
export async function sitemap(
  visitor: SupabaseClient,
  origin: string,
  part: number | undefined,
): Promise<string> {
  const answer = await visitor.rpc('site_pages', { part: part ?? 1 });
  if (answer.error) throw new Error(`site_pages failed: ${answer.error.code}`);
  const { total, part_size, pages } = answerSchema.parse(answer.data);
  const parts = Math.max(1, Math.ceil(total / part_size));
  if (part !== undefined && part > parts)
    throw new Refusal(404, 'no_such_part', 'The sitemap has no such part.');
  if (part === undefined && parts > 1) return index(origin, parts);
  const own = pages
    .map(({ kind, key, changed }) => ({ path: pathOf[kind](key), changed }))
    .filter(({ path }) => !fixedPages.includes(path));
  const fixed = part === undefined || part === 1 ? fixedPages.map((path) => ({ path, changed: null })) : [];
  return urlSet(origin, [...fixed, ...own]);
}

function index(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, place) => `<sitemap>${element('loc', `${origin}/sitemap.xml?part=${place + 1}`)}</sitemap>`,
  );
  return `${declaration}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function urlSet(origin: string, pages: readonly Page[]): string {
  const entries = pages.flatMap((page) => CONTENT_LANGUAGES.map((language) => entry(origin, page, language)));
  return `${declaration}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Returns the entry of a page in one language, with links to its translations. */
function entry(origin: string, { path, changed }: Page, language: Language): string {
  const named = CONTENT_LANGUAGES.map((each) => [each, each] as const);
  const alternates = [...named, ['x-default', DEFAULT_LANGUAGE] as const].map(
    ([hreflang, each]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(pageAddress(origin, path, each))}"/>`,
  );
  const day = changed ? element('lastmod', changed.slice(0, 10)) : '';
  return `<url>${element('loc', pageAddress(origin, path, language))}${day}${alternates.join('')}</url>`;
}
