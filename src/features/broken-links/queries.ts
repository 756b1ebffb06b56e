import { queryOptions } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** The addresses that the site's code has, as broken_links() takes them. */
export interface SiteAddresses {
  hosts: string[];
  pages: string[];
  open: string[];
  rows: Record<string, string>;
}

type Stage = 'shown' | 'scheduled' | 'hidden' | 'change' | 'draft';
type Reason = 'missing' | 'draft' | 'scheduled' | 'archived' | 'trash' | 'file' | 'malformed';

/** A link that leads nowhere: broken_links() in the database. */
export interface BrokenLink {
  table_name: string;
  row_id: string;
  row_key: string | null;
  row_label: string | null;
  stage: Stage;
  /** Within a column of keys the path: 'promo.target'. */
  column_name: string;
  words: string | null;
  address: string;
  reason: Reason;
  target_label: string | null;
  target_opens_at: string | null;
}

/** The database lists so many at once. */
export const MOST_LINKS = 500;

/** Links of all content that lead nowhere, those that visitors meet now first. */
export const brokenLinksQuery = (site: SiteAddresses) =>
  queryOptions({
    queryKey: ['broken_links', 'list', site] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .rpc('broken_links', { site: { ...site } })
          .abortSignal(signal),
      ).map(
        // The function's comment names stages and reasons.
        (row): BrokenLink => ({ ...row, stage: row.stage as Stage, reason: row.reason as Reason }),
      ),
    // Links are mended on other screens.
    staleTime: 0,
    meta: { silent: true },
  });

/** The number of those that visitors meet now. */
export const brokenLinkCountQuery = (site: SiteAddresses) =>
  queryOptions({
    queryKey: ['broken_links', 'count', site] as const,
    queryFn: async ({ signal }) =>
      unwrap(
        await database()
          .rpc('count_broken_links', { site: { ...site } })
          .abortSignal(signal),
      ),
    staleTime: 0,
    meta: { silent: true },
  });
