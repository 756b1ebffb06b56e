import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface LoadingProps {
  /** Announces to screen readers that content is loading. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Renders placeholders for content that is loading. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
