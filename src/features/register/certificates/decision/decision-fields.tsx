import type { ReactNode } from 'react';
import type { DecisionKind } from '@/domain/certificate-status';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { hasDay, type Decision } from './decision-facts';
import { decisionMessages } from './decision-messages';
import { GroundField, DecisionRecord } from './decision-record';
import type { DecisionErrors } from './use-decision-check';

interface DecisionFieldsProps {
  kinds: readonly DecisionKind[];
  /** Earliest possible effective date. */
  issuedOn?: string;
  value: Decision;
  set: (change: Partial<Decision>) => void;
  errors: Partial<DecisionErrors>;
  today: string;
  /** Additional fields for this kind of decision. */
  children?: ReactNode;
}

/** Renders the fields of a decision on certificates: kind, effective date, formal decision and reason. */
export function DecisionFields(props: DecisionFieldsProps) {
  const { kinds, issuedOn, value, set, errors, today, children } = props;
  const { t, find } = useTexts(decisionMessages, resourceKitMessages);
  return (
    <>
      <Field label={t('kind')} required hint={find(`kindHints.${value.kind}`)} error={errors.kind}>
        <Select
          value={value.kind}
          onChange={({ target }) => set({ kind: target.value, ground: '', changes: {} })}
        >
          <option value="">{t('resourceKit:choose')}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {children}
      <GroundField value={value} set={set} error={errors.until} />
      {hasDay(value) && (
        <Field label={t('day')} required hint={t(issuedOn ? 'dayHint' : 'dayHintMany')} error={errors.day}>
          <TextInput
            type="date"
            value={value.effectiveOn}
            min={issuedOn}
            max={today}
            onChange={({ target }) => set({ effectiveOn: target.value })}
          />
        </Field>
      )}
      <DecisionRecord value={value} set={set} error={errors.decidedOn} today={today} />
      <Field label={t('reason')} required hint={t('reasonHint')} error={errors.reason}>
        <TextArea
          value={value.reason}
          maxLength={2000}
          rows={4}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
      <Field label={t('note')} hint={t('noteHint')}>
        <TextArea
          value={value.note}
          maxLength={500}
          rows={2}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
    </>
  );
}
