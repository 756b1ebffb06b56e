import { Badge } from '@/ui/controls/badge';
import { Switch } from '@/ui/controls/switch';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSaveRow } from '@/lib/rows';
import type { ShownResource } from '@/forms/resource/define-resource';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useResourceTexts, useRowTitle } from '@/forms/resource/resource-texts';
import type { KitRow } from '@/forms/resource/row-values';
import { useFailureNotice } from '@/forms/resource/use-failure-notice';

interface RowToggleProps {
  resource: ShownResource;
  row: KitRow;
  column: string;
  canEdit: boolean;
}

/** Renders a switch for a boolean column of a row. Updates optimistically and reverts on failure. */
export function RowToggle({ resource, row, column, canEdit }: RowToggleProps) {
  const { t } = useTexts(resourceKitMessages);
  const text = useResourceTexts(resource);
  const title = useRowTitle(resource)(row).text;
  const save = useSaveRow(resource.table);
  const notSaved = useFailureNotice(resource);
  const label = text(`fields.${column}`);
  const stored = row[column] === true;
  if (!canEdit) {
    return (
      <Badge tone={stored ? 'success' : 'neutral'}>
        {label}: {stored ? t('on') : t('off')}
      </Badge>
    );
  }
  // The definition ensures that the column exists and is boolean.
  const values = { [column]: !stored } as object;
  // Pending until the list is refetched, so that the switch does not flicker.
  const isOn = save.isPending
    ? (save.variables.values as Partial<Record<string, unknown>>)[column] === true
    : stored;
  const flip = () => void save.mutateAsync({ id: row.id, values }).catch(notSaved('changeFailed'));
  return (
    <Switch
      label={label}
      aria-label={t('toggle', { field: label, title })}
      checked={isOn}
      onChange={() => !save.isPending && flip()}
    />
  );
}
