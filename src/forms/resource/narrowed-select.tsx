import { useEffect, useEffectEvent, useRef } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Select } from '@/ui/controls/select';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownFields } from './define-resource';
import type { SelectField } from './fields';
import { resourceKitMessages } from './messages';
import { useReferences } from './references';
import { useResourceTexts } from './resource-texts';
import type { FormValues } from './row-values';

interface NarrowedSelectProps {
  resource: ShownFields;
  field: SelectField & { narrowedBy: NonNullable<SelectField['narrowedBy']> };
  readOnly: boolean;
}

/**
 * Renders a select whose options depend on the row chosen in another field. When that choice changes, an
 * option that is no longer valid is replaced by the only valid one, or cleared.
 */
export function NarrowedSelect({ resource, field, readOnly }: NarrowedSelectProps) {
  const { t } = useTexts(resourceKitMessages);
  const text = useResourceTexts(resource);
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const { reference, list } = field.narrowedBy;
  const chosen = String(useWatch({ control, name: reference }));
  const referring = resource.fields.find(({ column }) => column === reference);
  const rowsOf = useReferences(resource);
  const row =
    referring?.kind === 'reference' ? rowsOf(referring)?.find(({ id }) => id === chosen) : undefined;
  const allowed = Array.isArray(row?.[list]) ? row[list].map(String) : undefined;

  const shown = useRef(chosen);
  const adapt = useEffectEvent(() => {
    const value = String(getValues(field.column));
    if (!allowed || allowed.includes(value)) return;
    const only = allowed.length === 1 ? allowed[0] : '';
    setValue(field.column, only, { shouldDirty: true, shouldValidate: only !== '' });
  });
  useEffect(() => {
    // Opening the form must not change a stored value.
    if (shown.current === chosen || !allowed) return;
    shown.current = chosen;
    adapt();
  }, [chosen, allowed]);

  return (
    <Controller
      control={control}
      name={field.column}
      render={({ field: { value, ...input } }) => (
        <Select {...input} value={String(value)} disabled={readOnly}>
          <option value="">{t('choose')}</option>
          {field.options
            .filter((option) => !allowed || allowed.includes(option) || option === value)
            .map((option) => (
              <option key={option} value={option}>
                {text(`options.${field.column}.${option}`)}
              </option>
            ))}
        </Select>
      )}
    />
  );
}
