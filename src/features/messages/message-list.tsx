import { useQuery } from '@tanstack/react-query';
import { Inbox, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { Table, TBody, TH, THead, TR } from '@/components/ui/table';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { InboxSkeleton } from '@/inbox-kit/inbox-skeleton';
import { ListAge } from '@/inbox-kit/list-age';
import { useFocusBack, useListKeys } from '@/inbox-kit/list-keys';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { PageSteps } from '@/inbox-kit/page-steps';
import { handlersQuery } from '@/inbox-kit/queries';
import { SpamBar } from '@/inbox-kit/spam-bar';
import { toAppError } from '@/lib/errors';
import { SelectBox } from '@/components/select-box';
import { useSelection } from '@/components/use-selection';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { filterFrom } from './message-filter';
import { MessageRow } from './message-row';
import { messagesQuery } from './queries';

const COLUMNS = ['subject', 'sender', 'handledBy', 'status', 'received'] as const;

/** The messages the address asks for, page by page. */
export function MessageList() {
  const { t } = useTexts(messagesAdminMessages, inboxKitMessages);
  const address = useInboxAddress();
  const filter = filterFrom(address);
  const list = useQuery(messagesQuery(filter));
  const { data: staff = [] } = useQuery(handlersQuery());
  const selection = useSelection(JSON.stringify(filter));
  const region = useRef<HTMLDivElement>(null);
  useListKeys(region);
  useFocusBack(region, list.isSuccess);

  if (list.isPending) return <InboxSkeleton />;
  if (!list.data) {
    return (
      <ErrorState
        title={t('inboxKit:loadFailed')}
        message={t(`inboxKit:reasons.${toAppError(list.error).kind}`)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { rows, hasMore } = list.data;
  if (rows.length === 0) {
    return address.isFiltered || filter.page > 1 ? (
      <EmptyState icon={<SearchX />} title={t('inboxKit:noMatch')} message={t('inboxKit:noMatchHint')} />
    ) : (
      <EmptyState icon={<Inbox />} title={t('empty')} message={t('emptyHint')} />
    );
  }
  const nameOf = (id: string | null) =>
    id ? (staff.find((each) => each.id === id)?.full_name ?? t('inboxKit:formerColleague')) : '';
  return (
    <div ref={region} className="space-y-4" aria-busy={list.isPlaceholderData}>
      <Table label={t('title')} narrow="cards" density="compact">
        <THead>
          <TR>
            {COLUMNS.map((column) => (
              <TH key={column}>{t(column)}</TH>
            ))}
          </TR>
        </THead>
        <TBody>
          {rows.map((row) => (
            <MessageRow
              key={row.id}
              row={row}
              handler={nameOf(row.handled_by)}
              box={
                <SelectBox
                  label={t('inboxKit:spam.choose', { number: row.number })}
                  isChosen={selection.has(row.id)}
                  onChange={(isChosen) => selection.set([row.id], isChosen)}
                />
              }
            />
          ))}
        </TBody>
      </Table>
      <SpamBar
        kind="contact"
        selection={selection}
        ids={rows.map(({ id }) => id)}
        isSpamView={filter.status === 'spam'}
      />
      <PageSteps page={filter.page} hasMore={hasMore} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p className="text-xs text-text-muted max-sm:hidden">{t('inboxKit:keys')}</p>
        <ListAge updatedAt={list.dataUpdatedAt} />
      </div>
    </div>
  );
}
