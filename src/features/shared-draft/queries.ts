import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Draft as a preview link shows it: the columns of the text, see the comment of the SQL function. */
export interface SharedDraft {
  table: 'articles' | 'cms_pages';
  text: Record<string, unknown>;
  expires_at: string;
}

/**
 * Queries the draft for the key of a preview link; null if the key is unknown, revoked or expired. Removed
 * from the cache once unused.
 */
export const sharedDraftQuery = (key: string) =>
  queryOptions({
    queryKey: ['shared_draft', key] as const,
    queryFn: async ({ signal }) => {
      const { data, error } = await database().rpc('open_preview', { key }).abortSignal(signal);
      return (error ? unwrap({ data, error }) : data) as unknown as SharedDraft | null;
    },
    enabled: key !== '',
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  });
