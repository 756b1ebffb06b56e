import { Controller, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { Switch } from '@/ui/controls/switch';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { languageOf } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { MediaField } from '@/media/media-field';
import { DeadLinkHint } from '@/forms/resource/dead-link-hint';
import { NumberedTextArea } from '@/forms/numbers/numbered-text-area';
import { IconInput } from './icon-input';
import { settingsMessages } from './messages';
import { ColourInput } from './colours/colour-input';
import type { Issue } from './checks';
import type { FormValues, SettingField } from './groups';
import { standardText, useSettingTexts } from './setting-texts';

const hasHint = (key: string): key is keyof typeof settingsMessages.id.fieldHint =>
  Object.hasOwn(settingsMessages.id.fieldHint, key);

interface SettingInputProps {
  field: SettingField;
  register: UseFormRegister<FormValues>;
  control: Control<FormValues>;
  wrong: string | undefined;
}

/** Returns whether an image of the media library can be printed in a letter: PDFs support PNG and JPEG. */
const isPrintable = (address: string) => /^\/media\/[^?#]+\.(png|jpe?g)([?#]|$)/.test(address);

const inputTypes = {
  text: 'text',
  name: 'text',
  siteKey: 'text',
  letterNumber: 'text',
  link: 'text',
  email: 'email',
  // A numeric keyboard has no letters for an extension.
  phone: 'text',
  chat: 'tel',
  date: 'date',
  number: 'number',
} as const;

/** Renders a field for a text with placeholders for numbers, such as the privacy notice. */
function NumberedText({
  control,
  register,
  name,
}: Pick<SettingInputProps, 'control' | 'register'> & { name: string }) {
  const text = useWatch({ control, name });
  return <NumberedTextArea {...register(name)} rows={3} lang={languageOf(name)} text={String(text)} />;
}

/** Renders a setting's label, input and error. */
export function SettingInput({ field, register, control, wrong }: SettingInputProps) {
  const { t } = useTexts(settingsMessages);
  const { labelOf, optionOf } = useSettingTexts();
  const { key, kind } = field;
  const label = labelOf(field);
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
              accept="print"
              value={String(value)}
              hint={value && !isPrintable(String(value)) ? t('logoNotPrinted') : t('fieldHint.logo_url')}
              onChange={(address) => onChange(address ?? '')}
              error={problem}
            />
          )}
        />
      </div>
    );
  }
  if (kind === 'icon') {
    return (
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name={key}
          render={({ field: { value, ...rest } }) => (
            <IconInput {...rest} label={label} value={String(value)} error={problem} />
          )}
        />
      </div>
    );
  }
  if (kind === 'colour') {
    return (
      <Controller
        control={control}
        name={key}
        render={({ field: { value, ...rest } }) => (
          <ColourInput {...rest} value={String(value)} label={label} error={problem} />
        )}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <Field label={label} error={problem} className="sm:col-span-2">
        <Select {...register(key)}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {optionOf(option)}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  return (
    <Field
      label={label}
      required={required}
      error={problem}
      hint={
        hasHint(key)
          ? t(`fieldHint.${key}`)
          : kind === 'link' && <DeadLinkHint column={key} control={control} />
      }
    >
      {kind === 'long' && field.numbers ? (
        <NumberedText control={control} register={register} name={key} />
      ) : kind === 'long' || kind === 'template' ? (
        <TextArea
          {...register(key)}
          rows={kind === 'template' ? 10 : 3}
          lang={languageOf(key)}
          placeholder={standardText(key)}
        />
      ) : (
        <TextInput
          {...register(key)}
          required={required}
          placeholder={standardText(key)}
          // Amounts are typed with separators, which number inputs reject.
          {...(kind === 'number' && field.unit
            ? { inputMode: 'numeric' as const }
            : { type: inputTypes[kind] })}
          {...(kind === 'number' && !field.unit && { min: field.min, max: field.max })}
        />
      )}
    </Field>
  );
}
