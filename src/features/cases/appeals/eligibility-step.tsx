import type { UseFormReturn } from 'react-hook-form';
import { APPEAL_DECISIONS } from '@/domain/appeal';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { ChoiceGroup } from '@/requests/choice-group';
import { PastDay } from '@/requests/past-day';
import type { FieldOf } from '@/requests/use-fields';
import { type AppealValues } from './appeal-schema';
import type { Eligibility } from './eligibility';
import { EligibilityAnswer } from './eligibility-answer';
import { appealsMessages } from './messages';

export interface AppealStepProps {
  form: UseFormReturn<AppealValues>;
  field: FieldOf<AppealValues>;
}

/** Renders the step for the decision and its date, and whether the deadline in working days is still open. */
export function EligibilityStep({
  form: { register, control },
  field,
  eligibility,
}: AppealStepProps & { eligibility: Eligibility | undefined }) {
  const { t } = useTexts(appealsMessages);
  return (
    <div className="space-y-6">
      <Field {...field('application_number')} hint={t('hints.application_number')}>
        <TextInput {...register('application_number')} autoComplete="off" className="max-w-md" />
      </Field>
      <ChoiceGroup
        {...field('decision')}
        {...register('decision')}
        choices={APPEAL_DECISIONS.map((value) => ({ value, label: t(`decisions.${value}`) }))}
      />
      <Field {...field('decision_date')} hint={t('hints.decision_date')}>
        <PastDay control={control} {...register('decision_date')} name="decision_date" />
      </Field>
      <div aria-live="polite">{eligibility && <EligibilityAnswer eligibility={eligibility} />}</div>
    </div>
  );
}
