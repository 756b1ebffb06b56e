import type { Language } from '@/lib/i18n/i18n';
import { localizedText, type LocalizedText } from '@/lib/localized';

/** Outcomes of a step in display order. Both languages use the English words, as in the spec. */
export const STAGE_OUTCOMES = ['approved', 'revision', 'rejected'] as const;
export type StageOutcome = (typeof STAGE_OUTCOMES)[number];
export type FlowBranch = { outcome: StageOutcome; text: LocalizedText };

const DAYS_OF_YEAR = 365;

/** Converts days to whole years where possible. */
export function durationUnit(days: number): { unit: 'years' | 'days'; count: number } {
  return days > 0 && days % DAYS_OF_YEAR === 0
    ? { unit: 'years', count: days / DAYS_OF_YEAR }
    : { unit: 'days', count: days };
}

/** Removes a label at the start of the text, because the page adds one. */
const withoutLabel = (text: string) => text.replace(/^(approved|revision|rejected)\s*:\s*/i, '');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the branches of a step, for any column value. */
export function branchesOf(outcome: unknown, language: Language): FlowBranch[] {
  const texts: Record<string, unknown> =
    typeof outcome === 'object' && outcome !== null ? { ...outcome } : {};
  return STAGE_OUTCOMES.flatMap((name) => {
    // The translation of each text is stored next to it: `rejected`, `rejected_en`.
    const { text, lang } = localizedText(texts, name as never, language);
    return text ? [{ outcome: name, text: { text: sentence(withoutLabel(text)), lang } }] : [];
  });
}

/** Splits a text into lines, without empty ones. */
export const textLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Returns the two service levels in `site_settings.deadlines` in working days; defaults to the spec's
 * numbers.
 */
export function serviceLevels(deadlines: unknown): { correction: number; return: number } {
  const values: Partial<Record<string, unknown>> =
    typeof deadlines === 'object' && deadlines !== null ? { ...deadlines } : {};
  return {
    correction: Number(values.correction_days) || 3,
    return: Number(values.return_days) || 2,
  };
}
