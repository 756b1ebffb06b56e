import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/site/page/page-top';
import { WhenHydrated } from '@/requests/when-hydrated';
import { CaseView } from './case-view';
import { caseTrackingMessages } from './messages';
import { trackedCaseQuery } from './queries';
import type { CaseKey } from './tracked-case';
import { TrackingForm } from './tracking-form';
import { TrackingHelp } from './tracking-help';

/** Renders /lacak: a form for number and code, then the case. */
export function Component() {
  const { t } = useTexts(caseTrackingMessages);
  const [key, setKey] = useState<CaseKey>();
  const query = useQuery(trackedCaseQuery(key));

  const open = (asked: CaseKey) => {
    // Submitting the same key again refreshes the case.
    if (asked.number === key?.number && asked.code === key.code) void query.refetch();
    else setKey(asked);
  };
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      <div className="container-page py-10 sm:py-14">
        {key && query.data ? (
          <CaseView
            found={query.data}
            caseKey={key}
            onRefresh={() => void query.refetch()}
            isRefreshing={query.isFetching}
            failure={query.isRefetchError ? query.error : null}
            onClose={() => setKey(undefined)}
          />
        ) : (
          <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <WhenHydrated>
              <TrackingForm
                onOpen={open}
                isOpening={query.isFetching}
                failure={query.error}
                isUnknown={query.data === null && !query.isFetching}
              />
            </WhenHydrated>
            <TrackingHelp />
          </div>
        )}
      </div>
    </>
  );
}
