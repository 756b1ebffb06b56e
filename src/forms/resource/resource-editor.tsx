import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownResource } from './define-resource';
import { resourceKitMessages } from './messages';
import type { FormValues, KitRow } from './row-values';
import { useScreenAddress } from './screen-address';
import { EditorDialog } from './editor-dialog';
import { useNeighbours } from './use-neighbours';

interface ResourceEditorProps {
  resource: ShownResource;
  rows: readonly KitRow[];
  /** Row id, or 'new'. */
  id: string;
  canEdit: boolean;
  /** True if the open row can no longer be edited. */
  isLocked?: boolean;
  formTop?: ReactNode;
  /** Values of a new row that have no input. */
  fixed?: Readonly<FormValues>;
  onChanged?: ((row: KitRow, was: KitRow | undefined) => void) | undefined;
}

/**
 * Opens the form for the row in the URL. Keeps the version that was opened, because changes by other users
 * must not alter the form.
 */
export function ResourceEditor({ rows, id, ...form }: ResourceEditorProps) {
  const { t } = useTexts(resourceKitMessages);
  const { close, copied, toCopy } = useScreenAddress();
  const neighbours = useNeighbours(form.resource, rows, id);
  const [row] = useState(() => rows.find((each) => each.id === id));
  const [source] = useState(() => rows.find((each) => each.id === copied));
  const isNew = id === 'new' && form.canEdit;

  if (row || isNew) {
    return (
      <EditorDialog
        row={row}
        copied={row ? undefined : source}
        toCopy={row && toCopy(row.id)}
        neighbours={row && neighbours}
        onClose={close}
        {...form}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('notFound')}
      description={t('notFoundHint')}
      size="sm"
      footer={<Button onClick={close}>{t('close')}</Button>}
    />
  );
}
