import { queryOptions, useMutation } from '@tanstack/react-query';
import { toAppError, unwrap } from './errors';
import { newId } from './new-id';
import { explainNoMatch } from './rows-conflict';
import {
  from,
  orderOf,
  type Answer,
  type Insert,
  type ListTable,
  type Row,
  type TableName,
  type Update,
} from './rows-table';

export { isSorted } from './rows-table';
export type { Insert, ListTable, Row, TableName, Update } from './rows-table';

/** PostgREST's answer to a single row that no row matched. */
const NO_ROW = 'PGRST116';

/** PostgREST's status for rows beyond the last one. */
const BEYOND = 416;

/** Rows in one answer; the server gives no more. */
const PART = 1000;

export interface WholeListWatch {
  signal: AbortSignal;
  onPart?: (done: number, total: number) => void;
}

/** All rows that `ask` lists in a stable order, however many, in parts. */
async function readInParts<N extends ListTable>(
  ask: () => { range(first: number, last: number): { abortSignal(signal: AbortSignal): Answer } },
  { signal, onPart }: WholeListWatch,
): Promise<Row<N>[]> {
  // A row that is moved meanwhile may stand in a second part.
  const rows = new Map<string, Row<N>>();
  for (let first = 0; ; first += PART) {
    const answer = await ask()
      .range(first, first + PART - 1)
      .abortSignal(signal);
    // Rows went while this was read.
    if (first > 0 && answer.status === BEYOND) return [...rows.values()];
    for (const row of unwrap(answer) as Row<N>[]) rows.set(row.id, row);
    const total = answer.count ?? rows.size;
    onPart?.(Math.min(first + PART, total), total);
    if (first + PART >= total) return [...rows.values()];
  }
}

/** Every row of a list in its order, drafts included, and none that is in the trash. */
export function readWholeList<N extends ListTable>(table: N, watch: WholeListWatch): Promise<Row<N>[]> {
  const { column, ascending } = orderOf(table);
  return readInParts<N>(() => {
    const rows = from(table).select('*', { count: 'exact' }).is('deleted_at', null);
    // A stable order even where two rows say the same place.
    return rows.order(column, { ascending }).order('id');
  }, watch);
}

/** Every row staff may see that is not in the trash, drafts included: admin screens. */
export const listQuery = <N extends ListTable>(table: N) =>
  queryOptions({
    queryKey: [table, 'list'] as const,
    queryFn: ({ signal }) => readWholeList(table, { signal }),
    meta: { table, silent: true },
  });

/** Rows in the trash, last deleted first. */
export const trashQuery = <N extends ListTable>(table: N) =>
  queryOptions({
    queryKey: [table, 'trash'] as const,
    queryFn: ({ signal }) =>
      readInParts<N>(
        () => {
          const rows = from(table).select('*', { count: 'exact' }).not('deleted_at', 'is', null);
          return rows.order('deleted_at', { ascending: false }).order('id');
        },
        { signal },
      ),
    meta: { table, silent: true },
  });

/**
 * `version`: the `updated_at` the change was made on; a row saved since then is not overwritten.
 * `newId`: the id of a row to add, made by the form that sends it: sent again, it is added once.
 */
export type RowToSave<N extends TableName> =
  { id: string; version?: string; values: Update<N> } | { id?: undefined; values: Insert<N>; newId?: string };

/** A row as it is now, or null when there is none that the caller may read. */
export async function readRow<N extends TableName>(table: N, id: string): Promise<Row<N> | null> {
  const { data, error, status } = await from(table).select('*').eq('id', id).maybeSingle();
  if (error) throw toAppError(error, status);
  return data as Row<N> | null;
}

async function addRow<N extends TableName>(table: N, values: Insert<N>, id: string): Promise<Row<N>> {
  const { data, error, status } = await from(table)
    .insert({ ...values, id })
    .select()
    .maybeSingle();
  if (error) throw toAppError(error, status);
  // Nothing comes back of a row that was added before.
  return unwrap({ data: (data as Row<N> | null) ?? (await readRow(table, id)), error });
}

/**
 * Adds a row, or changes the one with `id`; gives the row as it is now.
 * An update that matches nothing fails with NewerVersionError, or AppError `not_found` or `forbidden`.
 */
export const useSaveRow = <N extends TableName>(table: N) =>
  useMutation({
    mutationFn: async (row: RowToSave<N>) => {
      if (row.id === undefined) return addRow(table, row.values, row.newId ?? newId());
      const update = from(table).update(row.values).eq('id', row.id);
      const answer = await (row.version ? update.eq('updated_at', row.version) : update).select().single();
      if (answer.error && toAppError(answer.error).code === NO_ROW) {
        throw await explainNoMatch(table, row.id, row.version);
      }
      return unwrap(answer) as Row<N>;
    },
    meta: { table },
  });

// Each write below asks for the row back: row-level security filters silently, and "nothing matched" must be an
// error (PGRST116), not a success.

/** Moves a row to the trash. */
export const useTrashRow = (table: TableName) =>
  useMutation({
    mutationFn: async (id: string) => {
      const trashed = { deleted_at: new Date().toISOString() };
      unwrap(await from(table).update(trashed).eq('id', id).select('id').single());
    },
    meta: { table },
  });

/** Takes a row out of the trash, to where it was. */
export const useRestoreRow = (table: TableName) =>
  useMutation({
    mutationFn: async (id: string) => {
      unwrap(await from(table).update({ deleted_at: null }).eq('id', id).select('id').single());
    },
    meta: { table },
  });

/** Deletes a row permanently. */
export const useDeleteRow = (table: TableName) =>
  useMutation({
    mutationFn: async (id: string) => {
      unwrap(await from(table).delete().eq('id', id).select('id').single());
    },
    meta: { table },
  });
