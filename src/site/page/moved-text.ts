import { queryOptions, useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { database } from '@/lib/supabase';

type MovedTable = 'articles' | 'cms_pages';

const movedQuery = (table: MovedTable, slug: string) =>
  queryOptions({
    queryKey: [table, 'moved', slug] as const,
    queryFn: async ({ signal }): Promise<string | null> => {
      const asked = database().rpc('follow_slug', { text_table: table, slug }).abortSignal(signal);
      const { data, error, status } = await asked;
      if (error) throw toAppError(error, status);
      return data || null;
    },
    meta: { table, silent: true },
  });

/**
 * Finds the current slug of a published text that moved from this address; undefined while loading, null if
 * there is none. Queries only when `isMissing`.
 */
export function useMovedSlug(table: MovedTable, slug: string, isMissing: boolean): string | null | undefined {
  const { data, isError } = useQuery({ ...movedQuery(table, slug), enabled: isMissing });
  return isError ? null : data;
}
