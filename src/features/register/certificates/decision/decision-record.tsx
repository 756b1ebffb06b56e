import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { groundsOf, type Decision } from './decision-facts';
import { decisionMessages } from './decision-messages';

interface PartProps {
  value: Decision;
  set: (change: Partial<Decision>) => void;
  error: string | undefined;
}

/**
 * Renders the fields for the ground, if the kind of decision has grounds, and for the
 * last day of a suspension.
 */
export function GroundField({ value, set, error }: PartProps) {
  const { t } = useTexts(decisionMessages);
  const grounds = groundsOf(value.kind);
  if (grounds.length === 0) return null;
  return (
    <>
      <Field label={t('ground')} hint={t('groundHint')}>
        <Select value={value.ground} onChange={({ target }) => set({ ground: target.value })}>
          <option value="">{t('groundNone')}</option>
          {grounds.map((ground) => (
            <option key={ground} value={ground}>
              {t(`grounds.${ground}`)}
            </option>
          ))}
        </Select>
      </Field>
      {value.kind === 'suspend' && (
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

/** Renders the fields for the formal decision: number, date, deciding position and person. */
export function DecisionRecord({ value, set, error, today }: PartProps & { today: string }) {
  const { t } = useTexts(certificatesAdminMessages, decisionMessages);
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
      <Field label={t('fields.decided_by')}>
        <TextInput
          value={value.decidedBy}
          maxLength={120}
          onChange={({ target }) => set({ decidedBy: target.value })}
        />
      </Field>
      <Field label={t('certificateDecision:deciderName')} hint={t('certificateDecision:deciderNameHint')}>
        <TextInput
          value={value.deciderName}
          maxLength={120}
          onChange={({ target }) => set({ deciderName: target.value })}
        />
      </Field>
    </div>
  );
}
