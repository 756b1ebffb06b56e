import { hashKey } from '@tanstack/react-query';
import { columnIn, type Language } from '@/config/languages';
import { columnsIn } from '@/lib/content-languages';
import type { Row, ListTable } from '@/lib/rows';
import { isRichTextDoc, plainText } from '@/lib/rich-text/rich-text-doc';
import type { Resource } from './define-resource';
import type { AnyField } from './fields';

/** A row of any sorted list. */
export type KitRow = Row<ListTable> & Readonly<Record<string, unknown>>;
/** Form values by column. Texts, numbers and dates are strings during editing. */
export type FormValues = Record<string, unknown>;

/** Returns the value of a column, or of a text inside a document ('outcome.approved'). */
export function valueAt(values: Readonly<FormValues>, column: string): unknown {
  const [head = '', key] = column.split('.');
  const value = values[head];
  if (key === undefined) return value;
  return typeof value === 'object' && value !== null ? (value as FormValues)[key] : undefined;
}

/** Builds an object from values by column. Texts of a document are nested under its column. */
export function nested<V>(entries: readonly (readonly [column: string, value: V])[]) {
  const values: Record<string, V | Record<string, V>> = {};
  for (const [column, value] of entries) {
    const [head = '', key] = column.split('.');
    // A column is either a document or a value, never both.
    values[head] = key === undefined ? value : { ...(values[head] as Record<string, V>), [key]: value };
  }
  return values;
}

/** Returns the columns that a field writes, including translations. */
export const columnsOf = ({ column, localized }: AnyField) => (localized ? columnsIn(column) : [column]);

function startValue(field: AnyField, value: unknown): unknown {
  if (field.kind === 'toggle') return value ?? true;
  if (field.kind === 'richText') return isRichTextDoc(value) ? value : null;
  if (field.kind === 'choices') return Array.isArray(value) ? value : [];
  // Preselect the first option of a required select, unless it depends on another field.
  if (field.kind === 'select')
    return value ?? ((field.required && !field.narrowedBy && field.options[0]) || '');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the initial form values of a row, or of a new one. */
export function toFormValues(fields: readonly AnyField[], row?: Readonly<FormValues>): FormValues {
  const start = (field: AnyField, column: string) => startValue(field, row && valueAt(row, column));
  return nested(
    fields.flatMap((field) => columnsOf(field).map((column) => [column, start(field, column)] as const)),
  );
}

/** Returns a column value as plain text. */
export function searchableText(value: unknown): string {
  if (isRichTextDoc(value)) return plainText(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Compares columns of two rows, ignoring the order of keys in documents. */
export const areEqual = (columns: readonly string[], a: Readonly<FormValues>, b: Readonly<FormValues>) =>
  columns.every((column) => hashKey([valueAt(a, column)]) === hashKey([valueAt(b, column)]));

/** Returns the columns whose values differ. */
export const changedColumns = (
  columns: readonly string[],
  was: Readonly<FormValues>,
  is: Readonly<FormValues>,
) => columns.filter((column) => !areEqual([column], was, is));

const isFilled = (value: unknown) => searchableText(value).trim() !== '';

interface Completeness {
  filled: number;
  total: number;
}

/** Counts the texts in the default language, or how many of them are translated. */
export function completeness(
  fields: readonly AnyField[],
  values: Readonly<FormValues>,
  language: Language,
): Completeness {
  const localized = fields.filter((field) => field.localized);
  const written = localized.filter(({ column }) => isFilled(valueAt(values, column)));
  const filled = written.filter(({ column }) => isFilled(valueAt(values, columnIn(column, language))));
  const expected = localized.filter((field) => field.required ?? isFilled(valueAt(values, field.column)));
  return { filled: filled.length, total: expected.length };
}

/** Returns true if the text contains all words of `search`. */
export function hasWords(text: string, search: string): boolean {
  const haystack = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** Returns true if the row's texts contain all words of `search`, in any language. */
export function matches({ fields }: Resource, row: Readonly<FormValues>, search: string): boolean {
  const texts = fields.flatMap(columnsOf).map((column) => searchableText(valueAt(row, column)));
  return hasWords(texts.join(' '), search);
}

interface Narrowing {
  search: string;
  filter: (column: string) => readonly string[];
  isWaiting: boolean;
}

/** Filters rows by search words, by the columns in filterBy, and by isWaiting. */
export function narrowed(
  resource: Resource,
  rows: readonly KitRow[],
  { search, filter, isWaiting }: Narrowing,
): readonly KitRow[] {
  const words = search.trim();
  const filters = resource.filterBy.filter((column) => filter(column).length > 0);
  return rows
    .filter((row) => filters.every((column) => filter(column).includes(searchableText(row[column]))))
    .filter((row) => !isWaiting || (resource.isWaiting?.(row) ?? true))
    .filter((row) => !words || matches(resource, row, words));
}
