import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { columnIn, CONTENT_LANGUAGES } from '@/config/languages';
import type { Database } from '@/lib/database.types';
import { toAppError, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { NEWS_PAGE_SIZE, searchTerms, type NewsFilterValues } from './news';

const CARD =
  'id, slug, category, title, title_en, excerpt, excerpt_en, cover_url, published_at, author_name, words, words_en';
const ARTICLE =
  'id, slug, category, title, title_en, excerpt, excerpt_en, body, body_en, cover_url, cover_alt, cover_alt_en, published_at, updated_at, author_name, seo_title, seo_title_en, seo_description, seo_description_en';
/** PostgREST's error code for a page beyond the last one. */
const OUT_OF_RANGE = 'PGRST103';
const LATEST = 3;

/** The search covers titles in all languages. */
const SEARCHED = CONTENT_LANGUAGES.map((language) => columnIn('title', language));

// Errors replace the news instead of showing as toasts.
const meta = { table: 'articles', silent: true };
/** Sort position of an article. Includes the id, because two articles may share a publication time. */
export type ArticleTimes = { id: string; published_at: string };

export type NewsRow = Database['public']['Views']['news']['Row'];
export type NewsCardRow = Pick<
  NewsRow,
  | 'id'
  | 'slug'
  | 'category'
  | 'title'
  | 'title_en'
  | 'excerpt'
  | 'excerpt_en'
  | 'cover_url'
  | 'published_at'
  | 'author_name'
  | 'words'
  | 'words_en'
>;

/**
 * One page of results. `place`: the request it belongs to, because the previous page stays visible while the
 * next one loads.
 */
export type NewsListPage = { place: NewsFilterValues; rows: NewsCardRow[]; total: number };

/** Queries one page of the list, newest first, with the total count. */
export const newsListQuery = (place: NewsFilterValues) =>
  queryOptions({
    queryKey: ['articles', 'news', place] as const,
    queryFn: async ({ signal }): Promise<NewsListPage> => {
      const { page, category, query } = place;
      const from = (page - 1) * NEWS_PAGE_SIZE;
      let asked = database().from('news').select(CARD, { count: 'exact' });
      if (category) asked = asked.eq('category', category);
      const pattern = searchTerms(query).join('*');
      if (pattern) asked = asked.or(SEARCHED.map((column) => `${column}.ilike.*${pattern}*`).join());
      const answer = await asked
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        .range(from, from + NEWS_PAGE_SIZE - 1)
        .abortSignal(signal);
      if (answer.error?.code === OUT_OF_RANGE) return { place, rows: [], total: 0 };
      return { place, rows: unwrapRows(answer), total: answer.count ?? 0 };
    },
    placeholderData: keepPreviousData,
    meta,
  });

/** Queries the categories in use. */
export const newsCategoriesQuery = queryOptions({
  queryKey: ['articles', 'news-categories'] as const,
  queryFn: async ({ signal }) =>
    unwrapRows(
      await database()
        .from('news_categories')
        .select('category, articles')
        .order('category')
        .limit(20)
        .abortSignal(signal),
    ),
  meta,
});

/** Queries the latest articles, of one category or all, without the one being read. */
export const latestNewsQuery = ({ category, except }: { category?: string; except?: string } = {}) =>
  queryOptions({
    queryKey: ['articles', 'news-latest', category ?? null, except ?? null] as const,
    queryFn: async ({ signal }): Promise<NewsCardRow[]> => {
      let asked = database().from('news').select(CARD);
      if (category) asked = asked.eq('category', category);
      if (except) asked = asked.neq('id', except);
      return unwrapRows(
        await asked.order('published_at', { ascending: false }).limit(LATEST).abortSignal(signal),
      );
    },
    meta,
  });

/** Queries the published article with the slug, including its body; null if there is none. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['articles', 'public', slug] as const,
    queryFn: async ({ signal }) => {
      const { data, error, status } = await database()
        .from('articles')
        .select(ARTICLE)
        .eq('slug', slug)
        .eq('status', 'published')
        .lte('published_at', new Date().toISOString())
        .is('deleted_at', null)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw toAppError(error, status);
      return data;
    },
    meta,
  });

type ArticleFound = Awaited<ReturnType<NonNullable<ReturnType<typeof articleQuery>['queryFn']>>>;
export type Article = NonNullable<ArticleFound>;

/** Queries the articles published directly before and after the given one. */
export const neighboursQuery = ({ id, published_at }: ArticleTimes) =>
  queryOptions({
    queryKey: ['articles', 'news-neighbours', id, published_at] as const,
    queryFn: async ({ signal }) => {
      const adjacentArticle = async (than: 'lt' | 'gt') =>
        unwrapRows(
          await database()
            .from('news')
            .select('slug, title, title_en')
            .or(
              `published_at.${than}."${published_at}",and(published_at.eq."${published_at}",id.${than}.${id})`,
            )
            .order('published_at', { ascending: than === 'gt' })
            .order('id', { ascending: than === 'gt' })
            .limit(1)
            .abortSignal(signal),
        )[0];
      const [older, newer] = await Promise.all([adjacentArticle('lt'), adjacentArticle('gt')]);
      return { older, newer };
    },
    meta,
  });
