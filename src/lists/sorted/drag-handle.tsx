import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { IconButton } from '@/ui/controls/icon-button';

interface DragHandleProps {
  label: string;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  setActivatorNodeRef: (element: HTMLElement | null) => void;
}

/**
 * Drag handle of a row: drag it with a pointer, or press space to lift the row and the arrow keys to move it.
 */
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
