import { useQuery } from '@tanstack/react-query';
import { auditAccessMessages } from '@/features/audit-access/messages';
import { auditSchema, readAuditFilter } from '@/features/audit-access/place';
import { auditLogQuery } from '@/features/audit-access/queries';
import { ReadingFilters } from '@/features/audit-access/reading-filters';
import { ReadingList } from '@/features/audit-access/reading-list';
import { useActivitySentence } from '@/features/audit-log/activity-sentence';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { useColumnNames } from '@/ui/differences/use-field-label';

type Lines = Awaited<ReturnType<NonNullable<ReturnType<typeof auditLogQuery>['queryFn']>>>['lines'];
const NO_LINES: Lines = [];

/** Renders the audit log without contents. */
export function LogPart() {
  const { t } = useTexts(auditAccessMessages);
  const language = useLanguage();
  const words = useActivitySentence();
  const { params, values } = useUrlState(auditSchema);
  const query = useQuery(auditLogQuery(readAuditFilter(params), values.older));
  const columns: ListColumns<Lines[number]> = [
    listColumn(
      'when',
      t('when'),
      ({ id, created_at: at }) => (
        <time dateTime={at} data-row={id}>
          {formatDateTime(language, at)}
        </time>
      ),
      'whitespace-nowrap tabular-nums',
    ),
    listColumn('who', t('who'), (line) => words.who(line), 'font-semibold'),
    listColumn(
      'what',
      t('what'),
      (line) => (
        <span>
          {words.what(line)}
          {line.row_label && <span className="text-text-muted"> “{line.row_label}”</span>}
        </span>
      ),
      'min-w-48 wrap-anywhere',
    ),
    listColumn('fields', t('fields'), (line) => <ChangedFields line={line} />, 'text-text-muted'),
  ];
  return (
    <>
      <ReadingFilters />
      <ReadingList part="log" query={query} rows={query.data?.lines ?? NO_LINES} columns={columns} />
    </>
  );
}

function ChangedFields({ line }: { line: Lines[number] }) {
  const namesOf = useColumnNames(line.table_name);
  return namesOf(line.columns) || '–';
}
