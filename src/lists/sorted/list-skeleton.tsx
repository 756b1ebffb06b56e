import { SkeletonRows } from '@/ui/skeleton-rows';
import { Skeleton } from '@/ui/controls/skeleton';

/** Placeholder for a list that is loading, in the shape of its rows. */
export const ListSkeleton = () => (
  <SkeletonRows count={5}>
    <div className="flex min-h-16 items-center gap-4 px-4 py-3">
      <Skeleton className="size-6" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="ms-auto h-6 w-24" />
    </div>
  </SkeletonRows>
);
