import { Controller, useFormContext } from 'react-hook-form';
import { FieldInput } from '@/forms/resource/field-input';
import { useFieldLabel } from '@/forms/resource/field-label';
import { useFieldProblem } from '@/forms/resource/use-field-problem';
import { useTexts } from '@/lib/i18n/use-texts';
import { MediaField } from '@/media/media-field';
import { ColourInput } from './colours/colour-input';
import type { SettingsFormValues, SettingField, settingSectionOf } from './groups';
import { IconInput } from './icon-input';
import { settingsMessages } from './messages';

interface SettingInputProps {
  section: ReturnType<typeof settingSectionOf>;
  field: SettingField;
}

/** Renders a setting's label, input and error. */
export function SettingInput({ section, field }: SettingInputProps) {
  const { kind, column, input } = field;
  if (input) return <OwnInput section={section} field={field} input={input} />;
  return (
    <div className={kind === 'toggle' || kind === 'select' ? 'sm:col-span-2' : undefined}>
      <FieldInput resource={section} field={field} column={column} readOnly={false} />
    </div>
  );
}

/** Returns true if an image of the media library can be printed in a letter: PDFs support PNG and JPEG. */
const isPrintable = (address: string) => /^\/media\/[^?#]+\.(png|jpe?g)([?#]|$)/.test(address);

/** Renders an input that exists only in the settings. */
function OwnInput({ section, field, input }: SettingInputProps & Required<Pick<SettingField, 'input'>>) {
  const { t } = useTexts(settingsMessages);
  const { control } = useFormContext<SettingsFormValues>();
  const label = useFieldLabel(section)(field, field.column);
  const error = useFieldProblem(section, field, field.column);
  return (
    <div className="sm:col-span-2">
      <Controller
        control={control}
        name={field.column}
        render={({ field: { value: typed, onChange, ...rest } }) => {
          const value = String(typed);
          const shared = { ...rest, label, value, error };
          if (input === 'icon') return <IconInput {...shared} onChange={onChange} />;
          if (input === 'colour') return <ColourInput {...shared} onChange={onChange} />;
          return (
            <MediaField
              {...shared}
              accept="print"
              hint={value && !isPrintable(value) ? t('logoNotPrinted') : t('hints.logo_url')}
              onChange={(address) => onChange(address ?? '')}
            />
          );
        }}
      />
    </div>
  );
}
