import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { ActivityLine } from './activity-line';
import { auditLogMessages } from './messages';
import { recentActivityQuery } from './page-queries';
import { runsOf } from './runs';

const ROWS = 8;

/** Renders the latest changes in the back-office and the latest cases. */
export function RecentActivity() {
  const { t } = useTexts(auditLogMessages);
  const { data: lines, isError, isFetching, refetch, dataUpdatedAt } = useQuery(recentActivityQuery());
  if (!lines && isError) {
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!lines) return <ActivitySkeleton />;
  if (lines.length === 0) {
    return <EmptyState icon={<History />} title={t('empty')} message={t('emptyHint')} />;
  }
  return (
    <ul className="divide-y divide-border">
      {runsOf(lines)
        .slice(0, ROWS)
        .map(([line, ...others]) => (
          <ActivityLine
            key={line.id}
            activity={line}
            count={others.length + 1}
            now={new Date(dataUpdatedAt)}
          />
        ))}
    </ul>
  );
}

function ActivitySkeleton() {
  const { t } = useTexts(commonMessages);
  return (
    <div role="status" aria-label={t('loading')} className="divide-y divide-border">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="flex h-13 items-center gap-3">
          <Skeleton className="size-7" />
          <Skeleton className="h-3.5 flex-1" />
          <Skeleton className="h-3.5 w-20" />
        </div>
      ))}
    </div>
  );
}
