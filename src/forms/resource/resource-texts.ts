import type { Language } from '@/config/languages';
import { localizedText, type LocalizedText } from '@/lib/localized';
import { hasTwins } from '@/lib/content-languages';
import type { Messages } from '@/lib/i18n/define-messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Resource } from './define-resource';
import { searchableText, type KitRow } from './row-values';

/** Returns the texts of a form's fields. */
export const useResourceTexts = <M extends Messages>({ messages }: { messages: M }) => useTexts(messages).t;

/** Returns a text of a row in the given language, with a fallback if the column has no translation. */
export const textIn = (row: KitRow, column: string, language: Language): LocalizedText =>
  hasTwins(row, column)
    ? // Ensured by the condition above.
      localizedText(row as Record<string, unknown>, column as never, language)
    : { text: searchableText(row[column]), lang: undefined };

/** Returns a function that reads a row's title in the interface language. */
export function useRowTitle({ titleColumn }: Resource): (row: KitRow) => LocalizedText {
  const language = useLanguage();
  return (row) => textIn(row, titleColumn, language);
}
