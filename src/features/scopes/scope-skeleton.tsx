import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { scopesMessages } from './messages';

/** Fees, documents and facts of a code, while they are on their way. */
export function ScopeSkeleton() {
  const { t } = useTexts(scopesMessages);
  return (
    <div role="status" className="grid min-h-dvh gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <VisuallyHidden>{t('scopeLoading')}</VisuallyHidden>
      <div className="space-y-8">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
