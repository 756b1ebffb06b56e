import type { OtherLanguage } from '@/config/languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import type { Wording } from '@/domain/certificate';
import { certificateVerdictMessages } from './verdict-messages';

type CustomTexts = Partial<Record<Wording | `${Wording}_${OtherLanguage}`, unknown>>;

interface WordingTextProps {
  kind: Wording;
  /** The body's texts by kind and language; missing ones fall back to the defaults. */
  own: unknown;
}

/** Renders the sentence about a certificate in the body's wording, or the default one. */
export function WordingText({ kind, own }: WordingTextProps) {
  const { t } = useTexts(certificateVerdictMessages);
  const language = useLanguage();
  const words: CustomTexts = typeof own === 'object' && own !== null ? { ...own } : {};
  const { text, lang } = localizedText(words, kind, language);
  // Prefer a default text in this language to the body's text in another.
  return text && !lang ? text.trim() : t(`meaning.${kind}`);
}
