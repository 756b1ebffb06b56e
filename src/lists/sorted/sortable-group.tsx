import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Announcements,
  type UniqueIdentifier,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  verticalListSortingStrategy,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useState, type ReactNode, useRef } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useRowTitle } from '@/forms/resource/resource-texts';
import type { KitRow } from '@/forms/resource/row-values';
import { useList } from './list-context';
import { DRAWN_AT_ONCE, MoreRows } from './more-rows';
import { ResourceRow } from './resource-row';

/** Pointer distance that turns a press into a drag. */
const DRAG_AFTER_PX = 6;

/** Returns sensors for dragging a row with a pointer or moving it with the keyboard. */
function useSortSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** Returns screen reader announcements for dragging, in the interface language. */
function useDragWords(ids: readonly string[], titleOf: (id: string) => string) {
  const { t } = useTexts(resourceKitMessages);
  const title = (id: UniqueIdentifier) => titleOf(String(id));
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const total = ids.length;
  // A lifted row is reported as over its own position, which would interrupt the announcement "lifted".
  const hasMoved = useRef(false);

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return t('lifted', { title: title(active.id), place: place(active.id), total });
    },
    onDragOver: ({ active, over }) => {
      hasMoved.current ||= over !== null && over.id !== active.id;
      return over && hasMoved.current
        ? t('moved', { title: title(active.id), place: place(over.id), total })
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      t('dropped', { title: title(active.id), place: place(over?.id ?? active.id), total }),
    onDragCancel: ({ active }) => t('dragCancelled', { title: title(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('dragHelp') } };
}

interface SortableGroupProps {
  rows: readonly KitRow[];
  className?: string;
  label?: string;
  /** Child rows of each row in a tree. */
  below?: (row: KitRow) => ReactNode;
}

/** Group of rows whose order can be changed by dragging or with the keyboard. */
export function SortableGroup({ rows, className, label, below }: SortableGroupProps) {
  const { resource, canSort: isAllowed, onReorder } = useList();
  const title = useRowTitle(resource);
  const [most, setMost] = useState(DRAWN_AT_ONCE);
  const drawn = rows.slice(0, most);
  const ids = rows.map((row) => row.id);
  const titles = new Map(rows.map((row) => [row.id, title(row).text]));
  const titleOf = (id: string) => titles.get(id) ?? '';
  const sensors = useSortSensors();
  const accessibility = useDragWords(ids, titleOf);
  const canSort = isAllowed && rows.length > 1;

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onReorder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={accessibility}
    >
      <SortableContext items={ids.slice(0, most)} strategy={verticalListSortingStrategy} disabled={!canSort}>
        <ol aria-label={label} className={className}>
          {drawn.map((row) => (
            <ResourceRow key={row.id} row={row} canSort={canSort}>
              {below?.(row)}
            </ResourceRow>
          ))}
        </ol>
      </SortableContext>
      {drawn.length < rows.length && (
        <MoreRows drawn={drawn.length} total={rows.length} onMore={() => setMost(most + DRAWN_AT_ONCE)} />
      )}
    </DndContext>
  );
}
