import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface LoadingProps {
  /** Announces to screen readers that content is loading. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The shapes of something that is on its way. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
