import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** The heading of a step; takes the focus, so that keyboard and screen reader go on where the step begins. */
export function StepHeading({ children, keepFocus }: { children: ReactNode; keepFocus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // In the same commit: no moment in which the step is there and the focus is lost.
  useLayoutEffect(() => {
    if (!keepFocus) heading.current?.focus();
  }, [keepFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
      {children}
    </h2>
  );
}
