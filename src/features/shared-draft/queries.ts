import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** A draft as a preview link shows it: the columns of the text, as its comment in the database says. */
export interface SharedDraft {
  table: 'articles' | 'cms_pages';
  text: Record<string, unknown>;
  expires_at: string;
}

/** The draft that the link with this key shows; null for one that is unknown, revoked or at its end. Kept nowhere. */
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
