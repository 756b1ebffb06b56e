import { commonMessages } from '@/components/messages';
import { Skeleton } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';

/** A list to come, in the shape of its rows. */
export function InboxSkeleton() {
  const { t } = useTexts(commonMessages);
  return (
    <div role="status" className="divide-y divide-border rounded-lg border border-border bg-surface">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex min-h-17 items-center gap-6 px-4 py-3">
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
          <Skeleton className="h-4 w-24 max-sm:hidden" />
          <Skeleton className="h-6 w-32" />
        </div>
      ))}
    </div>
  );
}
