import { Skeleton } from '@/ui/controls/skeleton';
import { SkeletonRows } from './skeleton-rows';

/** Renders a list placeholder in the shape of its rows. */
export const InboxSkeleton = () => (
  <SkeletonRows count={6}>
    <div className="flex min-h-17 items-center gap-6 px-4 py-3">
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
      <Skeleton className="h-4 w-24 max-sm:hidden" />
      <Skeleton className="h-6 w-32" />
    </div>
  </SkeletonRows>
);
