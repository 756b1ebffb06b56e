import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';

export function ScopeListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden className="grid gap-3 md:grid-cols-2">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-18" />
      ))}
    </div>
  );
}

/** The finder and the first classifications, while they are on their way. */
export function ScopesSkeleton() {
  const { t } = useTranslation('scopes');
  return (
    <div role="status" className="space-y-8">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-60 sm:h-44 lg:h-25" />
      <ScopeListSkeleton rows={16} />
    </div>
  );
}
