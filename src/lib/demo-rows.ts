import { queryOptions, useIsFetching, useQuery, type Query } from '@tanstack/react-query';
import { unwrapRows } from './errors';
import type { TableName } from './rows-table';
import { database } from './supabase';

/**
 * Queries the ids of a table's rows that still contain demo data. Errors are not shown: the information is
 * optional.
 */
const demoRowsQuery = (table: TableName) =>
  queryOptions({
    queryKey: ['demo_rows', table] as const,
    queryFn: async ({ signal }) =>
      new Set(unwrapRows(await database().rpc('demo_rows', { of_table: table }).abortSignal(signal))),
    staleTime: 0,
    meta: { silent: true },
  });

const NONE: ReadonlySet<string> = new Set();

/** Excludes the queries for filter choices and the trash count, which do not affect the rows. */
const isOfRows = ({ queryKey }: Query) => !['choices', 'trash'].includes(String(queryKey.at(-1)));

/**
 * Returns the ids of rows that still contain demo data; staff only. Refetches after the rows are read, so
 * that saving a row does not wait for it.
 */
export function useDemoRows(table: TableName): ReadonlySet<string> {
  const isReading = useIsFetching({ queryKey: [table], predicate: isOfRows }) > 0;
  return useQuery({ ...demoRowsQuery(table), enabled: !isReading }).data ?? NONE;
}
