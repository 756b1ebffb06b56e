import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText, type LocalizedText } from '@/lib/localized';
import { useFilledTexts } from '@/site/page/text-numbers';
import { useSettings } from '@/site/site-reads';

/** Default deadlines in working days (docs/spec.md, section 10), used where the settings have no value. */
const DEADLINES = {
  complaint_first_response_days: 3,
  complaint_outcome_days: 14,
  appeal_filing_days: 14,
  appeal_answer_days: 3,
  appeal_reassessment_days: 15,
};
type Deadlines = typeof DEADLINES;

/** Returns a key of a jsonb column, which may hold any value. */
export const valueOf = (source: unknown, key: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, key) : undefined;

export function useDeadlines(): Deadlines {
  const { data } = useSettings();
  const days = Object.entries(DEADLINES).map(([name, otherwise]) => {
    const value = valueOf(data?.deadlines, name);
    return [name, typeof value === 'number' ? value : otherwise];
  });
  // Object.fromEntries loses the keys of DEADLINES.
  return Object.fromEntries(days) as Deadlines;
}

/**
 * Returns the current privacy notice in the interface language, or else in Indonesian and marked as such.
 * `isStored` is true if the Indonesian text exists, which the database requires (private.notice_lacks).
 */
export function usePrivacyNotice(): { version: string; isPublished: boolean } & LocalizedText {
  const language = useLanguage();
  const { data } = useSettings();
  const text = (key: string) => {
    const value = valueOf(data?.privacy, key);
    return typeof value === 'string' ? value.trim() : '';
  };
  const texts = useFilledTexts({ text: text('text'), text_en: text('text_en') });
  return {
    version: text('notice_version'),
    isPublished: text('text') !== '',
    ...localizedText(texts, 'text', language),
  };
}
