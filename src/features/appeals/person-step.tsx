import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { ChoiceGroup } from '@/request-kit/choice-group';
import { requestKitMessages } from '@/request-kit/messages';
import { RELATIONS } from './appeal';
import type { AppealStepProps } from './eligibility-step';
import { appealsMessages } from './messages';

/** The appellant's name and contact details. */
export function PersonStep({ form: { register }, field }: AppealStepProps) {
  const { t } = useTexts(appealsMessages);
  const { t: shared } = useTexts(requestKitMessages);
  return (
    <div className="space-y-6">
      <ChoiceGroup
        {...field('relation')}
        {...register('relation')}
        choices={RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }))}
      />
      <Field {...field('company')}>
        <TextInput {...register('company')} autoComplete="organization" />
      </Field>
      <Field {...field('name')}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...field('email')} hint={t('hints.email')}>
          <TextInput {...register('email')} type="email" autoComplete="email" autoCapitalize="none" />
        </Field>
        <Field {...field('phone')} optional>
          <TextInput {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
      <Checkbox
        {...register('is_confidential')}
        label={<span className="font-semibold">{shared('confidential.label')}</span>}
        hint={shared('confidential.hint')}
      />
    </div>
  );
}
