import * as RadixTabs from '@radix-ui/react-tabs';
import { useState, type ReactNode } from 'react';

export interface TabItem {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Name of the tab list for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Open tab, when controlled by the URL or a parent. */
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Renders tabs and their panels. All panels stay mounted, so fields in a hidden one keep their input. */
export function Tabs({ label, items, value, onValueChange, className }: TabsProps) {
  const [own, setOwn] = useState(items[0]?.value);
  const open = value ?? own;
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };

  return (
    <RadixTabs.Root value={open} onValueChange={choose} className={className}>
      <RadixTabs.List
        aria-label={label}
        className="flex flex-wrap gap-x-1 border-b border-border px-px pt-px"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className="min-h-11 rounded-t px-4 text-sm font-semibold text-text-muted -outline-offset-3! hover:text-text data-[state=active]:text-primary data-[state=active]:shadow-[inset_0_-2px_0_var(--color-primary)] max-sm:px-3 forced-colors:data-[state=active]:underline"
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          forceMount
          // Radix shows every mounted panel and makes each a tab stop, which is unnecessary because each
          // panel starts with a field.
          hidden={item.value !== open}
          tabIndex={undefined}
          className="pt-6"
        >
          {item.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
