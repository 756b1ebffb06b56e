import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Table, TBody, TH, THead, TR } from '@/components/ui/table';
import { toAppError } from '@/lib/errors';
import { SelectBox } from '@/components/select-box';
import { useSelection } from '@/components/use-selection';
import { useTexts } from '@/lib/i18n/use-texts';
import { useProfile } from '@/session/profile';
import { filterFrom } from './case-filter';
import type { CaseInbox } from './case-inbox';
import { CaseTableRow } from './case-table-row';
import { useCaseWords } from './case-words';
import { useInboxAddress } from './inbox-address';
import { InboxSkeleton } from './inbox-skeleton';
import { ListAge } from './list-age';
import { useFocusBack, useListKeys } from './list-keys';
import { inboxKitMessages } from './messages';
import { PageSteps } from './page-steps';
import { caseListQuery, handlersQuery, unreadCasesQuery } from './queries';
import { SpamBar } from './spam-bar';

const COLUMNS = ['report', 'reporter', 'assignedTo', 'dueDate', 'status', 'received'] as const;

/** The cases the address asks for, page by page. */
export function CaseList({ inbox }: { inbox: CaseInbox }) {
  const { t } = useTexts(inboxKitMessages);
  const words = useCaseWords(inbox);
  const address = useInboxAddress();
  const me = useProfile().data?.id ?? '';
  const filter = filterFrom(inbox, address);
  const list = useQuery(caseListQuery(inbox, filter, me));
  const rows = list.data?.rows ?? [];
  const { data: unread } = useQuery(
    unreadCasesQuery(
      inbox,
      rows.map(({ id }) => id),
    ),
  );
  const { data: staff = [] } = useQuery(handlersQuery());
  const selection = useSelection(JSON.stringify(filter));
  const region = useRef<HTMLDivElement>(null);
  useListKeys(region);
  useFocusBack(region, list.isSuccess);

  if (list.isPending) return <InboxSkeleton />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t('loadFailed')}
        message={t(`reasons.${toAppError(list.error).kind}`)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (rows.length === 0) {
    return address.isFiltered || filter.page > 1 ? (
      <EmptyState
        icon={<SearchX />}
        title={t('noMatch')}
        message={t('noMatchHint')}
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to={inbox.path}>{t('showOpen')}</Link>
          </Button>
        }
      />
    ) : (
      <EmptyState title={words('empty')} message={words('emptyHint')} />
    );
  }
  const nameOf = (id: string | null) =>
    id ? (staff.find((each) => each.id === id)?.full_name ?? t('formerColleague')) : '';
  return (
    <div ref={region} className="space-y-4" aria-busy={list.isPlaceholderData}>
      <Table label={words('title')} narrow="cards" density="compact">
        <THead>
          <TR>
            {COLUMNS.map((column) => (
              <TH key={column}>{t(column)}</TH>
            ))}
          </TR>
        </THead>
        <TBody>
          {rows.map((row) => (
            <CaseTableRow
              key={row.id}
              inbox={inbox}
              row={row}
              isUnread={unread?.has(row.id) ?? false}
              assignee={nameOf(row.assigned_to)}
              box={
                !row.closed_at && (
                  <SelectBox
                    label={t('spam.choose', { number: row.number })}
                    isChosen={selection.has(row.id)}
                    onChange={(isChosen) => selection.set([row.id], isChosen)}
                  />
                )
              }
            />
          ))}
        </TBody>
      </Table>
      <SpamBar
        kind={inbox.kind}
        selection={selection}
        ids={rows.filter(({ closed_at }) => !closed_at).map(({ id }) => id)}
        isSpamView={filter.state === 'spam'}
      />
      <PageSteps page={filter.page} hasMore={list.data.hasMore} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p className="text-xs text-text-muted max-sm:hidden">{t('keys')}</p>
        <ListAge updatedAt={list.dataUpdatedAt} />
      </div>
    </div>
  );
}
