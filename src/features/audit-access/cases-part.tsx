import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { statusesOf } from '@/domain/case-status';
import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import { Badge } from '@/ui/controls/badge';
import { Notice } from '@/ui/notice';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { StatusBadge } from '@/features/cases/inbox/case-status-badge';
import { formatShortDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { auditAccessMessages } from './messages';
import { auditSchema, readAuditFilter } from './place';
import { auditCasesQuery, type AuditCaseLine } from './queries';
import { ReadingFilters } from './reading-filters';
import { ReadingList } from './reading-list';

type CaseRow = AuditCaseLine & { id: string };
const NO_CASES: readonly AuditCaseLine[] = [];

/** Renders the complaints or appeals that a viewer with reading access may see, without identities. */
export function CasesPart({ inbox }: { inbox: CaseInbox }) {
  const { t } = useTexts(auditAccessMessages, findingMessages);
  const { find } = useTexts(inbox.messages);
  const language = useLanguage();
  const { params, values, to } = useUrlState(auditSchema);
  const query = useQuery(auditCasesQuery(inbox.kind, readAuditFilter(params), values.older));
  const day = (moment: string | null) => (moment ? formatShortDate(language, moment) : '–');
  const columns: ListColumns<CaseRow> = [
    listColumn(
      'number',
      t('number'),
      ({ number }) => (
        <Link to={to({ case: number })} data-row={number} className="inline-flex min-h-6 items-center link">
          {number}
        </Link>
      ),
      { isTitle: true, cell: 'whitespace-nowrap tabular-nums' },
    ),
    listColumn(
      'subject',
      t('subject'),
      ({ subject, is_confidential }) =>
        is_confidential ? <Badge>{t('confidential')}</Badge> : (subject ?? t('notShown')),
      'min-w-48 wrap-anywhere',
    ),
    listColumn('status', t('status'), ({ status, is_spam }) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge inbox={inbox} status={status} />
        {is_spam && <Badge tone="warning">{t('spam')}</Badge>}
      </span>
    )),
    listColumn('received', t('received'), ({ created_at }) => day(created_at), 'whitespace-nowrap'),
    listColumn('response', t('response'), (row) => day(row.first_response_at), 'whitespace-nowrap'),
    listColumn('due', t('due'), ({ due_at }) => day(due_at), 'whitespace-nowrap'),
    listColumn('closed', t('closed'), ({ closed_at }) => day(closed_at), 'whitespace-nowrap'),
    listColumn('finding', t('finding'), ({ finding }) =>
      isFinding(finding) ? t(`finding:${finding}`) : '–',
    ),
  ];
  const statuses = statusesOf(inbox.kind).map((value) => ({
    value,
    label: find(`statuses.${value}`) ?? value,
  }));
  const rows = (query.data?.lines ?? NO_CASES).map((line) => ({ ...line, id: line.number }));
  return (
    <>
      <ReadingFilters byNumber statuses={statuses} />
      {query.data && query.data.withheld > 0 && (
        <Notice>{t('withheld', { count: query.data.withheld })}</Notice>
      )}
      <ReadingList part={inbox.kind} query={query} rows={rows} columns={columns} />
    </>
  );
}
