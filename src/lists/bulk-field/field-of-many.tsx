import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import type { TableName } from '@/lib/rows';
import type { BulkWork } from '@/lists/bulk/use-bulk-work';
import type { ShownResource } from '@/forms/resource/define-resource';
import { useFieldLabel } from '@/forms/resource/field-label';
import { FieldInput } from '@/forms/resource/field-input';
import { FieldDialog } from './field-dialog';
import { bulkFieldMessages } from './messages';
import { offeredFields, type ManyField } from './offered-fields';

interface Chosen {
  ids: readonly string[];
  work: BulkWork;
}
interface FieldOfManyProps extends Chosen {
  table: TableName;
  fields: readonly ManyField[];
}

/** Renders a button and dialog that set one field in the selected rows; nothing if no field is available. */
export function FieldOfMany({ table, fields, ids, work }: FieldOfManyProps) {
  const { t } = useTexts(bulkFieldMessages);
  const [isOpen, setOpen] = useState(false);
  if (fields.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="secondary" isPending={work.isPending} onClick={() => setOpen(true)}>
        <PenLine aria-hidden />
        {t('action')}
      </Button>
      {isOpen && (
        <FieldDialog table={table} fields={fields} ids={ids} work={work} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Like FieldOfMany, for a list with declared fields; uses their inputs and rules. */
export function FieldOfForm({ resource, ...chosen }: Chosen & { resource: ShownResource }) {
  const labelOf = useFieldLabel(resource);
  const fields = offeredFields(resource).map((field) => ({
    field,
    label: labelOf(field, field.column),
    input: <FieldInput resource={resource} field={field} column={field.column} readOnly={false} />,
  }));
  return <FieldOfMany table={resource.table} fields={fields} {...chosen} />;
}
