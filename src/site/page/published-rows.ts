import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { from, orderOf, type ListTable, type Row } from '@/lib/rows-table';

/** As many as the server gives in one answer; lists that grow longer are paged by a function of the database. */
const MOST_ROWS = 1000;

type PublishedTable = { [N in ListTable]: 'is_published' extends keyof Row<N> ? N : never }[ListTable];

/**
 * The query of a public page that shows a list: its published rows with these columns, in the order that staff gave them.
 * Staff may read drafts and the trash as well, so they are left out here.
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
      const answer = await rows.order(column, { ascending }).order('id').limit(MOST_ROWS).abortSignal(signal);
      // The columns are those asked for; `from` says why the builder does not know them.
      return unwrapRows(answer as { data: Pick<Row<N>, C>[] | null; error: unknown; status: number });
    },
    meta: { table, silent: true },
  });
