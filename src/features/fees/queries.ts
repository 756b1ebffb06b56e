import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Queries natures of work without a current fee, and revoked decrees that fees refer to. For staff. */
export const feeFaultsQuery = () =>
  queryOptions({
    queryKey: ['fees', 'faults'] as const,
    queryFn: async ({ signal }) => {
      const [found] = unwrapRows(await database().rpc('fee_faults').abortSignal(signal));
      return found ?? { gaps: [], revoked: [] };
    },
    // Always refetch: scope and laws change on other screens.
    staleTime: 0,
    meta: { table: 'fees', silent: true },
  });
