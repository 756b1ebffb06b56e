import { localizedText, type LocalizedText } from '@/lib/localized';
import { hasTwins } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Resource, ShownResource } from './define-resource';
import { wordsOf, type KitRow } from './row-values';

/** The resource's own words. */
export const useResourceTexts = ({ messages }: ShownResource) => useTexts(messages).t;

/** Title of a row, in the language on screen. */
export function useRowTitle({ titleColumn }: Resource): (row: KitRow) => LocalizedText {
  const language = useLanguage();
  return (row) =>
    hasTwins(row, titleColumn)
      ? // The line above says that the column has its twins.
        localizedText(row as Record<string, unknown>, titleColumn as never, language)
      : { text: wordsOf(row[titleColumn]), lang: undefined };
}
