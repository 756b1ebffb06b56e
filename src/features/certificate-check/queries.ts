import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Matches for a number, NIB or name at the moment of asking: never a cached answer. */
export const checkQuery = (typed: string) =>
  queryOptions({
    queryKey: ['certificates', 'check', typed] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('check_certificate', { query: typed }).abortSignal(signal)),
    staleTime: 0,
    gcTime: 0,
    meta: { table: 'certificates', silent: true },
  });
export type CheckedCertificate = Awaited<
  ReturnType<NonNullable<ReturnType<typeof checkQuery>['queryFn']>>
>[number];
