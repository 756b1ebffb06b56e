import { useState, type ReactNode } from 'react';
import type { DecidedStatus } from '@/domain/certificate-status';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { resourceKitMessages } from '@/forms/resource/messages';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { decisionMessages } from './decision-messages';
import { GroundField, DecisionRecord, type Decision } from './decision-record';

/** Converts a decision to the database's arguments, without empty fields. */
export const recordOf = ({ status, ground, until, number, decidedOn, decidedBy }: Decision) => ({
  ground,
  until: status === 'dibekukan' ? until : '',
  number,
  decided_on: decidedOn,
  decided_by: decidedBy,
});

interface Limits {
  choices: readonly DecidedStatus[];
  /** Earliest possible effective date. */
  issuedOn?: string;
}

/** Returns today's date at the office, the selected status, and the validation errors of a decision. */
export function useDecisionCheck({ choices, issuedOn = '' }: Limits) {
  const { t } = useTexts(certificatesAdminMessages, decisionMessages);
  const [today] = useState(() => officeDay(new Date()));
  // Preset only the date: pressing Enter must not lift a suspension.
  const blank: Decision = {
    status: '',
    reason: '',
    effectiveOn: today,
    ground: '',
    until: '',
    number: '',
    decidedOn: '',
    decidedBy: '',
  };
  const statusOf = ({ status }: Decision) => choices.find((each) => each === status);
  const errorsOf = (decision: Decision) => ({
    status: statusOf(decision) ? undefined : t('decide.statusMissing'),
    reason: decision.reason.trim() ? undefined : t('decide.reasonMissing'),
    day:
      decision.effectiveOn && decision.effectiveOn >= issuedOn && decision.effectiveOn <= today
        ? undefined
        : t(issuedOn ? 'decide.dayWrong' : 'decide.dayAfterToday'),
    until:
      decision.status !== 'dibekukan' || !decision.until || decision.until > decision.effectiveOn
        ? undefined
        : t('certificateDecision:untilWrong'),
    decidedOn: decision.decidedOn <= today ? undefined : t('decide.dayAfterToday'),
  });
  return { today, blank, statusOf, errorsOf };
}

interface DecisionFieldsProps extends Limits {
  value: Decision;
  set: (change: Partial<Decision>) => void;
  errors: Partial<Record<'status' | 'reason' | 'day' | 'until' | 'decidedOn', string | undefined>>;
  today: string;
  /** Further fields, after the status. */
  children?: ReactNode;
}

/** Renders the fields of a decision on certificates: status, effective date and reason. */
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
      <Field
        label={t('decide.status')}
        required
        hint={value.status === 'dicabut' || value.status === 'diganti' ? t('decide.final') : undefined}
        error={errors.status}
      >
        <Select value={value.status} onChange={({ target }) => set({ status: target.value, ground: '' })}>
          <option value="">{t('resourceKit:choose')}</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {t(`options.status.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {children}
      <GroundField value={value} set={set} error={errors.until} />
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
      <DecisionRecord value={value} set={set} error={errors.decidedOn} today={today} />
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
