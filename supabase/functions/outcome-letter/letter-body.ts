import { languages, localized, type Language } from '../_shared/languages.ts';
import type { PdfSheet } from './pdf-sheet.ts';
import { printableLine } from './printable.ts';

/** Height of closing, signature and QR code in points. */
export const CLOSING_HEIGHT = 174;

/** What one kind of letter adds to the frame of all letters. */
export interface LetterBody {
  title: string;
  about: string;
  to: string;
  /** Texts that users typed. */
  typed: readonly (string | null | undefined)[];
  /** Explains the sign for unprintable characters. */
  missing: string;
  /** Prefix of the signatory's columns in the settings. */
  signatory: '' | 'appeal_';
  write: (sheet: PdfSheet) => void;
}

/** Returns a day in words, in Indonesian time. */
export const dayOf = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(at));

/** Returns a text of a row on one printable line. */
export const lineOf = (row: object, column: string, language: Language): string =>
  printableLine(localized({ ...row }, column, language));
