import { commonMessages } from '@/components/messages';
import { Skeleton } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';

/** A page of a list to come, in the shape of its rows. */
export function PagedSkeleton({ columns }: { columns: number }) {
  const { t } = useTexts(commonMessages);
  return (
    <div role="status" className="divide-y divide-border rounded-lg border border-border bg-surface">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: 10 }, (_, row) => (
        <div key={row} className="flex h-12 items-center gap-6 px-4">
          <Skeleton className="h-4 w-1/3" />
          {Array.from({ length: Math.min(columns - 1, 4) }, (_, column) => (
            <Skeleton key={column} className="h-4 flex-1 max-sm:hidden" />
          ))}
        </div>
      ))}
    </div>
  );
}
