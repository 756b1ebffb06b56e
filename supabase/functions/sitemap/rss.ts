import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { localized, pathIn, type Language } from '../_shared/languages.ts';
import { pageAddress } from './site.ts';
import { declaration, element, escaped } from './xml.ts';

const LATEST = 20;
const NEWS = '/informasi/news';

const words: Record<Language, { title: string; description: string }> = {
  id: { title: 'Berita', description: 'Kabar kami, perubahan aturan, dan panduan.' },
  en: { title: 'News', description: 'Our news, changes to the rules, and guides.' },
};

const text = z.string().nullable();
const newsSchema = z.array(
  z.object({
    slug: z.string(),
    category: z.string(),
    title: z.string(),
    title_en: text,
    excerpt: text,
    excerpt_en: text,
    published_at: z.string(),
    author_name: text,
  }),
);
const settingsSchema = z.object({ site_name: z.string(), site_name_en: text });

/** Returns the latest news as RSS 2.0, in Indonesian where there is no translation. */
export async function rss(visitor: SupabaseClient, origin: string, language: Language): Promise<string> {
  const news = await visitor
    .from('news')
    .select('slug, category, title, title_en, excerpt, excerpt_en, published_at, author_name')
    .order('published_at', { ascending: false })
    .limit(LATEST);
  const settings = await visitor.from('site_settings').select('site_name, site_name_en').single();
  const failed = news.error ?? settings.error;
  if (failed) throw new Error(`reading the news failed: ${failed.code}`);

  const siteName = localized(settingsSchema.parse(settings.data), 'site_name', language);
  const self = `${origin}${pathIn('/rss.xml', language)}`;
  const items = newsSchema.parse(news.data).map((each) => {
    const address = pageAddress(origin, `${NEWS}/${each.slug}`, language);
    return [
      '<item>',
      element('title', localized(each, 'title', language)),
      element('link', address),
      `<guid isPermaLink="true">${escaped(address)}</guid>`,
      element('pubDate', new Date(each.published_at).toUTCString()),
      element('category', each.category),
      each.author_name ? element('dc:creator', each.author_name) : '',
      element('description', localized(each, 'excerpt', language)),
      '</item>',
    ].join('');
  });
  const channel = [
    element('title', `${words[language].title} · ${siteName}`),
    element('link', pageAddress(origin, NEWS, language)),
    element('description', words[language].description),
    element('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(self)}"/>`,
    ...items,
  ];
  return (
    `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n` +
    `<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
  );
}
