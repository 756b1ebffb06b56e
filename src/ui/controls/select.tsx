import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-control';

/** Renders a styled native select, which works best on phones. Children are `<option>` elements. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const wiring = useFieldControl(rest);
  return (
    <div className={clsx('relative', className)}>
      <select {...rest} {...wiring} className="control appearance-none truncate pe-10">
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-3 top-1/2 size-4.5 -translate-y-1/2 text-text-muted"
        aria-hidden
      />
    </div>
  );
}
