import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { from, orderOf, type ListTable, type Row } from '@/lib/rows-table';

/** Maximum rows per response of the server; database functions page longer lists. */
const MAX_ROWS = 1000;

type PublishedTable = { [N in ListTable]: 'is_published' extends keyof Row<N> ? N : never }[ListTable];

/**
 * Queries the published rows of a public list with these columns, in the order set by staff. Filters
 * explicitly, because staff can also read drafts and the trash.
 */
export const publishedRows = <N extends PublishedTable, const C extends keyof Row<N> & string>(
  table: N,
  columns: readonly C[],
) =>
  queryOptions({
    queryKey: [table, 'public', columns] as const,
    queryFn: async ({ signal }) => {
      const { column, ascending } = orderOf(table);
      const rows = from(table).select(columns.join(', ')).eq('is_published', true).is('deleted_at', null);
      const answer = await rows.order(column, { ascending }).order('id').limit(MAX_ROWS).abortSignal(signal);
      // The rows have the requested columns; see `from` for why the builder cannot infer them.
      return unwrapRows(answer as { data: Pick<Row<N>, C>[] | null; error: unknown; status: number });
    },
    meta: { table, silent: true },
  });
