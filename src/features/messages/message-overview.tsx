import { ScreenHeader } from '@/components/page-header';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { SearchBox } from '@/inbox-kit/list/search-box';
import { ViewTabs } from '@/inbox-kit/list/view-tabs';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { filterFrom, VIEWS } from './message-filter';
import { MessageList } from './message-list';

/** Messages from the contact form. */
export function MessageOverview() {
  const { t } = useTexts(messagesAdminMessages);
  const address = useInboxAddress();
  const { status } = filterFrom(address);
  const views = VIEWS.map((view) => ({
    id: view,
    label: t(`views.${view}`),
    to: address.to({ status: view === 'open' ? '' : view }),
    isCurrent: view === status,
  }));
  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      <div className="space-y-4">
        <ViewTabs views={views} />
        <div role="search" className="flex">
          <SearchBox hint={t('searchHint')} />
        </div>
        <MessageList />
      </div>
    </>
  );
}
