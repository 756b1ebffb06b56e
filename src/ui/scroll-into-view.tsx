import clsx from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface ScrollIntoViewProps {
  /** Event shown; a new one takes the focus again. */
  of: unknown;
  className?: string | undefined;
  children: ReactNode;
}

/** Takes the focus and scrolls into view on mount: on a phone it may be far from the pressed button. */
export function ScrollIntoView({ of, className, children }: ScrollIntoViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.focus(), [of]);
  return (
    <div ref={frame} tabIndex={-1} className={clsx('rounded-lg', className)}>
      {children}
    </div>
  );
}
