import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText, type LocalizedText } from '@/lib/localized';
import { useFilledTexts } from '@/site/page/text-numbers';
import { useSettings } from '@/site/site-reads';

/** Time limits in working days; the settings' own defaults (docs/spec.md, section 10) while one is missing. */
const DEADLINES = {
  complaint_first_response_days: 3,
  complaint_outcome_days: 14,
  appeal_filing_days: 14,
  appeal_answer_days: 3,
  appeal_reassessment_days: 15,
};
type Deadlines = typeof DEADLINES;

/** A key of a jsonb column, which can hold anything. */
export const valueOf = (source: unknown, key: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, key) : undefined;

export function useDeadlines(): Deadlines {
  const { data } = useSettings();
  const days = Object.entries(DEADLINES).map(([name, otherwise]) => {
    const value = valueOf(data?.deadlines, name);
    return [name, typeof value === 'number' ? value : otherwise];
  });
  // Exactly the keys of DEADLINES, each a number.
  return Object.fromEntries(days) as Deadlines;
}

/**
 * The privacy notice in force, in the language on screen, or in Indonesian marked so. It is written once its Indonesian
 * text is: the database asks for that one (private.notice_lacks).
 */
export function usePrivacyNotice(): { version: string; isWritten: boolean } & LocalizedText {
  const language = useLanguage();
  const { data } = useSettings();
  const text = (key: string) => {
    const value = valueOf(data?.privacy, key);
    return typeof value === 'string' ? value.trim() : '';
  };
  const texts = useFilledTexts({ text: text('text'), text_en: text('text_en') });
  return {
    version: text('notice_version'),
    isWritten: text('text') !== '',
    ...localizedText(texts, 'text', language),
  };
}
