import { unguarded } from '@/lib/csv';
import { readRupiah } from '@/domain/rupiah';
import { cleanLine, cleanName, cleanText } from '@/lib/text-shapes';
import type { Cell, ImportColumn } from './define-import';
import { isoDay } from './iso-day';

/**
 * Value accepted by import_rows. An unreadable value remains text, so that the database reports the error.
 */
export type ImportValue = string | number | boolean | string[];

/** Normalises a heading or answer to lower-case letters and digits with single spaces. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const YES = ['ya', 'y', 'yes', 'true', 'benar', '1', 'terbit', 'published', 'x'];
const NO = ['tidak', 't', 'n', 'no', 'false', 'salah', '0', 'draf', 'draft', 'unpublished', 'belum'];

/** Returns the text of a cell as displayed. */
export function cellText(cell: Cell | undefined): string {
  if (cell == null) return '';
  if (cell instanceof Date) return isoDay(cell) ?? '';
  return cleanText(unguarded(String(cell)));
}

/** Returns the option with this name, label or synonym. */
function optionOf(word: string, names: readonly (readonly [option: string, words: readonly string[]])[]) {
  const plain = plainWords(word);
  return names.find(([, words]) => words.includes(plain))?.[0];
}

/** Options of a choice and their names. `labels`: their labels in all languages. */
export type OptionNames = readonly (readonly [option: string, words: readonly string[]])[];

/** Converts a cell to a value of the column; undefined if empty. */
export function cellValue(
  column: ImportColumn,
  cell: Cell | undefined,
  options: OptionNames = [],
): ImportValue | undefined {
  const long = cellText(cell);
  if (column.kind === 'longText') return long || undefined;
  const line = cleanLine(long);
  if (column.kind === 'text') return (column.spelled?.(line) ?? line) || undefined;
  const text = column.kind === 'choices' ? long : cleanName(long);
  if (text === '') return undefined;
  switch (column.kind) {
    case 'code':
      // Lists show an entry as code and title (BG · Bangunan Gedung): use the code.
      return text
        .replace(/ · .*$/s, '')
        .replace(/\s+/g, '')
        .toUpperCase();
    case 'digits':
      return /^[\d\s.\-/]+$/.test(text) ? text.replace(/\D/g, '') : text;
    case 'number':
      if (column.unit === 'rupiah') return readRupiah(text) ?? text;
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    case 'date':
      return isoDay(cell) ?? text;
    case 'boolean': {
      const word = plainWords(text);
      return YES.includes(word) ? true : NO.includes(word) ? false : text;
    }
    case 'choice':
      return optionOf(text, options) ?? text;
    case 'choices': {
      const chosen = text
        .split(/[,;|/\n]+/)
        .filter((part) => part.trim() !== '')
        .map((part) => optionOf(part, options) ?? part.trim());
      const order = Object.keys(column.options);
      return [...new Set(chosen)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    }
  }
}
