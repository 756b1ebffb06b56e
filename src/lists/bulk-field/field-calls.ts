import { MOST_ROWS } from '@/config/constants';
import { unwrapRows } from '@/lib/errors';
import type { Json } from '@/lib/database.types';
import type { TableName } from '@/lib/rows';
import { database } from '@/lib/supabase';

/** A field and the value that rows are given; null empties it. */
export interface NewValue {
  table: TableName;
  field: string;
  value: Json;
}

/** Gives the rows of one part the value. key: a uuid of this part; sent again, it is answered as the first time, and done once. */
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

/** A row in which the field holds the value already. */
export type HoldingRow = Awaited<ReturnType<typeof holdingPart>>[number];

/** The rows among these in which the field holds the value already. */
export async function holdingRows(wanted: NewValue, ids: readonly string[]): Promise<HoldingRow[]> {
  const rows: HoldingRow[] = [];
  for (let from = 0; from < ids.length; from += MOST_ROWS)
    rows.push(...(await holdingPart(wanted, ids.slice(from, from + MOST_ROWS))));
  return rows;
}
