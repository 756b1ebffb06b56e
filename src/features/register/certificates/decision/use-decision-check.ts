import { useState } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { changeErrors, type Present } from './correctable';
import { blankDecision, changesContent, hasDay, type Decision } from './decision-facts';
import { decisionMessages } from './decision-messages';

interface Limits {
  kinds: readonly string[];
  /** Earliest effective date allowed. */
  issuedOn?: string;
}

/** Returns today's date in Jakarta, a blank decision, and a function that validates a decision. */
export function useDecisionCheck({ kinds, issuedOn = '' }: Limits) {
  const { t } = useTexts(decisionMessages);
  const [today] = useState(() => officeDay(new Date()));

  const dayError = (decision: Decision) => {
    const { effectiveOn: day } = decision;
    if (!hasDay(decision) || (day && day >= issuedOn && day <= today)) return undefined;
    return t(issuedOn ? 'dayWrong' : 'dayAfterToday');
  };
  /** `row`: certificate that the decision changes. */
  const errorsOf = (decision: Decision, row?: Present, annulsWithdrawal = false) => {
    const { kind, changes } = decision;
    const wrong = changeErrors(decision, row);
    return {
      kind: kinds.includes(kind) ? undefined : t('kindMissing'),
      day: dayError(decision),
      until:
        kind !== 'suspend' || !decision.until || decision.until > decision.effectiveOn
          ? undefined
          : t('untilWrong'),
      decidedOn: decision.decidedOn <= today ? undefined : t('dayAfterToday'),
      reason: decision.reason.trim() ? undefined : t('reasonMissing'),
      replacement: kind === 'replace' && !decision.replacementId ? t('replacementMissing') : undefined,
      annuls: kind === 'annul' && !decision.annuls ? t('annulsMissing') : undefined,
      appeal: kind === 'annul' && annulsWithdrawal && !decision.appealId ? t('appealMissing') : undefined,
      noChange: changesContent(kind) && Object.keys(changes).length === 0 ? t('changes.missing') : undefined,
      changes: Object.fromEntries(
        Object.entries(wrong).map(([column, error]) => [column, t(`changes.errors.${error}`)] as const),
      ),
    };
  };
  return { today, blank: blankDecision(today), errorsOf };
}
export type DecisionErrors = ReturnType<ReturnType<typeof useDecisionCheck>['errorsOf']>;

/** Returns true if the decision has no errors. */
export const isComplete = ({ changes, ...errors }: DecisionErrors) =>
  !Object.values(errors).some(Boolean) && Object.keys(changes).length === 0;
