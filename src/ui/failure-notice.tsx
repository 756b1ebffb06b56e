import type { ReactNode } from 'react';
import { ScrollIntoView } from './scroll-into-view';
import { Notice } from './notice';

interface FailureNoticeProps {
  /** Error; a new one takes the focus again. */
  of: unknown;
  title: ReactNode;
  children?: ReactNode;
  className?: string;
}

/**
 * Renders why something was not saved or sent. Place it next to the pressed button; it takes the focus and
 * scrolls into view.
 */
export function FailureNotice({ of, title, children, className }: FailureNoticeProps) {
  return (
    <ScrollIntoView of={of} className={className}>
      <Notice tone="danger" live="assertive" title={title} className="max-h-[50dvh] overflow-y-auto">
        {children}
      </Notice>
    </ScrollIntoView>
  );
}
