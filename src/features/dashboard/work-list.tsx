import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { Skeletons } from '@/ui/skeleton-rows';
import { Loading } from '@/ui/controls/loading';
import { useTexts } from '@/lib/i18n/use-texts';
import { LazySection } from './lazy-section';
import { dashboardMessages } from './messages';
import { DashboardPanel } from './panel';
import { workQuery } from './queries';
import { WorkLine } from './work-line';
import { sortWork, workKinds } from './work';

const UndeliveredMails = lazy(() =>
  import('./undelivered-mails').then((module) => ({ default: module.UndeliveredMails })),
);

interface WorkListProps {
  /** True for viewers, who see the work but cannot do it. */
  isReader: boolean;
  /** Returns true if the user may open a screen. */
  hasScreen: (address: string) => boolean;
  /** Number of broken links; 0 until loaded. */
  brokenLinks: number;
}

/** Renders today's work, most urgent first. */
export function WorkList({ isReader, hasScreen, brokenLinks }: WorkListProps) {
  const { t } = useTexts(dashboardMessages, commonMessages);
  const { data, isPending, isError, isFetching, refetch, dataUpdatedAt } = useQuery(workQuery());
  const links = { kind: 'broken_links', entries: brokenLinks, first_at: null };
  const lines = data && sortWork(brokenLinks > 0 ? [...data, links] : data);
  const [isShowingMails, setShowingMails] = useState(false);

  return (
    <DashboardPanel
      title={t(isReader ? 'work.readerTitle' : 'work.title')}
      purpose={isReader && t('work.readerHint')}
    >
      <LazySection name="work" isPending={isPending}>
        {lines ? (
          lines.length === 0 ? (
            <EmptyState
              icon={<CircleCheck />}
              title={t('work.none')}
              message={t(isReader ? 'work.readerNoneHint' : 'work.noneHint')}
            />
          ) : (
            <ul className="-mx-2 grid gap-x-6 md:grid-cols-2">
              {lines.map((work) => (
                <li key={work.kind}>
                  <WorkLine
                    work={work}
                    now={new Date(dataUpdatedAt)}
                    canOpen={hasScreen(workKinds[work.kind].to)}
                    {...(work.kind === 'undelivered_mails' && { onShow: () => setShowingMails(true) })}
                  />
                </li>
              ))}
            </ul>
          )
        ) : isError ? (
          <ErrorState title={t('work.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading label={t('common:loading')} className="grid gap-x-6 gap-y-2 md:grid-cols-2">
            <Skeletons count={4} className="h-11" />
          </Loading>
        )}
      </LazySection>
      {isShowingMails && (
        <Suspense>
          <UndeliveredMails hasScreen={hasScreen} onClose={() => setShowingMails(false)} />
        </Suspense>
      )}
    </DashboardPanel>
  );
}
