import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface MenuCheckItemProps {
  isChecked: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Renders a checkbox in a menu, which stays open, so that several values can be chosen. */
export const MenuCheckItem = ({ isChecked, isDisabled = false, onToggle, children }: MenuCheckItemProps) => (
  <Radix.CheckboxItem
    checked={isChecked}
    disabled={isDisabled}
    onSelect={(event) => {
      event.preventDefault();
      onToggle();
    }}
    className="group flex min-h-8 items-center gap-2.5 rounded-sm px-2.5 py-1 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-primary-soft data-highlighted:text-primary pointer-coarse:min-h-11"
  >
    <span
      aria-hidden
      className="grid size-4 shrink-0 place-items-center rounded-sm border border-border-strong bg-surface text-primary-contrast group-aria-checked:border-primary group-aria-checked:bg-primary"
    >
      <Radix.ItemIndicator>
        <Check className="size-3 forced-colors:text-current" strokeWidth={3} />
      </Radix.ItemIndicator>
    </span>
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </Radix.CheckboxItem>
);
