import { Skeletons } from '@/ui/skeleton-rows';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { scopesMessages } from './messages';

export function ScopeListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden className="grid gap-3 md:grid-cols-2">
      <Skeletons count={rows} className="h-18" />
    </div>
  );
}

/** Placeholder for the search and the first classifications while they load. */
export function ScopesSkeleton() {
  const { t } = useTexts(scopesMessages);
  return (
    <Loading label={t('loading')} className="space-y-8">
      <Skeleton className="h-60 sm:h-44 lg:h-25" />
      <ScopeListSkeleton rows={16} />
    </Loading>
  );
}
