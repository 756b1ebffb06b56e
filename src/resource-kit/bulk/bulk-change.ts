import { useMutation } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import type { TableName } from '@/lib/rows';
import { database } from '@/lib/supabase';

/** What can be done with many rows at once; the database says which table knows which. */
export type BulkAction = 'publish' | 'unpublish' | 'archive' | 'trash' | 'restore' | 'delete';

/** The database changes no more at once (bulk_change). */
export const MOST_ROWS = 1000;

const change = async (table: TableName, action: BulkAction, ids: readonly string[]) =>
  unwrapRows(
    await database().rpc('bulk_change', { table_name: table, action, row_ids: ids.slice(0, MOST_ROWS) }),
  );

/** What became of one row: changed, unchanged (it was so already), or refused with a reason. */
export type BulkLine = Awaited<ReturnType<typeof change>>[number];

/** Does one thing with many rows in one transaction; gives a line for each. */
export const useBulkChange = (table: TableName) =>
  useMutation({
    mutationFn: ({ action, ids }: { action: BulkAction; ids: readonly string[] }) =>
      change(table, action, ids),
    meta: { table },
  });

/** Takes a change back; rows that somebody has changed since stay as they are. */
export const useBulkUndo = (table: TableName) =>
  useMutation({
    mutationFn: async (lines: readonly BulkLine[]) => {
      const changes = lines.map(({ row_id, was, updated_at }) => ({ row_id, was, updated_at }));
      return unwrapRows(await database().rpc('bulk_undo', { table_name: table, changes }));
    },
    meta: { table },
  });
