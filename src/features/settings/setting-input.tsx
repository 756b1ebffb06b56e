import { Controller, type Control, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { MediaField } from '@/media/media-field';
import type { FormValues, Issue, SettingField } from './groups';
import { settingsMessages } from './messages';

type Label = keyof typeof settingsMessages.id.field;
const isLabel = (key: string): key is Label => Object.hasOwn(settingsMessages.id.field, key);

const isChoice = (key: string): key is keyof typeof settingsMessages.id.choice =>
  Object.hasOwn(settingsMessages.id.choice, key);

const hasHint = (key: string): key is keyof typeof settingsMessages.id.fieldHint =>
  Object.hasOwn(settingsMessages.id.fieldHint, key);

interface SettingInputProps {
  field: SettingField;
  register: UseFormRegister<FormValues>;
  control: Control<FormValues>;
  wrong: string | undefined;
}

const inputTypes = {
  text: 'text',
  siteKey: 'text',
  link: 'text',
  email: 'email',
  date: 'date',
  number: 'number',
} as const;

/** One setting's label, input and error. */
export function SettingInput({ field, register, control, wrong }: SettingInputProps) {
  const { t } = useTranslation('settings');
  const { key, kind } = field;
  const base = key.replace(/_en$/, '');
  const own = isLabel(base) ? t(`field.${base}`) : base;
  const label = base === key ? own : t('english', { label: own });
  if (kind === 'toggle') return <Switch label={label} {...register(key)} className="sm:col-span-2" />;
  const required = 'required' in field;
  // The schema's messages are keys of `issue`.
  const problem = wrong && t(`issue.${wrong as Issue}`);
  if (kind === 'picture') {
    return (
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name={key}
          render={({ field: { value, onChange, ...rest } }) => (
            <MediaField
              {...rest}
              label={label}
              accept="image"
              value={String(value)}
              onChange={(address) => onChange(address ?? '')}
              error={problem}
            />
          )}
        />
      </div>
    );
  }
  if (kind === 'choice') {
    return (
      <Field label={label} error={problem} className="sm:col-span-2">
        <Select {...register(key)}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {isChoice(option) ? t(`choice.${option}`) : option}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  return (
    <Field label={label} required={required} error={problem} hint={hasHint(key) && t(`fieldHint.${key}`)}>
      {kind === 'long' || kind === 'template' ? (
        <TextArea {...register(key)} rows={kind === 'template' ? 10 : 3} lang={base === key ? 'id' : 'en'} />
      ) : (
        <TextInput
          {...register(key)}
          type={inputTypes[kind]}
          required={required}
          {...(kind === 'number' && { min: field.min, max: field.max })}
        />
      )}
    </Field>
  );
}
