import { useState, type ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { resourceKitMessages } from '@/resource-kit/messages';
import type { DECIDED } from './certificate';
import { certificatesAdminMessages } from './certificates-messages';

type Decided = (typeof DECIDED)[number];

/** A decision while it is written; the status is empty until one is chosen. */
export interface Decision {
  status: string;
  reason: string;
  /** The day it counts from, as 2026-11-30. */
  effectiveOn: string;
}

interface Limits {
  choices: readonly Decided[];
  /** No decision counts from an earlier day. */
  issuedOn?: string;
}

/** Today at the office, the status that is chosen, and what is wrong with a decision. */
export function useDecisionCheck({ choices, issuedOn = '' }: Limits) {
  const { t } = useTexts(certificatesAdminMessages);
  const [today] = useState(() => officeDay(new Date()));
  // Nothing is proposed but the day: a certificate that is suspended must not be valid again by a press of Enter.
  const blank: Decision = { status: '', reason: '', effectiveOn: today };
  const statusOf = ({ status }: Decision) => choices.find((each) => each === status);
  const errorsOf = (decision: Decision) => ({
    status: statusOf(decision) ? undefined : t('decide.statusMissing'),
    reason: decision.reason.trim() ? undefined : t('decide.reasonMissing'),
    day:
      decision.effectiveOn && decision.effectiveOn >= issuedOn && decision.effectiveOn <= today
        ? undefined
        : t(issuedOn ? 'decide.dayWrong' : 'decide.dayAfterToday'),
  });
  return { today, blank, statusOf, errorsOf };
}

interface DecisionFieldsProps extends Limits {
  value: Decision;
  set: (change: Partial<Decision>) => void;
  errors: Partial<Record<'status' | 'reason' | 'day', string | undefined>>;
  today: string;
  /** Asked for after the status. */
  children?: ReactNode;
}

/** The fields of a decision on certificates: the status, the day and the reason. */
export function DecisionFields({
  choices,
  issuedOn,
  value,
  set,
  errors,
  today,
  children,
}: DecisionFieldsProps) {
  const { t } = useTexts(certificatesAdminMessages, resourceKitMessages);
  return (
    <>
      <Field label={t('decide.status')} required error={errors.status}>
        <Select value={value.status} onChange={({ target }) => set({ status: target.value })}>
          <option value="">{t('resourceKit:choose')}</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {t(`options.status.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {children}
      <Field
        label={t('decide.day')}
        required
        hint={t(issuedOn ? 'decide.dayHint' : 'decide.dayHintMany')}
        error={errors.day}
      >
        <TextInput
          type="date"
          value={value.effectiveOn}
          min={issuedOn}
          max={today}
          onChange={({ target }) => set({ effectiveOn: target.value })}
        />
      </Field>
      <Field label={t('decide.reason')} required hint={t('decide.reasonHint')} error={errors.reason}>
        <TextArea
          value={value.reason}
          maxLength={2000}
          rows={4}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
    </>
  );
}
