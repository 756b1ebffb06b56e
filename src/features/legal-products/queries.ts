import { queryOptions, useQuery } from '@tanstack/react-query';
import { LEGAL_COLUMNS, START_UP_LAWS } from '@/domain/legal-product';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { useLegalProducts } from '@/site/site-reads';

const allLegalProductsQuery = queryOptions({
  queryKey: ['legal_products', 'public'] as const,
  queryFn: async ({ signal }) =>
    unwrapRows(
      await database()
        .from('legal_products')
        .select(LEGAL_COLUMNS)
        .eq('is_published', true)
        .is('deleted_at', null)
        .order('year', { ascending: false })
        .order('number')
        .limit(1000)
        .abortSignal(signal),
    ),
  meta: { table: 'legal_products', silent: true },
});

/** Returns all entries, newest year first. Loads the rest only if the start-up query returned its maximum. */
export function useAllLegalProducts() {
  const start = useLegalProducts();
  const isPart = start.data?.length === START_UP_LAWS;
  const { data, isPending, isFetching, refetch } = useQuery({ ...allLegalProductsQuery, enabled: isPart });
  return isPart ? { data: data ?? start.data, isPending, isFetching, refetch } : start;
}
