import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { registerMessages } from './messages';
import { REGISTER_PAGE_SIZE } from './register';

/** Placeholder for the count and the list: table rows, or cards on phones. */
export function RegisterSkeleton() {
  const { t } = useTexts(registerMessages);
  return (
    <Loading label={t('loading')} className="space-y-5">
      <div className="flex h-6 items-center">
        <Skeleton className="h-4 w-40" />
      </div>
      <div
        aria-hidden
        className="max-sm:space-y-3 sm:divide-y sm:divide-border sm:rounded-lg sm:border sm:border-border sm:bg-surface"
      >
        <div className="h-11 rounded-t-lg bg-surface-sunken max-sm:hidden" />
        {Array.from({ length: REGISTER_PAGE_SIZE }, (_, row) => (
          <div
            key={row}
            className="grid content-center gap-3 px-4 max-sm:h-40 max-sm:rounded-lg max-sm:border max-sm:border-border max-sm:bg-surface sm:h-16 sm:grid-cols-[2fr_1fr_1fr]"
          >
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
