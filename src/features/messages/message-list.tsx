import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { EmptyState } from '@/components/empty-state';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { InboxList } from '@/inbox-kit/list/inbox-list';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { filterFrom } from './message-filter';
import { MessageRow } from './message-row';
import { messagesQuery } from './queries';

const COLUMNS = ['subject', 'sender', 'handledBy', 'status', 'received'] as const;

/** The messages the address asks for, page by page. */
export function MessageList() {
  const { t } = useTexts(messagesAdminMessages);
  const filter = filterFrom(useInboxAddress());
  return (
    <InboxList
      kind="contact"
      title={t('title')}
      columns={COLUMNS.map((column) => t(column))}
      list={useQuery(messagesQuery(filter))}
      filter={filter}
      isSpamView={filter.status === 'spam'}
      empty={<EmptyState icon={<Inbox />} title={t('empty')} message={t('emptyHint')} />}
    >
      {(row, { nameOf, box }) => (
        <MessageRow key={row.id} row={row} handler={nameOf(row.handled_by)} box={box} />
      )}
    </InboxList>
  );
}
