import { useQuery } from '@tanstack/react-query';
import { isDecisionGround, isDecisionKind } from '@/domain/certificate-status';
import { auditAccessMessages } from '@/features/audit-access/messages';
import { auditSchema, readAuditFilter } from '@/features/audit-access/place';
import { auditDecisionsQuery } from '@/features/audit-access/queries';
import { ReadingFilters } from '@/features/audit-access/reading-filters';
import { ReadingList } from '@/features/audit-access/reading-list';
import { decisionMessages } from '@/features/register/certificates/decision/decision-messages';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { listColumn, type ListColumns } from '@/lists/table/columns';

type Decisions = Awaited<ReturnType<NonNullable<ReturnType<typeof auditDecisionsQuery>['queryFn']>>>['lines'];
const NO_DECISIONS: Decisions = [];

/** Renders the decisions on certificates with their reasons. */
export function DecisionsPart() {
  const { t } = useTexts(auditAccessMessages, decisionMessages);
  const language = useLanguage();
  const { params, values } = useUrlState(auditSchema);
  const query = useQuery(auditDecisionsQuery(readAuditFilter(params), values.older));
  const day = (date: string | null) => (date ? formatDate(language, date) : '–');
  const columns: ListColumns<Decisions[number]> = [
    listColumn('number', t('certificate'), ({ id, number }) => <span data-row={id}>{number}</span>, {
      isTitle: true,
      cell: 'whitespace-nowrap tabular-nums',
    }),
    listColumn('kind', t('kind'), ({ kind }) =>
      isDecisionKind(kind) ? t(`certificateDecision:kinds.${kind}`) : kind,
    ),
    listColumn('effective', t('effective'), (row) => day(row.effective_on), 'whitespace-nowrap'),
    listColumn('decided', t('decided'), (row) =>
      [day(row.decided_on), row.decision_number, row.decided_by, row.decider_name].filter(Boolean).join(', '),
    ),
    listColumn(
      'reason',
      t('reason'),
      ({ ground, reason, public_note: note }) =>
        [isDecisionGround(ground) && t(`certificateDecision:grounds.${ground}`), reason, note]
          .filter(Boolean)
          .join('. ') || '–',
      'min-w-48 wrap-anywhere',
    ),
    listColumn(
      'recorded',
      t('recordedBy'),
      (row) => [row.recorded_by_name, row.confirmed_by_name].filter(Boolean).join(', ') || '–',
    ),
  ];
  return (
    <>
      <ReadingFilters byNumber />
      <ReadingList
        part="decisions"
        query={query}
        rows={query.data?.lines ?? NO_DECISIONS}
        columns={columns}
      />
    </>
  );
}
