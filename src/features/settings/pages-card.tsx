import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { ErrorState } from '@/ui/error-state';
import { Fact } from '@/ui/fact';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Skeleton } from '@/ui/controls/skeleton';
import { toAppError } from '@/lib/errors';
import { formatDateTime, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { HookForm } from './hook-form';
import { settingsMessages } from './messages';
import { pagesMessages } from './pages-messages';
import { pagesStatusQuery, useOrderPages, pagesBuildQuery } from './pages-queries';
import {
  isClockLate,
  orderState,
  waitingSince,
  type PagesOrder,
  type PagesStatus,
  type PagesBuild,
} from './pages-status';
import { reasonOf } from './queries';

/** Renders the state of the prerendered pages: their age, pending changes, and the host's build hook. */
export function PagesCard() {
  const { t } = useTexts(pagesMessages, settingsMessages);
  const standing = useQuery(pagesStatusQuery());
  const written = useQuery(pagesBuildQuery());
  const retry = () => {
    void standing.refetch();
    void written.refetch();
  };
  return (
    <Card asChild>
      <section id="pages" aria-labelledby="pages-title" className="scroll-mt-20 space-y-5">
        <div className="space-y-1">
          <h2 id="pages-title" className="text-lg">
            {t('settings:group.pages')}
          </h2>
          <p className="max-w-prose text-sm text-text-muted">{t('hint')}</p>
        </div>
        {standing.data && written.data ? (
          <State standing={standing.data} written={written.data} now={new Date(standing.dataUpdatedAt)} />
        ) : standing.isError || written.isError ? (
          <ErrorState
            title={t('failed')}
            onRetry={retry}
            isRetrying={standing.isFetching || written.isFetching}
          />
        ) : (
          <Skeleton className="h-40" />
        )}
      </section>
    </Card>
  );
}

function State({ standing, written, now }: { standing: PagesStatus; written: PagesBuild; now: Date }) {
  const { t } = useTexts(pagesMessages);
  const language = useLanguage();
  const { host, last, looked_at: lookedAt } = standing;
  if (written.kind === 'on-demand' && !host) return <Notice>{t('onDemand')}</Notice>;
  const since = waitingSince(standing, written);
  return (
    <>
      {written.kind === 'on-demand' && <Notice>{t('onDemand')}</Notice>}
      {written.kind === 'none' && <Notice>{t('notWritten')}</Notice>}
      {host && isClockLate(standing, now) && (
        <Notice tone="warning">{t('late', { date: formatDateTime(language, lookedAt) })}</Notice>
      )}
      {!host && <Notice tone="warning">{t('noHook')}</Notice>}
      <dl className="grid gap-4 text-sm sm:grid-cols-2">
        {written.kind === 'written' && (
          <>
            <Fact name={t('written')}>
              {t('writtenAt', {
                date: formatDateTime(language, written.at),
                pages: formatNumber(language, written.pages),
              })}
            </Fact>
            <Fact name={t('changes')}>
              {since ? t('changesWait', { date: formatDateTime(language, since) }) : t('changesNone')}
            </Fact>
          </>
        )}
        <Fact name={t('last')}>{last ? <OrderStatus order={last} /> : t('never')}</Fact>
      </dl>
      {host && <OrderButton />}
      <HookForm host={host} />
    </>
  );
}

function OrderStatus({ order }: { order: PagesOrder }) {
  const { t } = useTexts(pagesMessages);
  const language = useLanguage();
  const state = orderState(order);
  const { problem, status, attempts, by } = order;
  const date = formatDateTime(language, order.called_at ?? order.ordered_at);
  const next = formatDateTime(language, order.next_attempt_at);
  const reason = problem && problem !== 'unwritten' ? t(`problem.${problem}`, { status: status ?? '' }) : '';
  return (
    <>
      {t(`state.${state}`, { date, next, reason, attempts, status: status ?? '' })}
      {by && <span className="block font-normal text-text-muted">{t('by', { name: by })}</span>}
    </>
  );
}

function OrderButton() {
  const { t } = useTexts(pagesMessages, settingsMessages);
  const { mutate, isPending } = useOrderPages();
  const order = () =>
    mutate(undefined, {
      onSuccess: () => void toast({ title: t('ordered'), description: t('orderedHint') }),
      onError: (error) =>
        void toast({
          title: t('orderFailed'),
          description:
            toAppError(error).message === 'limit.reached'
              ? t('tooSoon')
              : t(`settings:reason.${reasonOf(error)}`),
          variant: 'destructive',
        }),
    });
  return (
    <Button onClick={order} isPending={isPending}>
      <RefreshCw aria-hidden />
      {t('now')}
    </Button>
  );
}
