import { queryOptions } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** URLs defined in the site's code, as the argument of broken_links(). */
export interface SiteAddresses {
  hosts: string[];
  pages: string[];
  open: string[];
  rows: Record<string, string>;
}

type Stage = 'shown' | 'scheduled' | 'hidden' | 'change' | 'draft';
type Reason = 'missing' | 'draft' | 'scheduled' | 'archived' | 'trash' | 'file' | 'malformed';

/** Broken link as returned by broken_links(). */
export interface BrokenLink {
  table_name: string;
  row_id: string;
  row_key: string | null;
  row_label: string | null;
  stage: Stage;
  /** Column name; for JSON columns the path of the value, such as 'promo.target'. */
  column_name: string;
  words: string | null;
  address: string;
  reason: Reason;
  target_label: string | null;
  target_opens_at: string | null;
}

/** Maximum number of links that broken_links() returns. */
export const MAX_LINKS = 500;

/** Queries the broken links in all content, public ones first. */
export const brokenLinksQuery = (site: SiteAddresses) =>
  queryOptions({
    queryKey: ['broken_links', 'list', site] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .rpc('broken_links', { site: { ...site } })
          .abortSignal(signal),
      ).map(
        // The comment of the SQL function lists possible stages and reasons.
        (row): BrokenLink => ({ ...row, stage: row.stage as Stage, reason: row.reason as Reason }),
      ),
    // Always refetch: links are fixed on other screens.
    staleTime: 0,
    meta: { silent: true },
  });

/** Queries the number of broken links in public content. */
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
