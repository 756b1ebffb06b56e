import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { CharacterCount } from '@/request-kit/character-count';
import { ChoiceGroup } from '@/request-kit/choice-group';
import { FormSection } from '@/request-kit/form-section';
import type { FieldOf } from '@/request-kit/use-fields';
import { CATEGORIES, LONGEST_DESCRIPTION, type ComplaintValues } from './complaint';
import { complaintsMessages } from './messages';

export interface ComplaintGroupProps {
  form: UseFormReturn<ComplaintValues>;
  field: FieldOf<ComplaintValues>;
}

/** Subject, description, date and evidence of the complaint. */
export function ComplaintMatter({ form, field }: ComplaintGroupProps) {
  const { t } = useTexts(complaintsMessages);
  const { register, control } = form;
  const description = useWatch({ control, name: 'description' });
  return (
    <FormSection title={t('what.title')} text={t('what.text')}>
      <ChoiceGroup
        {...field('category')}
        {...register('category')}
        choices={CATEGORIES.map((value) => ({
          value,
          label: t(`categories.${value}.label`),
          hint: t(`categories.${value}.hint`),
        }))}
      />
      <Field {...field('subject')} hint={t('hints.subject')}>
        <TextInput {...register('subject')} />
      </Field>
      <Field {...field('incident_on')} optional>
        <TextInput {...register('incident_on')} type="date" className="max-w-48" />
      </Field>
      <div className="space-y-1.5">
        <Field {...field('description')} hint={t('hints.description')}>
          <TextArea {...register('description')} rows={6} />
        </Field>
        <CharacterCount value={description} limit={LONGEST_DESCRIPTION} />
      </div>
      <Field {...field('expected_remedy')} optional>
        <TextArea {...register('expected_remedy')} rows={3} />
      </Field>
    </FormSection>
  );
}
