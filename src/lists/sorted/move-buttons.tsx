import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { IconButton } from '@/ui/controls/icon-button';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';

interface DragHandleProps {
  label: string;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  setActivatorNodeRef: (element: HTMLElement | null) => void;
}

/** The handle of a row: dragged with a pointer, lifted with the space bar. */
export function DragHandle({ label, attributes, listeners, setActivatorNodeRef }: DragHandleProps) {
  return (
    <IconButton
      ref={setActivatorNodeRef}
      label={label}
      size="sm"
      className="cursor-grab touch-none active:cursor-grabbing"
      {...attributes}
      {...listeners}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
}

interface MoveButtonsProps {
  title: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** The twin of dragging. At an end a button stays focusable, so that focus is not lost on arrival. */
export function MoveButtons({ title, index, count, onMove }: MoveButtonsProps) {
  const { t } = useTexts(resourceKitMessages);
  const atEnd = 'aria-disabled:cursor-default aria-disabled:opacity-45';
  return (
    <>
      <IconButton
        label={t('moveUp', { title })}
        aria-disabled={index === 0}
        className={atEnd}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('moveDown', { title })}
        aria-disabled={index === count - 1}
        className={atEnd}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </>
  );
}
