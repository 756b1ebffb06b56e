import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ListHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { CaseFigures } from '@/features/cases/inbox/figures/case-figures';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { caseCountsQuery } from '@/features/cases/inbox/queries';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { caseFilterFrom, caseSearch, CASE_VIEWS } from './case-filter';
import { CaseFilters } from './case-filters';
import { CaseList } from './case-list';
import { OpenActions } from './open-actions';
import { SavedViewControls } from './saved-view-controls';
import { RegisterExport } from './register-export';
import { ViewTabs } from './view-tabs';

/**
 * Renders the inbox of one kind of case: named views, filters and the list, or the figures, or the corrective
 * actions.
 */
export function CaseListScreen({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const words = useInboxTexts(inbox);
  const address = useInboxAddress();
  const { data: counts } = useQuery(caseCountsQuery(inbox));
  const view = address.get('view');
  const isList = view !== 'figures' && view !== 'actions';
  const views = CASE_VIEWS.map(({ id, changes, count }) => ({
    id,
    label: t(`views.${id}`),
    to: address.to({ ...changes, view: '', period: '' }),
    isCurrent: isList && Object.entries(changes).every(([name, value]) => address.all(name).join() === value),
    count: count === null ? undefined : counts?.[count],
    isUrgent: id === 'overdue',
  }));
  const others = (['actions', 'figures'] as const).map((id) => ({
    id,
    label: t(`views.${id}`),
    to: address.to({ view: id, period: '' }),
    isCurrent: view === id,
  }));
  return (
    <>
      <ListHeader
        title={words('title')}
        purpose={words('purpose')}
        actions={
          isList && (
            <>
              <RegisterExport inbox={inbox} />
              {inbox.Entry && (
                <Button asChild>
                  <Link to={`${inbox.path}?entry=1`}>
                    <Plus aria-hidden />
                    {t('enter')}
                  </Link>
                </Button>
              )}
            </>
          )
        }
      />
      <div className="space-y-3">
        <ViewTabs views={[...views, ...others]}>
          {isList && (
            <SavedViewControls list={inbox.kind} search={caseSearch(caseFilterFrom(inbox, address))} />
          )}
        </ViewTabs>
        {view === 'figures' ? (
          <CaseFigures inbox={inbox} />
        ) : view === 'actions' ? (
          <OpenActions />
        ) : (
          <>
            <CaseFilters inbox={inbox} />
            <CaseList inbox={inbox} />
          </>
        )}
      </div>
    </>
  );
}
