import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Renders a step's heading and focuses it, so that keyboard and screen reader users continue at the start of
 * the step.
 */
export function StepHeading({ children, keepFocus }: { children: ReactNode; keepFocus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Runs in the same React commit, so that the focus is never lost in between.
  useLayoutEffect(() => {
    if (!keepFocus) heading.current?.focus();
  }, [keepFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
      {children}
    </h2>
  );
}
