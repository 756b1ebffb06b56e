import type { HomeWord } from '@/config/home-words';
import type { OtherLanguage } from '@/config/languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText, type LocalizedText } from '@/lib/localized';
import { useSettings } from '@/site/site-reads';

/** `site.home` of the settings, of which the database checks the keys. */
type HomeRow = Record<HomeWord | `${HomeWord}_${OtherLanguage}`, unknown>;

/** A function that gives the body's own words, or else the standard ones. */
export function useHomeWords(): (word: HomeWord, standard: string) => LocalizedText {
  const { data } = useSettings();
  const language = useLanguage();
  const site = data?.site as { home?: unknown } | null | undefined;
  return (word, standard) => {
    const own = localizedText(Object(site?.home) as HomeRow, word, language);
    return own.text ? own : { text: standard, lang: undefined };
  };
}
