import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const REFRESH_MS = 60_000;

/** Queries the checks of public.site_health(). For admins. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ['health'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('site_health').abortSignal(signal)),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });
