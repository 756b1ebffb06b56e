import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestStack } from '../support/stack.ts';

export type Row = Readonly<Record<string, unknown>> & { id: string };
export type Line = Row & { outcome: string; reason: string | null; was: unknown; updated_at: string };

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
export const changedOf = (lines: readonly Line[]) => lines.filter(({ outcome }) => outcome === 'changed');
/** Maps each row id to its reason or outcome. */
export const reasonsOf = (lines: readonly Line[]) =>
  new Map(lines.map(({ row_id, outcome, reason }) => [row_id, reason ?? outcome]));

/** Reads rows without the columns that every change updates. */
export async function readRows(stack: TestStack, table: string, rest: string, values: unknown[] = []) {
  const found = await stack.sql<{ row: Row }>(
    `select to_jsonb(t) - 'updated_at' - 'version' as row from public.${table} t where ${rest}`,
    values,
  );
  return found.map(({ row }) => row);
}
/** Returns the first rows of a table that are not in the trash. */
export const rowsOf = (stack: TestStack, table: string, most = 2, condition = 'true') =>
  readRows(stack, table, `t.deleted_at is null and ${condition} order by t.id limit ${most}`);

interface Change {
  table: string | null;
  field: string | null;
  value: unknown;
  ids: readonly unknown[];
}
export const setField = (by: SupabaseClient, { table, field, value, ids }: Change) =>
  by.rpc('bulk_set', {
    table_name: table,
    change: field === null ? null : { [field]: value },
    row_ids: ids,
  });
/** Runs a bulk change and returns the result for each row. */
export const linesOf = async (by: SupabaseClient, change: Change) =>
  (await setField(by, change).throwOnError()).data as Line[];
export const undoBulkChange = async (by: SupabaseClient, table_name: string, changes: readonly Line[]) =>
  (await by.rpc('bulk_undo', { table_name, changes }).throwOnError()).data as Line[];
