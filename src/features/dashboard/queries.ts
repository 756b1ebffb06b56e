import { queryOptions, useMutation } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const REFRESH_MS = 60_000;
/**
 * In milliseconds. Prevents a refetch of what was prefetched while the screen loaded
 * (src/app/start-staff.ts).
 */
const FRESH_MS = 1000;

/** Queries the counters of the dashboard. All staff may see the numbers, even without access to the rows. */
export const dashboardCountsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'counts'] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('dashboard_counts').abortSignal(signal).single()),
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });

/** Queries the user's pending work, unsorted; ./work.ts sorts it. */
export const workQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'work'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('work_today').abortSignal(signal)),
    // Refetch soon, because the work is done on other screens.
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });

/** Queries the cases received and closed in each of the last twelve months. */
export const caseFlowQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'case-flow'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('case_flow').abortSignal(signal)),
    meta: { silent: true },
  });

/** Queries the steps for setting up the site. For admins. */
export const setupQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'setup'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('setup_checklist').abortSignal(signal)),
    staleTime: FRESH_MS,
    meta: { silent: true },
  });

/** Hides the checklist for all admins, or shows it again. */
export const useDismissSetup = () =>
  useMutation({
    mutationFn: async (dismissed: boolean) => {
      const { error } = await database().rpc('dismiss_setup', { dismissed });
      unwrap({ data: true, error });
    },
    meta: { table: 'dashboard' },
  });

/** Queries e-mails that could not be delivered, newest first. For admins. */
export const undeliveredMailsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'mails'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('undelivered_mails').abortSignal(signal)),
    meta: { silent: true },
  });

/** Queues all undelivered e-mails again and returns their number. */
export const useRetryMails = () =>
  useMutation({
    mutationFn: async () => unwrap(await database().rpc('retry_mails')),
    meta: { table: 'dashboard' },
  });

/** Queries visitors' searches without results, most frequent first. For case handlers. */
export const failedSearchesQuery = () =>
  queryOptions({
    queryKey: ['lost_searches'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('lost_searches').abortSignal(signal)),
    meta: { silent: true },
  });

type FailedSearch = Awaited<
  ReturnType<NonNullable<ReturnType<typeof failedSearchesQuery>['queryFn']>>
>[number];

/** Removes a search from the list. */
export const useDismissFailedSearch = () =>
  useMutation({
    mutationFn: async ({ words, sought_in }: Pick<FailedSearch, 'words' | 'sought_in'>) => {
      const { error } = await database().rpc('settle_lost_search', { words, sought_in });
      unwrap({ data: true, error });
    },
    meta: { table: 'lost_searches' },
  });
