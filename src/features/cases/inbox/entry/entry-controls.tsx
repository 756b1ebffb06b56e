import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { entryKitMessages } from './messages';

/** Values of an entry form, a setter, and the errors after a submission attempt. */
export interface EntryState<V extends object> {
  values: V;
  patch: (part: Partial<V>) => void;
  problemOf: (field: keyof V & string) => string | undefined;
}

type TextField<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;
export type Options = readonly { value: string; label: string }[];

/** Returns the props of fields and text inputs, and a function that renders a select. */
export function useEntryControls<V extends object>(
  { values, patch, problemOf }: EntryState<V>,
  labelOf: (field: keyof V & string) => string,
) {
  const { t } = useCaseTexts(entryKitMessages);
  const frame = (field: keyof V & string) => ({
    id: `entry-${field}`,
    label: labelOf(field),
    error: problemOf(field),
  });
  const typed = (field: TextField<V>) => ({
    value: String(values[field]),
    onChange: (event: { target: { value: string } }) =>
      patch({ [field]: event.target.value } as unknown as Partial<V>),
  });
  const select = (field: TextField<V>, options: Options, hint?: string) => (
    <Field {...frame(field)} hint={hint} required>
      <Select {...typed(field)}>
        <option value="">{t('choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
  return { frame, typed, select };
}
