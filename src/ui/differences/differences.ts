import { isRichTextDoc, plainText } from '@/lib/rich-text/rich-text-doc';

/** One changed field of an entry; `path` is its column, followed by keys inside a nested object. */
export type Difference = { path: string[]; before: unknown; after: unknown };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRichTextDoc(value);

/** Columns that every row has and readers need not see. */
const IGNORED_COLUMNS = new Set(['id', 'created_at', 'updated_at', 'is_only_row']);
const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Returns the differences between two versions of a row, by field. Compares nested objects
 * (site_settings.site) by key; omits blank fields of additions and deletions.
 */
export function differences(before: unknown, after: unknown): Difference[] {
  const [was, became] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const isWhole = !isFields(before) || !isFields(after);
  const columns = [...new Set([...Object.keys(became), ...Object.keys(was)])];
  return columns.flatMap((column): Difference[] => {
    const [old, now] = [was[column], became[column]];
    if (isWhole && (IGNORED_COLUMNS.has(column) || (isBlank(old) && isBlank(now)))) return [];
    if (!isFields(old) && !isFields(now)) return [{ path: [column], before: old, after: now }];
    const [oldKeys, newKeys] = [isFields(old) ? old : {}, isFields(now) ? now : {}];
    return [...new Set([...Object.keys(newKeys), ...Object.keys(oldKeys)])]
      .filter((key) => JSON.stringify(oldKeys[key]) !== JSON.stringify(newKeys[key]))
      .filter((key) => !(isBlank(oldKeys[key]) && isBlank(newKeys[key])))
      .map((key) => ({ path: [column, key], before: oldKeys[key], after: newKeys[key] }));
  });
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);

type Words = { yes: string; no: string; moment: (value: string) => string };

/**
 * Formats a value for display: rich text and lists as text, timestamps in the office's time zone, '' for no
 * value.
 */
export function valueWords(value: unknown, words: Words): string {
  if (isBlank(value)) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return isMoment(value) ? words.moment(value) : value;
  if (isRichTextDoc(value)) return plainText(value);
  if (Array.isArray(value)) return value.map((each) => valueWords(each, words)).join(', ');
  return JSON.stringify(value);
}
