import { Controller, useFormContext } from 'react-hook-form';
import { Select } from '@/components/ui/select';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Resource } from '@/resource-kit/define-resource';
import type { ReferenceField } from '@/resource-kit/fields';
import { resourceKitMessages } from '@/resource-kit/messages';
import { labelOf, useReferences } from '@/resource-kit/references';
import { possibleParents } from '@/resource-kit/list/row-tree';
import type { FormValues } from '@/resource-kit/row-values';
import { useScreenAddress } from '@/resource-kit/screen-address';

interface ReferenceInputProps {
  resource: Resource;
  field: ReferenceField;
  readOnly: boolean;
}

/** A choice among the rows of a list. A row never offers itself, nor a place in the tree where it cannot hang. */
export function ReferenceInput({ resource, field, readOnly }: ReferenceInputProps) {
  const { t } = useTexts(resourceKitMessages);
  const { control } = useFormContext<FormValues>();
  const { open } = useScreenAddress();
  const rows = useReferences(resource)(field);
  const { tree } = resource;
  const choices =
    tree?.parent === field.column
      ? possibleParents(rows ?? [], tree, open)
      : (rows ?? []).filter(({ id }) => field.table !== resource.table || id !== open);
  const isListed = (id: unknown) => choices.some((choice) => choice.id === id);

  return (
    <Controller
      control={control}
      name={field.column}
      // The choices may arrive after the value, which an uncontrolled list would then have lost.
      render={({ field: { value, ...input } }) => (
        <Select {...input} value={String(value)} disabled={readOnly}>
          <option value="">{t(field.required ? 'choose' : 'none')}</option>
          {value !== '' && !isListed(value) && (
            <option value={String(value)}>{rows ? t('notInList') : t('loadingChoice')}</option>
          )}
          {choices.map((row) => (
            <option key={row.id} value={row.id}>
              {labelOf(field, row)}
            </option>
          ))}
        </Select>
      )}
    />
  );
}
