import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Building2, MessageSquareWarning, Newspaper, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { Card } from '@/ui/controls/card';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { CountingNumber } from './counting-number';
import { dashboardMessages } from './messages';
import { dashboardCountsQuery } from './queries';

/** In the order of spec section 2. Counters of open work are highlighted unless they are 0. */
const counters = [
  { key: 'total_clients', icon: Building2, isWork: false, to: paths.admin.clients },
  { key: 'published_articles', icon: Newspaper, isWork: false, to: `${paths.admin.news}?status=published` },
  {
    key: 'new_complaints',
    icon: MessageSquareWarning,
    isWork: true,
    to: `${paths.admin.complaints}?state=baru`,
  },
  { key: 'new_appeals', icon: Scale, isWork: true, to: `${paths.admin.appeals}?state=baru` },
] as const;

/** Renders the four counters of the dashboard, linked to the lists that the user may open. */
export function Counters({ hasScreen }: { hasScreen: (address: string) => boolean }) {
  const { t } = useTexts(dashboardMessages);
  const { data: counts, isError, isFetching, refetch } = useQuery(dashboardCountsQuery());
  if (!counts && isError) {
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4" aria-busy={!counts}>
      {counters.map(({ key, icon: Icon, isWork, to }) => (
        <Card key={key} padding="sm" className="relative flex flex-col-reverse sm:ps-19">
          <dt className="text-sm text-text-muted">
            <span
              className={clsx(
                'absolute inset-y-0 start-4 my-auto size-10 rounded p-2.5 max-sm:hidden',
                isWork && counts && counts[key] > 0
                  ? 'bg-accent-soft text-warning'
                  : 'bg-primary-soft text-primary',
              )}
            >
              <Icon className="size-5" aria-hidden />
            </span>
            {hasScreen(to) ? (
              <Link to={to} className="after:absolute after:inset-0 hover:text-primary hover:underline">
                {t(`counter.${key}`)}
              </Link>
            ) : (
              t(`counter.${key}`)
            )}
          </dt>
          <dd className="text-2xl font-bold tabular-nums">
            {counts ? <CountingNumber value={counts[key]} /> : <Skeleton className="my-1.5 h-6 w-12" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
