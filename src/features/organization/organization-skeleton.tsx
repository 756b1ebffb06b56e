import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { organizationMessages } from './messages';

/** The chart's outline, while it is on its way. */
export function OrganizationSkeleton() {
  const { t } = useTexts(organizationMessages);
  return (
    <div
      role="status"
      className="min-h-dvh space-y-6 rounded-lg border border-border bg-surface px-4 py-8 sm:px-8 sm:py-10"
    >
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="mx-auto h-20 w-full lg:w-88" />
      <div className="grid gap-4 ps-10 lg:grid-cols-4 lg:ps-0">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
    </div>
  );
}
