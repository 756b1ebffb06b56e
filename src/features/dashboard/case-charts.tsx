import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { BarChart } from '@/features/cases/inbox/figures/bar-chart';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { figureSummary } from '@/features/cases/inbox/figures/figures';
import { caseFiguresQuery } from '@/features/cases/inbox/queries';
import { useTexts } from '@/lib/i18n/use-texts';
import { FlowChart } from './flow-chart';
import { dashboardMessages } from './messages';
import { caseFlowQuery } from './queries';

/** Renders charts of received, closed and decided cases, for case handlers. */
export function CaseCharts({ inboxes }: { inboxes: readonly CaseInbox[] }) {
  const { t } = useTexts(dashboardMessages, commonMessages);
  const { data: lines, isError, isFetching, refetch } = useQuery(caseFlowQuery());
  if (!lines && isError)
    return <ErrorState title={t('charts.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {inboxes.map((inbox) =>
        lines ? (
          <div key={inbox.kind} className="min-w-0 space-y-6">
            <InboxFlow inbox={inbox} lines={lines} />
            <InboxOutcomes inbox={inbox} />
          </div>
        ) : (
          <Loading key={inbox.kind} label={t('common:loading')}>
            <Skeleton className="h-80" />
          </Loading>
        ),
      )}
    </div>
  );
}

function InboxFlow({ inbox, lines }: { inbox: CaseInbox; lines: Parameters<typeof FlowChart>[0]['lines'] }) {
  const inboxText = useInboxTexts(inbox);
  return <FlowChart title={inboxText('title')} kind={inbox.kind} lines={lines} />;
}

function InboxOutcomes({ inbox }: { inbox: CaseInbox }) {
  const { t } = useTexts(dashboardMessages);
  const inboxText = useInboxTexts(inbox);
  const { data } = useQuery(caseFiguresQuery(inbox));
  // The chart above shows an error for the same query.
  if (!data || data.length === 0) return null;
  return (
    <BarChart
      title={t('charts.outcomes', { title: inboxText('title') })}
      bars={figureSummary(data).outcomes}
      labels={(status) => inboxText(`statuses.${status}`)}
    />
  );
}
