import clsx from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/visually-hidden';

/** A grey shape the size of what will stand there; give it a width and height with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-skeleton rounded bg-border', className)} />;
}

/** Lines of text to come; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={clsx('space-y-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={clsx('h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')}
        />
      ))}
    </div>
  );
}

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
