import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { useLegalProducts } from '@/site/site-reads';

/** As many as the start-up read brings (site-reads.ts); with so many there may be more. */
const START_UP_ROWS = 50;

const allLegalProductsQuery = queryOptions({
  queryKey: ['legal_products', 'public'] as const,
  queryFn: async ({ signal }) =>
    unwrapRows(
      await database()
        .from('legal_products')
        .select('id, kind, number, year, title, title_en, issued_on, status, replaced_by, file_url')
        .eq('is_published', true)
        .is('deleted_at', null)
        .order('year', { ascending: false })
        .order('number')
        .limit(1000)
        .abortSignal(signal),
    ),
  meta: { table: 'legal_products', silent: true },
});

/** Every entry, newest year first: what start-up has read, and the rest only where there is one. */
export function useAllLegalProducts() {
  const start = useLegalProducts();
  const isPart = start.data?.length === START_UP_ROWS;
  const { data, isPending, isFetching, refetch } = useQuery({ ...allLegalProductsQuery, enabled: isPart });
  return isPart ? { data: data ?? start.data, isPending, isFetching, refetch } : start;
}
