import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Queries the matches for a number, NIB or name, now or on a day; never cached. */
export const checkQuery = (typed: string, day = '') =>
  queryOptions({
    queryKey: ['certificates', 'check', typed, day] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .rpc('check_certificate', { query: typed, ...(day && { on_date: day }) })
          .abortSignal(signal),
      ),
    staleTime: 0,
    gcTime: 0,
    meta: { table: 'certificates', silent: true },
  });

/** Queries the certificates whose number is similar to one that was not found. */
export const similarQuery = (typed: string) =>
  queryOptions({
    queryKey: ['certificates', 'near', typed] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('near_certificates', { query: typed }).abortSignal(signal)),
    meta: { table: 'certificates', silent: true },
  });

/** Queries the numbers of two valid certificates, as examples of the notation. */
export const samplesQuery = queryOptions({
  queryKey: ['certificates', 'samples'] as const,
  queryFn: async ({ signal }) => {
    const rows = unwrapRows(
      await database()
        .from('certificate_register')
        .select('number')
        .eq('status', 'aktif')
        .order('id')
        .limit(2)
        .abortSignal(signal),
    );
    return rows.map(({ number }) => number);
  },
  staleTime: Infinity,
  meta: { table: 'certificates', silent: true },
});

export type CheckedCertificate = Awaited<
  ReturnType<NonNullable<ReturnType<typeof checkQuery>['queryFn']>>
>[number];
export type SimilarCertificate = Awaited<
  ReturnType<NonNullable<ReturnType<typeof similarQuery>['queryFn']>>
>[number];
