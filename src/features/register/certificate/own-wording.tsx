import type { OtherLanguage } from '@/config/languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import type { Wording } from '@/domain/certificate';
import { certificateVerdictMessages } from './verdict-messages';

type OwnWords = Partial<Record<Wording | `${Wording}_${OtherLanguage}`, unknown>>;

interface WordsProps {
  kind: Wording;
  /** Words of the body, by kind and language; those it has none of are the site's. */
  own: unknown;
}

/** One sentence about a certificate, in the body's own words where it has some. */
export function Words({ kind, own }: WordsProps) {
  const { t } = useTexts(certificateVerdictMessages);
  const language = useLanguage();
  const words: OwnWords = typeof own === 'object' && own !== null ? { ...own } : {};
  const { text, lang } = localizedText(words, kind, language);
  // Where the body has no words in this language, the site's own read better than those of the other one.
  return text && !lang ? text.trim() : t(`meaning.${kind}`);
}
