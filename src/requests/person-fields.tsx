import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '@/ui/controls/checkbox';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { ChoiceGroup } from './choice-group';
import { requestKitMessages } from './messages';
import type { FieldOf } from './use-fields';

type PersonField = 'relation' | 'name' | 'company' | 'email' | 'phone' | 'is_confidential';

interface PersonFieldsProps {
  register: (name: PersonField) => UseFormRegisterReturn;
  field: FieldOf<Record<PersonField, unknown>>;
  relations: { value: string; label: string }[];
  emailHint: string;
  /** For companies: the company field is first, and company and e-mail are required. */
  isCompany?: boolean;
}

/** Renders name and contact details of the sender, and the option of confidentiality. */
export function PersonFields({ register, field, relations, emailHint, isCompany }: PersonFieldsProps) {
  const { t } = useTexts(requestKitMessages);
  const company = (
    <Field {...field('company')} optional={!isCompany}>
      <TextInput {...register('company')} autoComplete="organization" />
    </Field>
  );
  return (
    <>
      <ChoiceGroup {...field('relation')} {...register('relation')} choices={relations} />
      {isCompany && company}
      <Field {...field('name')}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      {!isCompany && company}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...field('email')} optional={!isCompany} hint={emailHint}>
          <TextInput {...register('email')} type="email" autoComplete="email" autoCapitalize="none" />
        </Field>
        <Field {...field('phone')} optional>
          <TextInput {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
      <Checkbox
        {...register('is_confidential')}
        label={<span className="font-semibold">{t('confidential.label')}</span>}
        // An appeal has no reported party.
        hint={isCompany ? t('confidential.hint') : `${t('confidential.hint')} ${t('confidential.reported')}`}
      />
    </>
  );
}
