import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

const REFRESH_MS = 60_000;

/** The newest lines of the audit trail: who, what, when, and no row contents. For all three roles. */
export const recentActivityQuery = (rows: number) =>
  queryOptions({
    queryKey: ['audit_log', 'recent', rows] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('recent_activity', { max_rows: rows }).abortSignal(signal)),
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });

export type Activity = Awaited<
  ReturnType<NonNullable<ReturnType<typeof recentActivityQuery>['queryFn']>>
>[number];
