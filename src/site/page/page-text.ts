import { queryOptions, useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/i18n';
import { localizedDoc } from '@/lib/rich-text/localized-doc';
import { database } from '@/lib/supabase';
import { useFilledText } from './text-numbers';

const pageTextQuery = (slug: string) =>
  queryOptions({
    queryKey: ['cms_pages', 'public', slug] as const,
    queryFn: async ({ signal }) => {
      const { data, error, status } = await database()
        .from('cms_pages')
        .select(
          'slug, title, title_en, summary, summary_en, body, body_en, seo_title, seo_title_en, seo_description, seo_description_en, published_at, updated_at',
        )
        .eq('slug', slug)
        .eq('status', 'published')
        .lte('published_at', new Date().toISOString())
        .is('deleted_at', null)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw toAppError(error, status);
      return data;
    },
    meta: { table: 'cms_pages', silent: true },
  });

/** Queries an editor's page by slug; null when there is none or it is not published. */
export const usePageText = (slug: string) => useFilledText(useQuery(pageTextQuery(slug)));

export type PageText = NonNullable<ReturnType<typeof usePageText>['data']>;

/** Returns the body in the requested language, or in the default one with `lang` set. */
export const pageBody = (page: Pick<PageText, 'body' | 'body_en'>, language: Language) =>
  localizedDoc(page, 'body', language);
