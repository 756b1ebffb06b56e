import { lazy, Suspense } from 'react';
import { Skeleton } from '@/ui/controls/skeleton';
import type { TextDiffProps } from './text-diff-view';

const TextDiffView = lazy(() =>
  import('./text-diff-view').then(({ TextDiffView }) => ({ default: TextDiffView })),
);

/** Renders removed and added words, distinguishable without colour. The comparison is a separate chunk. */
export function TextDiff(props: TextDiffProps) {
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <TextDiffView {...props} />
    </Suspense>
  );
}
