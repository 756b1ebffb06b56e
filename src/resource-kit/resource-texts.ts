import { useTranslation } from 'react-i18next';
import { localizedText, type LocalizedText } from '@/lib/localized';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Resource } from './define-resource';
import { wordsOf, type KitRow } from './row-values';

/** The resource's own words. Their keys are checked where they are written (ResourceMessages). */
export function useResourceTexts({ messages }: Resource): (key: string) => string {
  // The namespace is data here, so i18next cannot know its keys; one namespace and key stand for all.
  const { t } = useTranslation(messages as 'resourceKit');
  return (key) => t(key as 'save');
}

/** Title of a row, in the language on screen. */
export function useRowTitle({ titleColumn }: Resource): (row: KitRow) => LocalizedText {
  const language = useLanguage();
  return (row) =>
    `${titleColumn}_en` in row
      ? // The line above says that the column has its twin.
        localizedText(row as Record<string, unknown>, titleColumn as never, language)
      : { text: wordsOf(row[titleColumn]), lang: undefined };
}
