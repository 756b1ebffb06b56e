import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/visually-hidden';

interface LoadingProps {
  /** Says what is on its way, to people who do not see the shapes. */
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
