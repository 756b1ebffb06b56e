import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

const REFRESH_MS = 60_000;

/** The numbers of the dashboard, which every member of staff may know; the rows behind them stay where they are. */
export const dashboardCountsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'counts'] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('dashboard_counts').abortSignal(signal).single()),
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });
