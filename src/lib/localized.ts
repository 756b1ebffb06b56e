import {
  columnIn,
  DEFAULT_LANGUAGE,
  type DefaultLanguage,
  type Language,
  type OtherLanguage,
} from '@/config/languages';

/** Columns of a row that have a twin in another language (`title` / `title_en`). */
export type LocalizedColumn<R> = {
  [K in keyof R & string]: Extract<keyof R, `${K}_${OtherLanguage}`> extends never ? never : K;
}[keyof R & string];

/** Set when content is not in the language asked for: for the element's `lang`. */
type Lang = DefaultLanguage | undefined;
export type LocalizedText = { text: string; lang: Lang };

/**
 * A column in the language asked for. A language that the row has no column for, or nothing written in, falls back to the
 * default language: here, and nowhere else.
 */
export function localizedValue<R extends object>(
  row: R,
  column: LocalizedColumn<R>,
  language: Language,
  isWritten: (value: unknown) => boolean,
): { value: unknown; lang: Lang } {
  // The column type guarantees a key; generic indexing cannot see its twins.
  const values = row as Record<string, unknown>;
  const value = values[columnIn(column, language)];
  if (isWritten(value)) return { value, lang: undefined };
  const source = values[column];
  return { value: source, lang: isWritten(source) ? DEFAULT_LANGUAGE : undefined };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** A text in the language asked for, or in the default one and marked so. */
export function localizedText<R extends object>(
  row: R,
  column: LocalizedColumn<R>,
  language: Language,
): LocalizedText {
  const { value, lang } = localizedValue(row, column, language, isText);
  return { text: isText(value) ? value : '', lang };
}

/** The text alone, for attributes and titles that cannot carry a `lang`. */
export function localized<R extends object>(row: R, column: LocalizedColumn<R>, language: Language): string {
  return localizedText(row, column, language).text;
}
