import { unguarded } from '@/lib/csv';
import { readRupiah } from '@/domain/rupiah';
import { cleanLine, cleanText } from '@/lib/text-shapes';
import type { Cell, ImportColumn } from './define-import';
import { isoDay } from './iso-day';

/** A value as import_rows takes it. What cannot be read stays the text it was: the database says what is wrong. */
export type ImportValue = string | number | boolean | string[];

/** Words of a heading or an answer, however they are written: small letters and digits with single spaces. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const YES = ['ya', 'y', 'yes', 'true', 'benar', '1', 'terbit', 'published', 'x'];
const NO = ['tidak', 't', 'n', 'no', 'false', 'salah', '0', 'draf', 'draft', 'unpublished', 'belum'];

/** The text of a cell, as a person reads it. */
export function cellText(cell: Cell | undefined): string {
  if (cell == null) return '';
  if (cell instanceof Date) return isoDay(cell) ?? '';
  return cleanText(unguarded(String(cell)));
}

/** The option that a word stands for: its name, a label or a synonym of it. */
function optionOf(word: string, names: readonly (readonly [option: string, words: readonly string[]])[]) {
  const plain = plainWords(word);
  return names.find(([, words]) => words.includes(plain))?.[0];
}

/** The options of a choice with every word that means them. `labels`: their words on screen, in all languages. */
export type OptionNames = readonly (readonly [option: string, words: readonly string[]])[];

/** Value of the cell for the column; undefined when it is empty. */
export function cellValue(
  column: ImportColumn,
  cell: Cell | undefined,
  options: OptionNames = [],
): ImportValue | undefined {
  const text = cellText(cell);
  if (text === '') return undefined;
  switch (column.kind) {
    case 'longText':
      return text;
    case 'text':
      return column.spelled?.(cleanLine(text)) ?? cleanLine(text);
    case 'code':
      // Lists name an entry by its code and title: BG · Bangunan Gedung.
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
