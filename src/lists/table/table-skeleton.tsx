import { Skeletons, SkeletonRows } from '@/ui/skeleton-rows';
import { Skeleton } from '@/ui/controls/skeleton';

/** Renders the placeholder of a loading list, in the shape of its rows. */
export const TableSkeleton = ({ columns }: { columns: number }) => (
  <SkeletonRows count={10}>
    <div className="flex h-12 items-center gap-6 px-4">
      <Skeleton className="h-4 w-1/3" />
      <Skeletons count={Math.min(columns - 1, 4)} className="h-4 flex-1 max-sm:hidden" />
    </div>
  </SkeletonRows>
);
