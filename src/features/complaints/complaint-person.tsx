import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { ChoiceGroup } from '@/request-kit/choice-group';
import { FormSection } from '@/request-kit/form-section';
import { requestKitMessages } from '@/request-kit/messages';
import { RELATIONS } from './complaint';
import type { ComplaintGroupProps } from './complaint-matter';
import { complaintsMessages } from './messages';

/** The complainant's name and contact details, and the wish for confidentiality. */
export function ComplaintPerson({ form: { register }, field }: ComplaintGroupProps) {
  const { t } = useTexts(complaintsMessages);
  const { t: shared } = useTexts(requestKitMessages);
  return (
    <FormSection title={t('who.title')} text={t('who.text')}>
      <ChoiceGroup
        {...field('relation')}
        {...register('relation')}
        choices={RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }))}
      />
      <Field {...field('name')}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field {...field('company')} optional>
        <TextInput {...register('company')} autoComplete="organization" />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...field('email')} optional hint={t('hints.email')}>
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
    </FormSection>
  );
}
