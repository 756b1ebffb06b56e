import type { Language } from '@/config/languages';
import { localizedText, type LocalizedText } from '@/lib/localized';
import { hasTwins } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Resource, ShownResource } from './define-resource';
import { wordsOf, type KitRow } from './row-values';

/** The resource's own words. */
export const useResourceTexts = ({ messages }: ShownResource) => useTexts(messages).t;

/** A text of a row in the language asked for, as far as the column has one for each. */
export const textIn = (row: KitRow, column: string, language: Language): LocalizedText =>
  hasTwins(row, column)
    ? // The line above says that the column has its twins.
      localizedText(row as Record<string, unknown>, column as never, language)
    : { text: wordsOf(row[column]), lang: undefined };

/** Title of a row, in the language on screen. */
export function useRowTitle({ titleColumn }: Resource): (row: KitRow) => LocalizedText {
  const language = useLanguage();
  return (row) => textIn(row, titleColumn, language);
}
