import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChipSelectProps {
  /** Label for screen readers; on screen, the first option shows it. */
  label: string;
  value: string;
  /** Highlights the chip. */
  isSet: boolean;
  onValue: (value: string) => void;
  className?: string;
  /** `<option>` elements. */
  children: ReactNode;
}

/** Renders a native select as a chip as wide as its text. */
export const ChipSelect = ({ label, value, isSet, onValue, className, children }: ChipSelectProps) => (
  <span className={clsx('relative inline-flex', className)}>
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      className={clsx(
        'field-sizing-content h-9 w-full max-w-full appearance-none truncate rounded-full border ps-3 pe-8 text-sm sm:max-w-56 pointer-coarse:h-11',
        isSet
          ? 'border-primary bg-primary-soft font-semibold text-primary'
          : 'border-border-strong bg-surface text-text hover:border-primary',
      )}
    >
      {children}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-text-muted"
    />
  </span>
);
