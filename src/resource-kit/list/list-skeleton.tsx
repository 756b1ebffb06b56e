import { commonMessages } from '@/components/messages';
import { Skeleton } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';

/** A list to come, in the shape of its rows. */
export function ListSkeleton() {
  const { t } = useTexts(commonMessages);
  return (
    <div role="status" className="divide-y divide-border rounded-lg border border-border bg-surface">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-4 px-4 py-3">
          <Skeleton className="size-6" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="ms-auto h-6 w-24" />
        </div>
      ))}
    </div>
  );
}
