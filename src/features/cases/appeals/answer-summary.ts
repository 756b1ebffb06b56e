import { APPEAL_DECISIONS, APPEAL_RELATIONS } from '@/domain/appeal';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { AnswerRow } from '@/requests/answer-list';
import { codesOf, APPEAL_STEPS, type AppealField, type AppealValues } from './appeal-schema';
import { appealsMessages } from './messages';

/** Steps whose answers are summarised before and after sending. */
export const ANSWERED_STEPS = ['eligibility', 'grounds', 'person'] as const;

/** Returns a function that gives the labelled, formatted answers of a step. */
export function useStepAnswers(): (
  step: (typeof ANSWERED_STEPS)[number],
  values: AppealValues,
) => AnswerRow[] {
  const { t } = useTexts(appealsMessages);
  const language = useLanguage();
  const messageFor = (field: AppealField, values: AppealValues): string => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (field === 'decision_date') return value && formatDate(language, value);
    if (field === 'subclass_codes') return codesOf(value).join(', ');
    const decision = APPEAL_DECISIONS.find((each) => field === 'decision' && each === value);
    if (decision) return t(`decisions.${decision}`);
    const relation = APPEAL_RELATIONS.find((each) => field === 'relation' && each === value);
    return relation ? t(`relations.${relation}`) : value.trim();
  };
  return (step, values) =>
    APPEAL_STEPS[step]
      .filter((field) => field !== 'fee_known')
      .map((field) => [t(`fields.${field}`), messageFor(field, values)]);
}
