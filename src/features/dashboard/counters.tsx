import { useQuery } from '@tanstack/react-query';
import { Building2, MessageSquareWarning, Newspaper, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { CountingNumber } from './counting-number';
import { dashboardCountsQuery } from './queries';

/** Spec section 2, in its order. What waits for an answer stands out while there is some. */
const counters = [
  { key: 'total_clients', icon: Building2, isWork: false },
  { key: 'published_articles', icon: Newspaper, isWork: false },
  { key: 'new_complaints', icon: MessageSquareWarning, isWork: true },
  { key: 'new_appeals', icon: Scale, isWork: true },
] as const;

/** The four numbers at the top of the dashboard. */
export function Counters() {
  const { t } = useTranslation('dashboard');
  const { data: counts, isError, isFetching, refetch } = useQuery(dashboardCountsQuery());
  if (!counts && isError) {
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4" aria-busy={!counts}>
      {counters.map(({ key, icon: Icon, isWork }) => (
        <Card key={key} padding="sm" className="flex items-center gap-4">
          <span
            className={
              isWork && counts && counts[key] > 0
                ? 'rounded bg-accent-soft p-2.5 text-warning'
                : 'rounded bg-primary-soft p-2.5 text-primary'
            }
          >
            <Icon className="size-5" aria-hidden />
          </span>
          <div className="flex flex-col-reverse">
            <dt className="text-sm text-text-muted">{t(`counter.${key}`)}</dt>
            <dd className="text-2xl font-bold tabular-nums">
              {counts ? <CountingNumber value={counts[key]} /> : <Skeleton className="my-1.5 h-6 w-12" />}
            </dd>
          </div>
        </Card>
      ))}
    </dl>
  );
}
