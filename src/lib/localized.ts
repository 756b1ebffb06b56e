import type { Language } from '@/lib/i18n/i18n';

/** Columns of a row that have an English twin (`title` / `title_en`). */
export type LocalizedColumn<R> = {
  [K in keyof R & string]: `${K}_en` extends keyof R ? K : never;
}[keyof R & string];

export type LocalizedText = {
  text: string;
  /** Set when the text is not in the language asked for: for the element's `lang`. */
  lang: 'id' | undefined;
};

/** A column in the language asked for; a missing or blank English text falls back to Indonesian, marked so. */
export function localizedText<R extends object>(
  row: R,
  column: LocalizedColumn<R>,
  language: Language,
): LocalizedText {
  // The column type guarantees both keys; generic indexing cannot see that their values are texts.
  const texts = row as Record<string, unknown>;
  const english = texts[`${column}_en`];
  const source = texts[column];
  const text = typeof source === 'string' ? source : '';
  if (language === 'id') return { text, lang: undefined };
  if (typeof english === 'string' && english.trim()) return { text: english, lang: undefined };
  return { text, lang: text ? 'id' : undefined };
}

/** The text alone, for attributes and titles that cannot carry a `lang`. */
export function localized<R extends object>(row: R, column: LocalizedColumn<R>, language: Language): string {
  return localizedText(row, column, language).text;
}
