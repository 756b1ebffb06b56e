import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { ScreenHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { env } from '@/config/env';
import { useTexts } from '@/lib/i18n/use-texts';
import { FactList } from './fact-list';
import { healthMessages } from './messages';
import { healthQuery } from './queries';

/** Renders /admin/kesehatan: health checks of the database, worst first, with remedies. */
export function Component() {
  const { t } = useTexts(healthMessages, commonMessages);
  const { data: facts, isError, isFetching, refetch, dataUpdatedAt } = useQuery(healthQuery());
  return (
    <>
      <ScreenHeader
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Button variant="secondary" onClick={() => void refetch()} isPending={isFetching && Boolean(facts)}>
            <RefreshCw aria-hidden />
            {t('again')}
          </Button>
        }
      />
      <div className="space-y-6">
        {facts ? (
          <FactList facts={facts} checkedAt={new Date(dataUpdatedAt)} />
        ) : isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading label={t('common:loading')}>
            <Skeleton className="h-96" />
          </Loading>
        )}
        <Card asChild padding="md">
          <section aria-labelledby="health-monitor" className="space-y-1 text-sm">
            <h2 id="health-monitor" className="text-lg">
              {t('monitor')}
            </h2>
            <p>{t('monitorHint')}</p>
            <p className="font-mono text-xs break-all">{`${env.siteUrl}/health.json`}</p>
          </section>
        </Card>
        <p className="text-sm text-text-muted">{t('version', { version: import.meta.env.VITE_VERSION })}</p>
      </div>
    </>
  );
}
