import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Cursor } from '@/lib/url-state';
import type { AuditFilter } from './audit-filter';

/**
 * Number of entries per page. Large, because a bulk action of hundreds of entries is shown as one row
 * (./runs.ts).
 */
const PAGE_SIZE = 150;
/** Number of entries loaded for the recent activity, which shows eight rows after grouping bulk actions. */
const RECENT_LINES = 50;
const REFRESH_MS = 60_000;

/** Queries the latest entries of the audit log, without row contents. For all roles. */
export const recentActivityQuery = () =>
  queryOptions({
    queryKey: ['audit_log', 'recent'] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('recent_activity', { max_rows: RECENT_LINES }).abortSignal(signal)),
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });

export type Activity = Awaited<
  ReturnType<NonNullable<ReturnType<typeof recentActivityQuery>['queryFn']>>
>[number];

/** Queries one page of the log, newest first, with the cursor of the next page. For admins. */
export const auditPageQuery = (filter: AuditFilter, cursor: Cursor | undefined) =>
  queryOptions({
    queryKey: ['audit_log', 'page', filter, cursor] as const,
    queryFn: async ({ signal }) => {
      const from = cursor && { older_than: cursor.at, older_id: cursor.id };
      // The extra row shows whether there is another page.
      const call = database().rpc('search_audit', { filter, ...from, max_rows: PAGE_SIZE + 1 });
      const rows = unwrapRows(await call.abortSignal(signal));
      const lines = rows.slice(0, PAGE_SIZE);
      const last = lines.at(-1);
      const next: Cursor | undefined =
        rows.length > PAGE_SIZE && last ? { at: last.created_at, id: last.id } : undefined;
      return { lines, next };
    },
    // Short, but long enough to reuse the rows prefetched while the screen loads (start-staff.ts).
    staleTime: 1000,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export type AuditLine = Awaited<
  ReturnType<NonNullable<ReturnType<typeof auditPageQuery>['queryFn']>>
>['lines'][number];
