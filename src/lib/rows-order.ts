import { useMutation } from '@tanstack/react-query';
import { toAppError } from './errors';
import type { ListTable } from './rows-table';
import { database } from './supabase';

/**
 * Saves the order of a whole list in one transaction; calls run one after the other. Pending until the list
 * has been refetched: until then, show `sortLines(rows, reorder.variables)`.
 */
export const useReorder = (table: ListTable) =>
  useMutation({
    mutationFn: async (ids: string[]) => {
      const { error, status } = await database().rpc('reorder', { table_name: table, ids });
      if (error) throw toAppError(error, status);
    },
    scope: { id: `reorder ${table}` },
    meta: { table },
  });

/** Returns all ids; the ids in `some` are put into the new order within the positions they already occupy. */
export function withPlacesChanged(all: readonly string[], some: readonly string[]): string[] {
  const moved = new Set(some);
  const next = some.values();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}

/** Returns the rows in the order of `ids`; unlisted rows are last. */
export function sortRows<R extends { id: string }>(
  rows: readonly R[],
  ids: readonly string[] | undefined,
): readonly R[] {
  if (!ids) return rows;
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((a, b) => (places.get(a.id) ?? ids.length) - (places.get(b.id) ?? ids.length));
}
