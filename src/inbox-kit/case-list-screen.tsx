import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenHeader } from '@/components/page-header';
import { VIEWS } from './case-filter';
import { CaseFilters } from './case-filters';
import type { CaseInbox } from './case-inbox';
import { CaseList } from './case-list';
import { useCaseWords } from './case-words';
import { useInboxAddress } from './inbox-address';
import { caseCountsQuery } from './queries';
import { ViewTabs } from './view-tabs';

/** Every case of one kind: named views, filters, and the list. */
export function CaseListScreen({ inbox, actions }: { inbox: CaseInbox; actions?: ReactNode }) {
  const { t } = useTranslation('inboxKit');
  const words = useCaseWords(inbox);
  const address = useInboxAddress();
  const { data: counts } = useQuery(caseCountsQuery(inbox));
  const views = VIEWS.map(({ id, changes, count }) => ({
    id,
    label: t(`views.${id}`),
    to: address.to(changes),
    isCurrent: Object.entries(changes).every(([name, value]) => address.get(name) === value),
    count: count === null ? undefined : counts?.[count],
    isUrgent: id === 'overdue',
  }));
  return (
    <>
      <ScreenHeader title={words('title')} purpose={words('purpose')} actions={actions} />
      <div className="space-y-4">
        <ViewTabs views={views} />
        <CaseFilters inbox={inbox} />
        <CaseList inbox={inbox} />
      </div>
    </>
  );
}
