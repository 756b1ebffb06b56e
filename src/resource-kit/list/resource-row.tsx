import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/components/ui/icon-button';
import { SelectBox } from '@/components/select-box';
import { useTexts } from '@/lib/i18n/use-texts';
import { bulkMessages } from '@/resource-kit/bulk/messages';
import { resourceKitMessages } from '@/resource-kit/messages';
import { useRowTitle } from '@/resource-kit/resource-texts';
import type { KitRow } from '@/resource-kit/row-values';
import { useScreenAddress } from '@/resource-kit/screen-address';
import { useList } from './list-context';
import { MoveButtons, DragHandle } from './move-buttons';
import { RowSummary } from './row-summary';
import { RowToggle } from './row-toggle';

interface ResourceRowProps {
  row: KitRow;
  /** Place of the row and the way to move it; without it the order is fixed. */
  sorting: { index: number; count: number; onMove: (to: number) => void } | undefined;
  /** Rows below it in a tree. */
  children?: ReactNode;
}

export function ResourceRow({ row, sorting, children }: ResourceRowProps) {
  const { t } = useTexts(resourceKitMessages, bulkMessages);
  const { resource, canEdit, onRemove, selection } = useList();
  const { toRow } = useScreenAddress();
  const { text, lang } = useRowTitle(resource)(row);
  const { setNodeRef, transform, transition, isDragging, ...drag } = useSortable({
    id: row.id,
    attributes: { roleDescription: t('sortable') },
  });
  const toggles = resource.fields.filter((field) => field.kind === 'toggle' && field.inList);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx('relative', isDragging && 'z-10 bg-surface-raised shadow-overlay')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 sm:flex-nowrap">
        {selection && (
          <SelectBox
            label={t('bulk:selectRow', { title: text })}
            isChosen={selection.has(row.id)}
            onChange={(isChosen) => selection.set([row.id], isChosen)}
          />
        )}
        {sorting && <DragHandle label={t('drag', { title: text })} {...drag} />}
        <div className="min-w-0 flex-1 basis-40 space-y-1">
          <Link
            to={toRow(row.id)}
            lang={lang}
            className="block py-0.5 font-semibold hover:text-primary hover:underline"
          >
            {text}
          </Link>
          <RowSummary row={row} />
        </div>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap">
          {toggles.map((field) => (
            <RowToggle
              key={field.column}
              resource={resource}
              row={row}
              column={field.column}
              canEdit={canEdit}
            />
          ))}
          {sorting && <MoveButtons title={text} {...sorting} />}
          {canEdit && (
            <>
              <Link
                to={toRow(row.id)}
                aria-label={t('edit', { title: text })}
                title={t('edit', { title: text })}
                className="inline-flex size-10 items-center justify-center rounded text-text-muted hover:bg-primary-soft hover:text-primary"
              >
                <Pencil aria-hidden className="size-5" />
              </Link>
              <IconButton label={t('remove', { title: text })} onClick={() => onRemove(row)}>
                <Trash2 aria-hidden />
              </IconButton>
            </>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
