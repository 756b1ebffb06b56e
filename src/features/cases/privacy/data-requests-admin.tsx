import { useState } from 'react';
import { ScreenHeader } from '@/ui/page-header';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { SavedViewControls } from '@/features/cases/inbox/list/saved-view-controls';
import { SearchBox } from '@/features/cases/inbox/list/search-box';
import { ViewTabs } from '@/features/cases/inbox/list/view-tabs';
import { useTexts } from '@/lib/i18n/use-texts';
import { dataRequestsMessages } from './messages';
import { PersonCopy } from './person-copy';
import type { PersonCopyResult as Copy } from './queries';
import { requestFilterFrom, LIST, requestSearch, REQUEST_VIEWS } from './request-filter';
import { RequestList } from './request-list';

/** Renders the register of data requests, most urgent first, or the copy requested in one of them. */
export function Component() {
  const { t } = useTexts(dataRequestsMessages);
  const address = useInboxAddress();
  const filter = requestFilterFrom(address);
  const [copy, setCopy] = useState<Copy>();
  if (copy) return <PersonCopy copy={copy} onBack={() => setCopy(undefined)} />;
  const views = REQUEST_VIEWS.map((view) => ({
    id: view,
    label: t(view),
    to: address.to({ state: view === 'open' ? '' : view }),
    isCurrent: view === filter.state,
  }));
  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      <div className="space-y-3">
        <ViewTabs views={views}>
          <SavedViewControls list={LIST} search={requestSearch(filter)} areCards />
        </ViewTabs>
        <div role="search" className="flex">
          <SearchBox hint={t('searchHint')} />
        </div>
        <RequestList onCopy={setCopy} />
      </div>
    </>
  );
}
