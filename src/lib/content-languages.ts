import { columnIn, CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '@/config/languages';

/** Returns the language of content, cases and accounts for a tag; always one the database supports. */
export const toContentLanguage = (tag: unknown): Language =>
  CONTENT_LANGUAGES.find((each) => each === tag) ?? DEFAULT_LANGUAGE;

/** Returns a column and its translations: `title`, `title_en`. */
export const columnsIn = (column: string): string[] =>
  CONTENT_LANGUAGES.map((language) => columnIn(column, language));

/** Returns the language of a column. */
export const columnLanguage = (column: string): Language =>
  CONTENT_LANGUAGES.find((each) => each !== DEFAULT_LANGUAGE && column.endsWith(`_${each}`)) ??
  DEFAULT_LANGUAGE;

/** Returns a column without its language suffix: `title` for `title_en`. */
export function baseColumn(column: string): string {
  const language = columnLanguage(column);
  return language === DEFAULT_LANGUAGE ? column : column.slice(0, -1 - language.length);
}

/** Returns true when a row also has the column in another language. */
export const hasTwins = (row: object, column: string): boolean =>
  columnsIn(column).some((each) => each !== column && each in row);
