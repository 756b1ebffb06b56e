import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Natures of the scope without a fee today, and revoked decrees that fees rest on. For staff. */
export const feeFaultsQuery = () =>
  queryOptions({
    queryKey: ['fees', 'faults'] as const,
    queryFn: async ({ signal }) => {
      const [found] = unwrapRows(await database().rpc('fee_faults').abortSignal(signal));
      return found ?? { gaps: [], revoked: [] };
    },
    // Scope and laws are changed on other screens.
    staleTime: 0,
    meta: { table: 'fees', silent: true },
  });
