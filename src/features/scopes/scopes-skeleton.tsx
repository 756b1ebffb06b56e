import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { scopesMessages } from './messages';

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
  const { t } = useTexts(scopesMessages);
  return (
    <div role="status" className="space-y-8">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-60 sm:h-44 lg:h-25" />
      <ScopeListSkeleton rows={16} />
    </div>
  );
}
