import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/resource-kit/messages';
import { useRowTitle } from '@/resource-kit/resource-texts';
import type { KitRow } from '@/resource-kit/row-values';
import { useList } from './list-context';
import { ResourceRow } from './resource-row';
import { useDragWords } from './use-drag-words';
import { useSortSensors } from './use-sort-sensors';

interface SortableGroupProps {
  rows: readonly KitRow[];
  className?: string;
  label?: string;
  /** Rows below each row in a tree. */
  below?: (row: KitRow) => ReactNode;
}

/** Rows that stand together: their order is changed by drag, by keyboard, or by buttons. */
export function SortableGroup({ rows, className, label, below }: SortableGroupProps) {
  const { t } = useTexts(resourceKitMessages);
  const { resource, canSort: isAllowed, onReorder } = useList();
  const title = useRowTitle(resource);
  const [said, setSaid] = useState('');
  const ids = rows.map((row) => row.id);
  const titles = new Map(rows.map((row) => [row.id, title(row).text]));
  const titleOf = (id: string) => titles.get(id) ?? '';
  const sensors = useSortSensors();
  const accessibility = useDragWords(ids, titleOf);
  const canSort = isAllowed && rows.length > 1;

  const move = async (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= ids.length || from === to) return;
    if (!(await onReorder(arrayMove(ids, from, to)))) setSaid('');
  };
  const moveByButton = (from: number, to: number) => {
    if (to < 0 || to >= ids.length) return;
    void move(from, to);
    setSaid(t('moved', { title: titleOf(ids[from] ?? ''), place: to + 1, total: ids.length }));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) =>
    over && void move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={accessibility}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!canSort}>
        <ol aria-label={label} className={className}>
          {rows.map((row, index) => (
            <ResourceRow
              key={row.id}
              row={row}
              sorting={
                canSort ? { index, count: ids.length, onMove: (to) => moveByButton(index, to) } : undefined
              }
            >
              {below?.(row)}
            </ResourceRow>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}
