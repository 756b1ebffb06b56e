import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { showEntry } from '@/domain/site-search';
import type { Language } from '@/lib/i18n/i18n';
import { database } from '@/lib/supabase';
import type { Hit } from './search';

/** Queries the published matches, best first. Previous results stay visible while typing. */
export const searchQuery = (query: string, language: Language, most: number) =>
  queryOptions({
    queryKey: ['search_site', language, query, most] as const,
    queryFn: async ({ signal }): Promise<{ query: string; hits: Hit[] }> => {
      const asked = database().rpc('search_site', { query, language, max_rows: most }, { get: true });
      const found = unwrapRows(await asked.abortSignal(signal));
      const hits = found.flatMap(({ kind, id, key, title, excerpt, meant, is_part }) => {
        const shown = showEntry({ kind, id, key, title, excerpt }, language);
        return shown ? [{ kind, id, meant, is_part, ...shown }] : [];
      });
      return { query, hits };
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
    // Errors replace the results instead of showing as toasts.
    meta: { table: 'search_site', silent: true },
  });

/** Records a search without results: its text only, nothing about the visitor. */
export async function reportFailedSearch(query: string, language: Language): Promise<void> {
  await database().rpc('note_lost_search', { query, language });
}
