import { queryOptions } from '@tanstack/react-query';
import { COLUMNS, sameValue, stored, type TextTable } from '@/editor-kit/text';
import { readRevisions, type Revision } from '@/editor-kit/session/text-calls';

export const revisionsQuery = (table: TextTable, id: string) =>
  queryOptions({
    queryKey: ['revisions', table, id] as const,
    queryFn: ({ signal }) => readRevisions(table, id, signal),
    staleTime: 0,
    meta: { table: 'revisions', silent: true },
  });

/** Columns a version may change besides what is written. */
const FATE = ['status', 'published_at', 'deleted_at'] as const;
export type FateColumn = (typeof FATE)[number];
export const isFate = (column: string): column is FateColumn => FATE.some((each) => each === column);

/** The columns in which a version differs from the one before it. */
export function changedColumns(table: TextTable, revision: Revision, before: Revision | undefined): string[] {
  if (!before) return [];
  return [...COLUMNS[table], ...FATE].filter(
    (column) =>
      !sameValue(stored(column, revision.snapshot[column]), stored(column, before.snapshot[column])),
  );
}
