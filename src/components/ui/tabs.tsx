import clsx from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface TabItem {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Name of the group of tabs, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** The open tab, when the address or a parent decides. */
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Index of the tab that a key leads to: arrows wrap around, Home and End jump. */
function target(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Panels side by side in one place. All stay mounted, so fields in a closed tab keep what was typed. */
export function Tabs({ label, items, value, onValueChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(items[0]?.value);
  const open = value ?? own;

  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = items.findIndex((item) => item.value === open);
    const next = target(event.key, current, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item || next === undefined) return;
    event.preventDefault();
    choose(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-border px-px pt-px"
      >
        {items.map((item) => {
          const isOpen = item.value === open;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-controls={`${id}-panel-${item.value}`}
              aria-selected={isOpen}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => choose(item.value)}
              className={clsx(
                'min-h-11 shrink-0 rounded-t px-4 text-sm font-semibold -outline-offset-3!',
                isOpen
                  ? 'text-primary shadow-[inset_0_-2px_0_var(--color-primary)] forced-colors:underline'
                  : 'text-text-muted hover:text-text',
              )}
            >
              {item.label}
            </button>
          );
        })}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== open}
          className="pt-6"
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
}
