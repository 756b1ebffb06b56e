import type { ReactNode } from 'react';
import { IntoSight } from './into-sight';
import { Notice } from './notice';

interface FailureNoticeProps {
  /** The failure: another one takes the focus again. */
  of: unknown;
  title: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** Why something was not saved or sent. It stands by the button that was pressed, and takes the focus from there into sight. */
export function FailureNotice({ of, title, children, className }: FailureNoticeProps) {
  return (
    <IntoSight of={of} className={className}>
      <Notice tone="danger" live="assertive" title={title} className="max-h-[50dvh] overflow-y-auto">
        {children}
      </Notice>
    </IntoSight>
  );
}
