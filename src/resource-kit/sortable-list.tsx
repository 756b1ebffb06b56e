import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrder, useReorder } from '@/lib/rows-order';
import type { Resource } from './define-resource';
import { ResourceRow } from './resource-row';
import { useRowTitle } from './resource-texts';
import type { KitRow } from './row-values';
import { useDragWords } from './use-drag-words';
import { useFailureNotice } from './use-failure-notice';
import { useSortSensors } from './use-sort-sensors';

interface SortableListProps {
  resource: Resource;
  rows: readonly KitRow[];
  canEdit: boolean;
  canSort: boolean;
  onRemove: (row: KitRow) => void;
}

/** Rows in their order, changed by drag, by keyboard, or by buttons; shown at once, taken back when it fails. */
export function SortableList({ resource, rows, canEdit, canSort, onRemove }: SortableListProps) {
  const { t } = useTranslation('resourceKit');
  const title = useRowTitle(resource);
  const reorder = useReorder(resource.table);
  const notSaved = useFailureNotice();
  const [said, setSaid] = useState('');
  const sorted = inOrder(rows, reorder.isPending ? reorder.variables : undefined);
  const ids = sorted.map((row) => row.id);
  const titles = new Map(sorted.map((row) => [row.id, title(row).text]));
  const titleOf = (id: string) => titles.get(id) ?? '';
  const sensors = useSortSensors();
  const accessibility = useDragWords(ids, titleOf);

  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= ids.length || from === to) return;
    reorder.mutateAsync(arrayMove(ids, from, to)).catch((error: unknown) => {
      setSaid('');
      notSaved('orderFailed')(error);
    });
  };
  const moveByButton = (from: number, to: number) => {
    if (to < 0 || to >= ids.length) return;
    move(from, to);
    setSaid(t('moved', { title: titleOf(ids[from] ?? ''), place: to + 1, total: ids.length }));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) =>
    over && move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={accessibility}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!canSort}>
        <ol className="divide-y divide-border rounded-lg border border-border bg-surface">
          {sorted.map((row, index) => (
            <ResourceRow
              key={row.id}
              resource={resource}
              row={row}
              canEdit={canEdit}
              sorting={
                canSort ? { index, count: ids.length, onMove: (to) => moveByButton(index, to) } : undefined
              }
              onRemove={() => onRemove(row)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}
