import { queryOptions, useMutation } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const REFRESH_MS = 60_000;
/** Asked for before the screen is here (src/app/start-staff.ts): not again as soon as it is. */
const JUST_READ_MS = 1000;

/** The numbers of the dashboard, which every member of staff may know; the rows behind them stay where they are. */
export const dashboardCountsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'counts'] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('dashboard_counts').abortSignal(signal).single()),
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });

/** Work that waits for the signed-in person; ./work.ts puts it in order. */
export const workQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'work'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('work_today').abortSignal(signal)),
    // Work done on another screen is gone from here at once.
    staleTime: JUST_READ_MS,
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });

/** Cases that came and went in each of the last twelve months. */
export const caseFlowQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'case-flow'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('case_flow').abortSignal(signal)),
    meta: { silent: true },
  });

/** For admins: the steps of setting the site up. */
export const setupQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'setup'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('setup_checklist').abortSignal(signal)),
    staleTime: JUST_READ_MS,
    meta: { silent: true },
  });

/** Hides the checklist for every admin, or shows it again. */
export const useDismissSetup = () =>
  useMutation({
    mutationFn: async (dismissed: boolean) => {
      const { error } = await database().rpc('dismiss_setup', { dismissed });
      unwrap({ data: true, error });
    },
    meta: { table: 'dashboard' },
  });

/** For admins: mails that were given up, newest first. */
export const undeliveredMailsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'mails'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('undelivered_mails').abortSignal(signal)),
    meta: { silent: true },
  });

/** Puts all of them into the queue again; gives how many. */
export const useRetryMails = () =>
  useMutation({
    mutationFn: async () => unwrap(await database().rpc('retry_mails')),
    meta: { table: 'dashboard' },
  });

/** For case handlers: what visitors searched for in vain, most often first. */
export const lostSearchesQuery = () =>
  queryOptions({
    queryKey: ['lost_searches'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('lost_searches').abortSignal(signal)),
    meta: { silent: true },
  });

type LostSearch = Awaited<ReturnType<NonNullable<ReturnType<typeof lostSearchesQuery>['queryFn']>>>[number];

/** Takes one of them off the list. */
export const useSettleLostSearch = () =>
  useMutation({
    mutationFn: async ({ words, sought_in }: Pick<LostSearch, 'words' | 'sought_in'>) => {
      const { error } = await database().rpc('settle_lost_search', { words, sought_in });
      unwrap({ data: true, error });
    },
    meta: { table: 'lost_searches' },
  });
