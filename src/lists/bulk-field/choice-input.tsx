import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Choice } from '@/forms/resource/use-field-options';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { FormValues } from '@/forms/resource/row-values';

interface ChoiceInputProps {
  column: string;
  label: string;
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined;
  /** Why the options failed to load. */
  failure?: string | undefined;
}

/** Renders a select for a list whose form is not built from declared fields. */
export function ChoiceInput({ column, label, choices, failure }: ChoiceInputProps) {
  const { t } = useTexts(resourceKitMessages);
  const { register, formState } = useFormContext<FormValues>();
  const isWrong = formState.errors[column] !== undefined;
  return (
    <Field label={label} required error={failure ?? (isWrong ? t('errors.badChoice') : undefined)}>
      <Select {...register(column)}>
        <option value="">{t((choices ?? failure) ? 'choose' : 'loadingChoice')}</option>
        {choices?.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
