import { MAX_ROWS } from '@/config/constants';
import { unwrapRows } from '@/lib/errors';
import type { Json } from '@/lib/database.types';
import type { TableName } from '@/lib/rows';
import { database } from '@/lib/supabase';

/** Field and new value for many rows; null clears the field. */
export interface NewValue {
  table: TableName;
  field: string;
  value: Json;
}

/** Sets the value in a batch of rows. `key`: idempotency key of the batch (a uuid). */
export const setPart = async ({ table, field, value }: NewValue, ids: readonly string[], key: string) =>
  unwrapRows(
    await database().rpc('bulk_set', {
      table_name: table,
      change: { [field]: value },
      row_ids: [...ids],
      key,
    }),
  );

const holdingPart = async ({ table, field, value }: NewValue, ids: readonly string[]) =>
  unwrapRows(
    await database().rpc('bulk_holds', { table_name: table, change: { [field]: value }, row_ids: [...ids] }),
  );

/** Row that already has the value. */
export type HoldingRow = Awaited<ReturnType<typeof holdingPart>>[number];

/** Returns which of the rows already have the value. */
export async function holdingRows(wanted: NewValue, ids: readonly string[]): Promise<HoldingRow[]> {
  const rows: HoldingRow[] = [];
  for (let from = 0; from < ids.length; from += MAX_ROWS)
    rows.push(...(await holdingPart(wanted, ids.slice(from, from + MAX_ROWS))));
  return rows;
}
