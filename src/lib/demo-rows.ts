import { queryOptions, useIsFetching, useQuery, type Query } from '@tanstack/react-query';
import { unwrapRows } from './errors';
import type { TableName } from './rows-table';
import { database } from './supabase';

/** Ids of a table's rows that are still the demo's. A remark beside the rows: where it cannot be read, nothing is said. */
const demoRowsQuery = (table: TableName) =>
  queryOptions({
    queryKey: ['demo_rows', table] as const,
    queryFn: async ({ signal }) =>
      new Set(unwrapRows(await database().rpc('demo_rows', { of_table: table }).abortSignal(signal))),
    staleTime: 0,
    meta: { silent: true },
  });

const NONE: ReadonlySet<string> = new Set();

/** The choices of a list's filters and the number in its trash are read beside the rows, and change none. */
const isOfRows = ({ queryKey }: Query) => !['choices', 'trash'].includes(String(queryKey.at(-1)));

/**
 * Ids of the rows that still say what the fictional body says; staff only. Asked anew each time the rows have been read,
 * and after them: whoever changes a row does not wait for it.
 */
export function useDemoRows(table: TableName): ReadonlySet<string> {
  const isReading = useIsFetching({ queryKey: [table], predicate: isOfRows }) > 0;
  return useQuery({ ...demoRowsQuery(table), enabled: !isReading }).data ?? NONE;
}
