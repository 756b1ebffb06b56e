import type { Resource } from './define-resource';
import type { AnyField, ChoiceField } from './fields';
import { wordsOf, type KitRow } from './row-values';

/** Rows that stand together; their order is changed among themselves. */
export interface RowGroup {
  /** The value they share. */
  value: string;
  rows: KitRow[];
}

const isChoice = (field: AnyField): field is ChoiceField =>
  field.kind === 'select' || field.kind === 'reference';

/** The select or reference on a column; a definition names no other kind there. */
export const choiceField = ({ fields }: Resource, column: string): ChoiceField | undefined =>
  fields.filter(isChoice).find((field) => field.column === column);

/** The rows by the value of `column`, groups in the order of `values`, others behind them. */
export function groupRows(rows: readonly KitRow[], column: string, values: readonly string[]): RowGroup[] {
  const valueOf = (row: KitRow) => wordsOf(row[column]);
  return [...new Set([...values, ...rows.map(valueOf)])]
    .map((value) => ({ value, rows: rows.filter((row) => valueOf(row) === value) }))
    .filter((group) => group.rows.length > 0);
}
