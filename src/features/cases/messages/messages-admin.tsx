import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ListHeader } from '@/ui/page-header';
import { EntryFailure } from '@/features/cases/inbox/case/entry-failure';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { InboxSkeleton } from '@/ui/inbox-skeleton';
import { useEntryColumns } from '@/features/cases/inbox/list/entry-columns';
import { InboxList } from '@/features/cases/inbox/list/inbox-list';
import { SavedViewControls } from '@/features/cases/inbox/list/saved-view-controls';
import { SearchBox } from '@/features/cases/inbox/list/search-box';
import { ViewTabs } from '@/features/cases/inbox/list/view-tabs';
import { SpamBadge } from '@/features/cases/inbox/spam-badge';
import { useColleagues } from '@/features/cases/inbox/use-colleagues';
import { useDemoRows } from '@/lib/demo-rows';
import { useTexts } from '@/lib/i18n/use-texts';
import { usePrefetch } from '@/lib/prefetch';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { useListChoices } from '@/lists/views/list-choices';
import { messagesAdminMessages } from './admin-messages';
import { ChosenMessages } from './chosen-messages';
import { messagesQuery, type ListedMessage } from './list-queries';
import { messageFilterFrom, messageSearch, MESSAGE_VIEWS } from './message-filter';
import { MessageStatusBadge } from './message-status-badge';
import { MessageView } from './message-view';
import { messageQuery, useChangeMessage } from './queries';

/** Renders one message. Opening an unread one marks it as read. */
function MessageDetail({ id }: { id: string }) {
  const { t } = useTexts(messagesAdminMessages);
  const { data: row, isPending, error, isFetching, refetch } = useQuery(messageQuery(id));
  const { mutate: change } = useChangeMessage(id);
  const wasMarked = useRef(false);
  const isUnread = row?.status === 'baru';
  useEffect(() => {
    // Only once: the user may mark it as unread again while it is open.
    if (row && !wasMarked.current) {
      wasMarked.current = true;
      if (isUnread) change({ status: 'dibaca' });
    }
  }, [row, isUnread, change]);

  if (isPending) return <InboxSkeleton />;
  if (row) return <MessageView row={row} />;
  return (
    <EntryFailure
      error={error}
      failed={t('failed')}
      notFound={t('notFound')}
      notFoundHint={t('notFoundHint')}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** Renders a page of the messages that match the URL. */
function MessageList() {
  const { t } = useTexts(messagesAdminMessages);
  const filter = messageFilterFrom(useInboxAddress());
  const { size } = useListChoices('contact');
  const demoRows = useDemoRows('contact_submissions');
  const prefetch = usePrefetch();
  const { nameOf } = useColleagues();
  const { subjectColumn, handlerColumn, receivedColumn } = useEntryColumns<ListedMessage>();
  const columns: ListColumns<ListedMessage> = [
    subjectColumn(t('subject'), (row) => ({
      subject: row.subject,
      isUnread: row.status === 'baru',
      isDemo: demoRows.has(row.id),
    })),
    listColumn('sender', t('sender'), ({ name }) => name, {
      cell: ({ name }) => ({ title: name, className: 'sm:max-w-40 sm:truncate' }),
    }),
    handlerColumn(t('handledBy'), (row) => nameOf(row.handled_by)),
    listColumn('status', t('status'), ({ spam_at, status }) =>
      spam_at ? <SpamBadge kind="contact" mark={{ spam_at }} /> : <MessageStatusBadge status={status} />,
    ),
    receivedColumn(),
  ];
  return (
    <InboxList
      kind="contact"
      title={t('title')}
      columns={columns}
      list={useQuery(messagesQuery(filter, size))}
      filter={filter}
      isSpamView={filter.status === 'spam'}
      onPoint={(page) => prefetch(messagesQuery({ ...filter, page }, size))}
      Actions={ChosenMessages}
      empty={<EmptyState icon={<Inbox />} title={t('empty')} message={t('emptyHint')} />}
    />
  );
}

function MessageOverview() {
  const { t } = useTexts(messagesAdminMessages);
  const address = useInboxAddress();
  const filter = messageFilterFrom(address);
  const views = MESSAGE_VIEWS.map((view) => ({
    id: view,
    label: t(`views.${view}`),
    to: address.to({ status: view === 'open' ? '' : view }),
    isCurrent: view === filter.status,
  }));
  return (
    <>
      <ListHeader title={t('title')} purpose={t('purpose')} />
      <div className="space-y-3">
        <ViewTabs views={views}>
          <SavedViewControls list="contact" search={messageSearch(filter)} />
        </ViewTabs>
        <div role="search" className="flex">
          <SearchBox hint={t('searchHint')} />
        </div>
        <MessageList />
      </div>
    </>
  );
}

/** Renders /admin/messages: the list, or one message (?case=id). */
export function Component() {
  const id = useInboxAddress().get('case');
  return id ? <MessageDetail key={id} id={id} /> : <MessageOverview />;
}
