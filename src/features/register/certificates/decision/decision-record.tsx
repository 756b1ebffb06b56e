import { DECISION_GROUNDS } from '@/domain/certificate-status';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { decisionMessages } from './decision-messages';

/** Decision being edited; the status is empty until one is selected. */
export interface Decision {
  status: string;
  reason: string;
  /** Effective date, as 2026-11-30. */
  effectiveOn: string;
  /** Ground, which is public; empty if not recorded. */
  ground: string;
  /** Last day of a suspension, if decided. */
  until: string;
  /** Formal decision behind the change: number, date and deciding position. */
  number: string;
  decidedOn: string;
  decidedBy: string;
}

interface PartProps {
  value: Decision;
  set: (change: Partial<Decision>) => void;
  error: string | undefined;
}

/** Renders the fields for the ground, if the status has any, and for the end of a suspension. */
export function GroundField({ value, set, error }: PartProps) {
  const { t } = useTexts(decisionMessages);
  const { status } = value;
  if (status !== 'dibekukan' && status !== 'dicabut') return null;
  return (
    <>
      <Field label={t('ground')} hint={t('groundHint')}>
        <Select value={value.ground} onChange={({ target }) => set({ ground: target.value })}>
          <option value="">{t('groundNone')}</option>
          {DECISION_GROUNDS[status].map((ground) => (
            <option key={ground} value={ground}>
              {t(`grounds.${ground}`)}
            </option>
          ))}
        </Select>
      </Field>
      {status === 'dibekukan' && (
        <Field label={t('until')} hint={t('untilHint')} error={error}>
          <TextInput
            type="date"
            value={value.until}
            onChange={({ target }) => set({ until: target.value })}
          />
        </Field>
      )}
    </>
  );
}

/** Renders the fields for the formal decision behind the status: number, date and deciding position. */
export function DecisionRecord({ value, set, error, today }: PartProps & { today: string }) {
  const { t } = useTexts(certificatesAdminMessages);
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={t('fields.decision_number')}>
        <TextInput
          value={value.number}
          maxLength={80}
          onChange={({ target }) => set({ number: target.value })}
        />
      </Field>
      <Field label={t('fields.decided_on')} error={error}>
        <TextInput
          type="date"
          value={value.decidedOn}
          max={today}
          onChange={({ target }) => set({ decidedOn: target.value })}
        />
      </Field>
      <Field label={t('fields.decided_by')} className="sm:col-span-2">
        <TextInput
          value={value.decidedBy}
          maxLength={120}
          onChange={({ target }) => set({ decidedBy: target.value })}
        />
      </Field>
    </div>
  );
}
