import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/ui/controls/checkbox';
import { useChoices } from './use-field-options';
import type { ShownFields } from './define-resource';
import type { ChoiceField } from './fields';
import type { FormValues } from './row-values';

interface ChoicesInputProps {
  resource: ShownFields;
  field: ChoiceField;
  label: string;
  readOnly: boolean;
}

/** Renders multiple choice as one checkbox per option. */
export function ChoicesInput({ resource, field, label, readOnly }: ChoicesInputProps) {
  const { register } = useFormContext<FormValues>();
  return (
    <fieldset className="space-y-1.5" disabled={readOnly}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {useChoices(resource)(field).map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            value={choice.value}
            {...register(field.column)}
          />
        ))}
      </div>
    </fieldset>
  );
}
