import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { EndedSearch } from './ended';

export const ENDED_PAGE_SIZE = 20;

/**
 * Queries one page of suspended and withdrawn certificates; the last page if the requested one is beyond it.
 */
export const endedQuery = ({ page, status, category, province }: EndedSearch) =>
  queryOptions({
    queryKey: ['certificates', 'ended', status, category, province, page] as const,
    queryFn: async ({ signal }) => {
      const rows = unwrapRows(
        await database()
          .rpc('ended_certificates', {
            filters: { status, category, province },
            page_number: page,
            page_size: ENDED_PAGE_SIZE,
          })
          .abortSignal(signal),
      );
      const [first] = rows;
      return {
        rows,
        page: first?.page ?? 1,
        total: first?.total ?? 0,
        isCapped: first?.is_capped ?? false,
      };
    },
    placeholderData: keepPreviousData,
    meta: { table: 'certificates', silent: true },
  });
export type EndedCertificate = Awaited<
  ReturnType<NonNullable<ReturnType<typeof endedQuery>['queryFn']>>
>['rows'][number];
