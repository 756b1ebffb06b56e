import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { Button } from '@/ui/controls/button';
import { useDemoRows } from '@/lib/demo-rows';
import { usePrefetch } from '@/lib/read-ahead';
import { useListChoices } from '@/lists/views/list-choices';
import { useProfile } from '@/session/profile';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { HolidayWarning } from '@/features/cases/inbox/holiday-warning';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { caseListQuery, unreadCasesQuery } from '@/features/cases/inbox/queries';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { AssignChosen } from './assign-chosen';
import { filterFrom } from './case-filter';
import { CaseTableRow } from './case-table-row';
import { InboxList } from './inbox-list';

const COLUMNS = ['report', 'reporter', 'assignedTo', 'dueDate', 'status', 'received'] as const;

/** Paged list of the cases that match the URL. */
export function CaseList({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const words = useInboxTexts(inbox);
  const me = useProfile().data?.id ?? '';
  const filter = filterFrom(inbox, useInboxAddress());
  const { size } = useListChoices(inbox.kind);
  const list = useQuery(caseListQuery(inbox, filter, me, size));
  const readAhead = usePrefetch();
  const ids = list.data?.rows.map(({ id }) => id) ?? [];
  const demoRows = useDemoRows(inbox.table);
  const { data: unread } = useQuery(unreadCasesQuery(inbox, ids));
  // Latest deadline on this page; holidays of later years are irrelevant.
  const lastDue = list.data?.rows.reduce(
    (last, { next_due_at: due }) => (due && due > last ? due : last),
    '',
  );
  return (
    <>
      {lastDue && <HolidayWarning until={lastDue} />}
      <InboxList
        kind={inbox.kind}
        title={words('title')}
        columns={COLUMNS.map((column) => t(column))}
        isLastSpared={filter.sort === 'due'}
        list={list}
        filter={filter}
        isSpamView={filter.state.includes('spam')}
        onPoint={(page) => readAhead(caseListQuery(inbox, { ...filter, page }, me, size))}
        empty={<EmptyState title={words('empty')} message={words('emptyHint')} />}
        noMatchAction={
          <Button asChild variant="secondary" size="sm">
            <Link to={inbox.path}>{t('showOpen')}</Link>
          </Button>
        }
        canChoose={({ closed_at }) => !closed_at}
        Actions={AssignChosen}
      >
        {(row, { nameOf, box }) => (
          <CaseTableRow
            key={row.id}
            inbox={inbox}
            row={row}
            isUnread={unread?.has(row.id) ?? false}
            isDemo={demoRows.has(row.id)}
            assignee={nameOf(row.assigned_to)}
            box={box}
          />
        )}
      </InboxList>
    </>
  );
}
