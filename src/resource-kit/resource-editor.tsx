import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Resource } from './define-resource';
import { EditorDialog } from './editor-dialog';
import type { FormValues, KitRow } from './row-values';
import { useScreenAddress } from './screen-address';

interface ResourceEditorProps {
  resource: Resource;
  rows: readonly KitRow[];
  /** The row's id, or 'new'. */
  id: string;
  canEdit: boolean;
  formTop?: ReactNode;
  /** Values of a new row that the form does not ask for. */
  fixed?: Readonly<FormValues>;
}

/** The row the address names, as it was when it was opened: what others do to the list must not touch the form. */
export function ResourceEditor({ rows, id, ...form }: ResourceEditorProps) {
  const { t } = useTranslation('resourceKit');
  const { close } = useScreenAddress();
  const [row] = useState(() => rows.find((each) => each.id === id));
  const isNew = id === 'new' && form.canEdit;

  if (row || isNew) {
    return <EditorDialog row={row} onClose={close} {...form} />;
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
