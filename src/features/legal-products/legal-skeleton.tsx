import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { legalProductsMessages } from './messages';

/** The filters and two groups of entries, while they are on their way. */
export function LegalSkeleton() {
  const { t } = useTexts(legalProductsMessages);
  return (
    <div role="status" className="space-y-8">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div
        aria-hidden
        className="grid grid-cols-2 gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]"
      >
        <Skeleton className="col-span-2 h-24 lg:col-span-1" />
        {Array.from({ length: 4 }, (_, field) => (
          <Skeleton key={field} className="h-18" />
        ))}
      </div>
      {[3, 4].map((entries) => (
        <div key={entries} className="space-y-3">
          <Skeleton className="h-6 w-56" />
          <div className="divide-y divide-border border-y border-border">
            {Array.from({ length: entries }, (_, entry) => (
              <div key={entry} className="space-y-2.5 py-5">
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-3.5 w-1/4" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
