import { RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { Button } from '@/ui/controls/button';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useDeleteRow, useRestoreRow } from '@/lib/rows';
import { ListTable } from '@/lists/table/list-table';
import { listColumn } from '@/lists/table/columns';
import { useListTable } from '@/lists/table/use-list-table';
import type { ShownResource } from '@/forms/resource/define-resource';
import { focusAfterDialog } from '@/ui/focus-after-dialog';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useRowTitle } from '@/forms/resource/resource-texts';
import type { KitRow } from '@/forms/resource/row-values';
import { useRowMove } from './use-row-move';

interface TrashListProps {
  resource: ShownResource;
  rows: readonly KitRow[];
  canEdit: boolean;
}

/** Renders deleted rows, to restore or to delete permanently. */
export function TrashList({ resource, rows, canEdit }: TrashListProps) {
  const { t } = useTexts(resourceKitMessages);
  const language = useLanguage();
  const titleOf = useRowTitle(resource);
  const [leaving, setLeaving] = useState<KitRow>();
  const destroy = useDeleteRow(resource.table);
  const restoreRow = useRowMove(resource, useRestoreRow(resource.table));
  const destroyRow = useRowMove(resource, destroy);
  const frame = useRef<HTMLDivElement>(null);
  const focusList = () => focusAfterDialog(frame);

  const confirmed = (row: KitRow, title: string) =>
    destroyRow(row.id, { done: t('destroyed', { title }) }, () => {
      setLeaving(undefined);
      focusList();
    });
  const entry = listColumn<KitRow>(
    'entry',
    '',
    (row) => {
      const { text: title, lang } = titleOf(row);
      return (
        <>
          <p lang={lang} data-row={row.id} tabIndex={-1} className="font-semibold">
            {title}
          </p>
          {row.deleted_at && (
            <p className="text-xs text-text-muted">
              {t('deletedOn', { date: formatDate(language, row.deleted_at) })}
            </p>
          )}
        </>
      );
    },
    'min-w-0 flex-1 basis-64',
  );
  const actions = listColumn<KitRow>(
    'actions',
    '',
    (row) => {
      const title = titleOf(row).text;
      return (
        <>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('restoreRow', { title })}
            onClick={() => restoreRow(row.id, { done: t('restored', { title }) }, focusList)}
          >
            <RotateCcw aria-hidden />
            {t('restore')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('destroyRow', { title })}
            onClick={() => setLeaving(row)}
          >
            <Trash2 aria-hidden />
            {t('destroy')}
          </Button>
        </>
      );
    },
    'flex flex-wrap gap-2',
  );
  const table = useListTable({ columns: canEdit ? [entry, actions] : [entry], rows });
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <ListTable
        table={table}
        label={t('trash')}
        order={{ titleOf: (row) => titleOf(row).text }}
        empty={<EmptyState icon={<Trash2 />} title={t('trashEmpty')} message={t('trashEmptyHint')} />}
      />
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title={t('destroyRow', { title: titleOf(leaving).text })}
          message={t('destroyHint')}
          confirmLabel={t('destroy')}
          tone="danger"
          isPending={destroy.isPending}
          onConfirm={() => confirmed(leaving, titleOf(leaving).text)}
        />
      )}
    </div>
  );
}
