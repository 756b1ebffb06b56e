import { languages, localized, type Language } from '../_shared/languages.ts';
import type { PdfSheet } from './pdf-sheet.ts';
import { printableLine } from './printable.ts';

/** Height of closing, signature and QR code in points. */
export const CLOSING_HEIGHT = 174;

/** Parts of a letter that depend on its kind. */
export interface LetterBody {
  title: string;
  about: string;
  to: string;
  /** Texts entered by users. */
  typed: readonly (string | null | undefined)[];
  /** Explanation of the mark for unprintable characters. */
  missing: string;
  /** Prefix of the signatory's columns in the settings. */
  signatory: '' | 'appeal_';
  write: (sheet: PdfSheet) => void;
}

/** Returns the day of a timestamp in Indonesian time, written out. */
export const dayOf = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(at));

/** Returns a column of a row as one line of printable text. */
export const lineOf = (row: object, column: string, language: Language): string =>
  printableLine(localized({ ...row }, column, language));
