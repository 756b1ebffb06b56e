import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { registerMessages } from './messages';

/** Facts beside two certificates, while they are on their way. */
export function CompanySkeleton() {
  const { t } = useTexts(registerMessages);
  return (
    <div role="status" className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <VisuallyHidden>{t('companyLoading')}</VisuallyHidden>
      <Skeleton className="h-80 rounded-lg lg:order-last" />
      <div className="space-y-6">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  );
}
