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
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Row } from '@tanstack/react-table';
import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '@/ui/controls/icon-button';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { cellContent, cellProps } from './columns';
import { DRAWN_AT_ONCE, MoreRows } from './more-rows';

/** Pointer distance in pixels that turns a press into a drag. */
const DRAG_AFTER_PX = 6;
const FRAME = 'divide-y divide-border rounded-lg border border-border bg-surface';
const BELOW = 'ms-2 divide-y divide-border border-s-2 border-t border-border sm:ms-8';

/** Manual order of the rows of a list. */
export interface RowOrder<R> {
  /** Saves a new order of sibling rows; undefined while the order cannot be changed. */
  onReorder?: ((ids: string[]) => void) | undefined;
  titleOf: (row: R) => string;
}

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

interface SortableRowsProps<R> extends RowOrder<R> {
  rows: readonly Row<R>[];
  isBelow?: boolean;
}

/** Renders rows whose order can be changed by dragging or with the keyboard; child rows are lists inside them. */
export function SortableRows<R>({ rows, isBelow, ...order }: SortableRowsProps<R>) {
  const [most, setMost] = useState(DRAWN_AT_ONCE);
  const drawn = rows.slice(0, most);
  const ids = rows.map(({ id }) => id);
  const titles = new Map(rows.map(({ id, original }) => [id, order.titleOf(original)]));
  const sensors = useSortSensors();
  const accessibility = useDragWords(ids, (id) => titles.get(id) ?? '');
  const canSort = order.onReorder !== undefined && rows.length > 1;

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    order.onReorder?.(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={accessibility}
    >
      <SortableContext items={ids.slice(0, most)} strategy={verticalListSortingStrategy} disabled={!canSort}>
        <ol className={isBelow ? BELOW : FRAME}>
          {drawn.map((row) => (
            <SortableRow key={row.id} row={row} canSort={canSort} title={titles.get(row.id) ?? ''}>
              {row.subRows.length > 0 && <SortableRows rows={row.subRows} isBelow {...order} />}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      {drawn.length < rows.length && (
        <MoreRows drawn={drawn.length} total={rows.length} onMore={() => setMost(most + DRAWN_AT_ONCE)} />
      )}
    </DndContext>
  );
}

interface SortableRowProps<R> {
  row: Row<R>;
  title: string;
  canSort: boolean;
  /** Child rows. */
  children: ReactNode;
}

function SortableRow<R>({ row, title, canSort, children }: SortableRowProps<R>) {
  const { t } = useTexts(resourceKitMessages);
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, attributes, listeners } =
    useSortable({ id: row.id, attributes: { roleDescription: t('sortable') } });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx('relative', isDragging && 'z-10 bg-surface-raised shadow-overlay')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 sm:flex-nowrap">
        {canSort && (
          // Drag handle: drag with a pointer, or press space to lift the row and the arrow keys to move it.
          <IconButton
            ref={setActivatorNodeRef}
            label={t('drag', { title })}
            size="sm"
            className="cursor-grab touch-none active:cursor-grabbing"
            {...attributes}
            {...listeners}
          >
            <GripVertical aria-hidden />
          </IconButton>
        )}
        {row.getVisibleCells().map((cell) => (
          <div key={cell.id} {...cellProps(cell)}>
            {cellContent(cell)}
          </div>
        ))}
      </div>
      {children}
    </li>
  );
}
