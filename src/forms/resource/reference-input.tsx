import { Controller, useFormContext } from 'react-hook-form';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownFields } from './define-resource';
import type { ReferenceField } from './fields';
import { resourceKitMessages } from './messages';
import { referenceLabel, useReferences } from './references';
import { possibleParents } from './row-tree';
import { searchableText, type FormValues } from './row-values';
import { useScreenAddress } from './screen-address';
import { SearchedSelect } from './searched-select';

interface ReferenceInputProps {
  resource: ShownFields;
  field: ReferenceField;
  label: string;
  readOnly: boolean;
}

/**
 * Renders a select for a row of a list. Excludes the row itself and, in a tree, positions that are not
 * allowed.
 */
export function ReferenceInput({ resource, field, label, readOnly }: ReferenceInputProps) {
  const { t } = useTexts(resourceKitMessages);
  const { control } = useFormContext<FormValues>();
  const { open } = useScreenAddress();
  const rows = useReferences(resource)(field);
  const { tree } = resource;
  const choices =
    tree?.parent === field.column
      ? possibleParents(rows ?? [], tree, open)
      : (rows ?? []).filter(({ id }) => field.table !== resource.table || id !== open);
  const options = choices.map((row) => ({
    value: row.id,
    label: referenceLabel(field, row),
    words: (field.findBy ?? []).map((column) => searchableText(row[column])).join(' '),
  }));

  return (
    <Controller
      control={control}
      name={field.column}
      // Controlled: an uncontrolled select would lose its value if the options arrived later.
      render={({ field: { value, onChange, ...input } }) => (
        <SearchedSelect
          {...input}
          label={label}
          value={String(value)}
          blank={t(field.required ? 'choose' : 'none')}
          stray={t(rows ? 'notInList' : 'loadingChoice')}
          options={options}
          onChoose={onChange}
          disabled={readOnly}
        />
      )}
    />
  );
}
