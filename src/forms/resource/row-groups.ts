import type { Resource } from './define-resource';
import type { AnyField, ChoiceField } from './fields';
import { searchableText, type KitRow } from './row-values';

/** Rows with the same value, sorted among themselves. */
export interface RowGroup {
  /** Shared value. */
  value: string;
  rows: KitRow[];
}

const isChoice = (field: AnyField): field is ChoiceField =>
  field.kind === 'select' || field.kind === 'reference';

/** Returns the select or reference field of a column; `groupBy` and `filterBy` allow no others. */
export const choiceField = ({ fields }: Resource, column: string): ChoiceField | undefined =>
  fields.filter(isChoice).find((field) => field.column === column);

/** Groups the rows by `column`, in the order of `values`; unknown values are last. */
export function groupRows(rows: readonly KitRow[], column: string, values: readonly string[]): RowGroup[] {
  const valueOf = (row: KitRow) => searchableText(row[column]);
  return [...new Set([...values, ...rows.map(valueOf)])]
    .map((value) => ({ value, rows: rows.filter((row) => valueOf(row) === value) }))
    .filter((group) => group.rows.length > 0);
}
