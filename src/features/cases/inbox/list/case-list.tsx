import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { Button } from '@/ui/controls/button';
import { useDemoRows } from '@/lib/demo-rows';
import { usePrefetch } from '@/lib/prefetch';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { useListChoices } from '@/lists/views/list-choices';
import { useProfile } from '@/session/profile';
import type { CaseInbox, ListedCase } from '@/features/cases/inbox/case-inbox';
import { CONFIDENTIAL_TEXT } from '@/features/cases/inbox/case/case-text';
import { StatusBadge } from '@/features/cases/inbox/case-status-badge';
import { DueBadge } from '@/features/cases/inbox/due-badge';
import { SpamBadge } from '@/features/cases/inbox/spam-badge';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { HolidayWarning } from '@/features/cases/inbox/holiday-warning';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { caseListQuery, unreadCasesQuery } from '@/features/cases/inbox/queries';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useColleagues } from '@/features/cases/inbox/use-colleagues';
import { AssignChosen } from './assign-chosen';
import { caseFilterFrom } from './case-filter';
import { useEntryColumns } from './entry-columns';
import { InboxList } from './inbox-list';

/** Renders a page of the cases that match the URL. */
export function CaseList({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const words = useInboxTexts(inbox);
  const me = useProfile().data?.id ?? '';
  const filter = caseFilterFrom(inbox, useInboxAddress());
  const { size } = useListChoices(inbox.kind);
  const list = useQuery(caseListQuery(inbox, filter, me, size));
  const prefetch = usePrefetch();
  const ids = list.data?.rows.map(({ id }) => id) ?? [];
  const demoRows = useDemoRows(inbox.table);
  const { data: unread } = useQuery(unreadCasesQuery(inbox, ids));
  // Latest deadline on this page; holidays of later years are irrelevant.
  const lastDue = list.data?.rows.reduce(
    (last, { next_due_at: due }) => (due && due > last ? due : last),
    '',
  );
  const { nameOf } = useColleagues();
  const { subjectColumn, handlerColumn, receivedColumn } = useEntryColumns<ListedCase>();
  const reporterOf = ({ is_confidential: isConfidential, name, anonymised_at: at }: ListedCase) =>
    isConfidential ? (
      <span className="inline-flex max-w-full items-center gap-1.5 text-text-muted">
        <Lock className="size-3.5 shrink-0" aria-hidden />
        <span className="sm:in-data-[density=dense]:truncate">{t('confidential')}</span>
      </span>
    ) : (
      <span>{name ?? t(at ? 'anonymised' : 'unnamed')}</span>
    );
  const columns: ListColumns<ListedCase> = [
    subjectColumn(t('report'), (row) => ({
      subject: row.subject === CONFIDENTIAL_TEXT ? t('apart.subject') : row.subject,
      details: [words(`categories.${row.category}`), row.is_late && t('filedLate')]
        .filter(Boolean)
        .join(' · '),
      isUnread: unread?.has(row.id) ?? false,
      isDemo: demoRows.has(row.id),
      isLate: row.is_late,
    })),
    listColumn('reporter', t('reporter'), reporterOf, {
      cell: ({ is_confidential: isConfidential, name }) => ({
        title: isConfidential ? t('confidential') : (name ?? undefined),
        // The fixed label may wrap to stay readable; names can be long and are truncated.
        className: clsx('sm:max-w-36 sm:in-data-[density=dense]:max-w-28', !isConfidential && 'sm:truncate'),
      }),
    }),
    handlerColumn(t('assignedTo'), (row) => nameOf(row.assigned_to)),
    listColumn(
      'dueDate',
      t('dueDate'),
      (row) =>
        row.spam_marked_at ? <SpamBadge kind={inbox.kind} mark={row} /> : <DueBadge row={row} isBrief />,
      'whitespace-nowrap',
    ),
    listColumn('status', t('status'), ({ status }) => <StatusBadge inbox={inbox} status={status} />),
    receivedColumn(),
  ];
  return (
    <>
      {lastDue && <HolidayWarning until={lastDue} />}
      <InboxList
        kind={inbox.kind}
        title={words('title')}
        columns={columns}
        isLastSpared={filter.sort === 'due'}
        list={list}
        filter={filter}
        isSpamView={filter.state.includes('spam')}
        onPoint={(page) => prefetch(caseListQuery(inbox, { ...filter, page }, me, size))}
        empty={<EmptyState title={words('empty')} message={words('emptyHint')} />}
        noMatchAction={
          <Button asChild variant="secondary" size="sm">
            <Link to={inbox.path}>{t('showOpen')}</Link>
          </Button>
        }
        canChoose={({ closed_at, anonymised_at }) => !closed_at && !anonymised_at}
        Actions={AssignChosen}
      />
    </>
  );
}
