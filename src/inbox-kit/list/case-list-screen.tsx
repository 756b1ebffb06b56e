import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScreenHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { CaseFigures } from '@/inbox-kit/figures/case-figures';
import type { CaseInbox } from '@/inbox-kit/case-inbox';
import { useCaseWords } from '@/inbox-kit/case-words';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { caseCountsQuery } from '@/inbox-kit/queries';
import { VIEWS } from './case-filter';
import { CaseFilters } from './case-filters';
import { CaseList } from './case-list';
import { RegisterExport } from './register-export';
import { ViewTabs } from './view-tabs';

/** Every case of one kind: named views, filters and the list; or the figures about them. */
export function CaseListScreen({ inbox }: { inbox: CaseInbox }) {
  const { t } = useTexts(inboxKitMessages);
  const words = useCaseWords(inbox);
  const address = useInboxAddress();
  const { data: counts } = useQuery(caseCountsQuery(inbox));
  const isFigures = address.get('view') === 'figures';
  const views = VIEWS.map(({ id, changes, count }) => ({
    id,
    label: t(`views.${id}`),
    to: address.to({ ...changes, view: '' }),
    isCurrent: !isFigures && Object.entries(changes).every(([name, value]) => address.get(name) === value),
    count: count === null ? undefined : counts?.[count],
    isUrgent: id === 'overdue',
  }));
  const figures = {
    id: 'figures',
    label: t('views.figures'),
    to: address.to({ view: 'figures' }),
    isCurrent: isFigures,
  };
  return (
    <>
      <ScreenHeader
        title={words('title')}
        purpose={words('purpose')}
        actions={
          !isFigures && (
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
      <div className="space-y-4">
        <ViewTabs views={[...views, figures]} />
        {isFigures ? (
          <CaseFigures inbox={inbox} />
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
