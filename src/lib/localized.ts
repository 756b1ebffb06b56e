import {
  columnIn,
  DEFAULT_LANGUAGE,
  type DefaultLanguage,
  type Language,
  type OtherLanguage,
} from '@/config/languages';

/** Columns of a row that have a translation (`title` / `title_en`). */
export type LocalizedColumn<R> = {
  [K in keyof R & string]: Extract<keyof R, `${K}_${OtherLanguage}`> extends never ? never : K;
}[keyof R & string];

/** For the element's `lang`; set when the content is not in the requested language. */
type Lang = DefaultLanguage | undefined;
export type LocalizedText = { text: string; lang: Lang };

/**
 * Returns a column in the requested language. Falls back to the default language if the translation is
 * missing or empty.
 */
export function localizedValue<R extends object>(
  row: R,
  column: LocalizedColumn<R>,
  language: Language,
  hasValue: (value: unknown) => boolean,
): { value: unknown; lang: Lang } {
  // The column type guarantees the key, but generic indexing loses the type of the translation.
  const values = row as Record<string, unknown>;
  const value = values[columnIn(column, language)];
  if (hasValue(value)) return { value, lang: undefined };
  const source = values[column];
  return { value: source, lang: hasValue(source) ? DEFAULT_LANGUAGE : undefined };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Returns a text in the requested language, or in the default one with `lang` set. */
export function localizedText<R extends object>(
  row: R,
  column: LocalizedColumn<R>,
  language: Language,
): LocalizedText {
  const { value, lang } = localizedValue(row, column, language, isText);
  return { text: isText(value) ? value : '', lang };
}

/** Returns only the text, for attributes and titles that cannot have a `lang`. */
export function localized<R extends object>(row: R, column: LocalizedColumn<R>, language: Language): string {
  return localizedText(row, column, language).text;
}
