import type { ListedTextStatus, TextStatus, TextTable } from '@/domain/text-status';
import type { RichTextDoc } from '@/lib/rich-text/rich-text-doc';
import { columnsIn } from '@/lib/content-languages';

export type { TextTable };

/** Editor values by column: texts, documents, or null. */
export type TextValues = Readonly<Record<string, unknown>>;

/** Row of one of the tables, as visitors see it once published. */
export interface TextRow extends Record<string, unknown> {
  id: string;
  slug: string;
  title: string;
  status: TextStatus;
  published_at: string | null;
  version: number;
  updated_at: string;
  deleted_at: string | null;
}

/** Columns that differ from the row, and who saved them last. */
export interface TextDraft {
  version: number;
  changes: TextValues;
  saved_at: string;
  /** Missing from a draft saved by this page. */
  saved_name?: string | null;
}

export interface TextState {
  row: TextRow;
  draft: TextDraft | null;
}

const SHARED = ['slug', ...['title', 'body', 'seo_title', 'seo_description'].flatMap(columnsIn)];

/** Columns written by the editor; same as private.text_columns in SQL. */
export const COLUMNS: Record<TextTable, readonly string[]> = {
  articles: [
    ...SHARED,
    ...columnsIn('excerpt'),
    ...['category', 'cover_url', 'author_id'],
    ...columnsIn('cover_alt'),
  ],
  cms_pages: [...SHARED, ...columnsIn('summary')],
};

/** Columns that are not null in the database; all others are null if empty. */
const REQUIRED = ['slug', 'title', 'body', 'category'];
export const EMPTY_DOC: RichTextDoc = { type: 'doc', content: [] };

/** Returns a column as text; documents and null become ''. */
export const textOf = (values: TextValues, column: string): string => {
  const value = values[column];
  return typeof value === 'string' ? value : '';
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Compares two values, ignoring the order of keys, which the database changes. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => sameValue(one[key], other[key]));
}

export const isEmptyValue = (value: unknown) =>
  value === '' || (isObject(value) && value.type === 'doc' && sameValue(value.content ?? [], []));

/** Returns a value as the database stores it: blank becomes null where the column allows it. */
export function stored(column: string, value: unknown): unknown {
  if (REQUIRED.includes(column)) return value ?? (column === 'body' ? EMPTY_DOC : '');
  return isEmptyValue(value) ? null : (value ?? null);
}

/** Returns the values shown in the editor: the row, overridden by its draft. */
export function valuesOf(table: TextTable, { row, draft }: TextState): TextValues {
  const all = { ...row, ...draft?.changes };
  return Object.fromEntries(COLUMNS[table].map((column) => [column, all[column] ?? null]));
}

/** Returns the columns of `values` that differ from `before`. */
export function changesOf(before: TextValues, values: TextValues): TextValues {
  return Object.fromEntries(
    Object.entries(values)
      .map(([column, value]) => [column, stored(column, value)] as const)
      .filter(([column, value]) => !sameValue(value, stored(column, before[column]))),
  );
}

/** Returns true if visitors can read the text now. */
export const isPublished = ({ status, published_at }: TextRow, now = new Date()) =>
  status === 'published' && published_at !== null && new Date(published_at) <= now;

/** Status of a text as shown in the interface. */
export type DisplayStatus = ListedTextStatus;
export const displayStatus = (row: TextRow, now = new Date()): DisplayStatus =>
  row.status === 'published' ? (isPublished(row, now) ? 'published' : 'scheduled') : row.status;
