import { queryOptions, useQuery } from '@tanstack/react-query';
import { basisOf, type Fee } from '@/domain/fee';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const feesQuery = queryOptions({
  queryKey: ['fees', 'public'] as const,
  queryFn: async ({ signal }) => {
    const answer = await database().rpc('fee_schedule', {}, { get: true }).abortSignal(signal);
    return unwrapRows(answer).map((row) => ({ ...row, basis: basisOf(row) }));
  },
  meta: { table: 'fees', silent: true },
});

/** Reads the current and announced fees in whole rupiah, with the decree that sets each. */
export const useFees = () => useQuery({ ...feesQuery, select: (fees): readonly Fee[] => fees });
