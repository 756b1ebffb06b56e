import type { Language } from '@/lib/i18n/i18n';
import { localizedText, type LocalizedText } from '@/lib/localized';

/** Outcomes of a step, in the order they are listed. The words are the spec's, in both languages. */
export const OUTCOMES = ['approved', 'revision', 'rejected'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type FlowBranch = { outcome: Outcome; text: LocalizedText };

const DAYS_OF_YEAR = 365;

/** A duration in the unit people would say: whole years, else days. */
export function spokenDuration(days: number): { unit: 'years' | 'days'; count: number } {
  return days > 0 && days % DAYS_OF_YEAR === 0
    ? { unit: 'years', count: days / DAYS_OF_YEAR }
    : { unit: 'days', count: days };
}

/** Editors may begin the text with the label that the page shows anyway. */
const withoutLabel = (text: string) => text.replace(/^(approved|revision|rejected)\s*:\s*/i, '');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The branches a step has, whatever the column holds. */
export function branchesOf(outcome: unknown, language: Language): FlowBranch[] {
  const texts: Record<string, unknown> =
    typeof outcome === 'object' && outcome !== null ? { ...outcome } : {};
  return OUTCOMES.flatMap((name) => {
    // Each text has its twins beside it: `rejected`, `rejected_en`.
    const { text, lang } = localizedText(texts, name as never, language);
    return text ? [{ outcome: name, text: { text: sentence(withoutLabel(text)), lang } }] : [];
  });
}

/** One item for each line that is not empty. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The two service levels of `site_settings.deadlines`, in working days; the spec's numbers where none are set. */
export function serviceLevels(deadlines: unknown): { correction: number; return: number } {
  const values: Partial<Record<string, unknown>> =
    typeof deadlines === 'object' && deadlines !== null ? { ...deadlines } : {};
  return {
    correction: Number(values.correction_days) || 3,
    return: Number(values.return_days) || 2,
  };
}
