import type { HomeText } from '@/domain/home-texts';
import type { OtherLanguage } from '@/config/languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { homeTextsMessages } from '@/domain/home-texts-messages';
import { useSettings } from '@/site/site-reads';

/** `site.home` in the settings; the database validates its keys. */
type HomeRow = Record<HomeText | `${HomeText}_${OtherLanguage}`, unknown>;

/** Returns a function that renders a text from the settings, or its default. */
export function useHomeTexts() {
  const { t } = useTexts(homeTextsMessages);
  const { data } = useSettings();
  const language = useLanguage();
  const site = data?.site as { home?: unknown } | null | undefined;
  return (word: HomeText) => {
    const { text, lang } = localizedText(Object(site?.home) as HomeRow, word, language);
    return <span lang={lang}>{text || t(word)}</span>;
  };
}
