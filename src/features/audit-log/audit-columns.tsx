import { useQuery } from '@tanstack/react-query';
import type { Row } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import { useColumnNames } from '@/ui/differences/use-field-label';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { auditSearch } from './audit-filter';
import { useAuditPlace } from './use-audit-place';
import type { AuditLine } from './page-queries';
import { auditLogMessages } from './messages';
import { importsAroundQuery } from './import-queries';
import { importedFileOf, shortName, type ImportedFile } from './imported-files';
import { runsOf } from './runs';
import { auditScreenMessages } from './screen-messages';
import { useActivitySentence } from './activity-sentence';

/** Entry of the log, or the entries of a bulk action in one row that can be expanded. */
export interface AuditRow {
  id: string;
  newest: AuditLine;
  run?: readonly AuditLine[];
  file?: ImportedFile | undefined;
}

/** Groups the entries of a page into rows, newest first. */
export function useAuditRows(lines: readonly AuditLine[]): AuditRow[] {
  // File names are loaded separately: the log does not wait for them.
  const { data: imports = [] } = useQuery(importsAroundQuery(lines));
  return runsOf(lines).map((run) => {
    const [newest] = run;
    const file = importedFileOf(run, imports);
    return run.length > 1 ? { id: `run ${newest.id}`, newest, run, file } : { id: newest.id, newest, file };
  });
}

export const entriesOf = ({ run }: AuditRow) => run?.map((line): AuditRow => ({ id: line.id, newest: line }));

/** Returns the columns of the audit log. */
export function useAuditColumns(): ListColumns<AuditRow> {
  const { t } = useTexts(auditScreenMessages, auditLogMessages);
  const { params } = useAuditPlace();
  const language = useLanguage();
  const words = useActivitySentence();
  const timeOf = ({ newest }: AuditRow) => formatDateTime(language, newest.created_at);
  const actionOf = ({ newest, run }: AuditRow) =>
    run ? `${words.what(newest)} (${t('auditLog:run', { count: run.length })})` : words.what(newest);
  const detailsOf = (row: AuditRow, { getIsExpanded, toggleExpanded }: Row<AuditRow>) => {
    const { id } = row.newest;
    const label = { what: actionOf(row), when: timeOf(row) };
    return row.run ? (
      <button
        type="button"
        data-row={id}
        aria-expanded={getIsExpanded()}
        aria-label={t('openRunOf', label)}
        onClick={() => toggleExpanded()}
        className="inline-flex min-h-6 items-center text-start link"
      >
        {t('openRun')}
      </button>
    ) : (
      <Link
        to={{ search: auditSearch(params, { open: id }) }}
        data-row={id}
        aria-label={t('detailsOf', label)}
        className="inline-flex min-h-6 items-center link"
      >
        {t('details')}
      </Link>
    );
  };
  return [
    listColumn(
      'when',
      t('when'),
      (row) => <time dateTime={row.newest.created_at}>{timeOf(row)}</time>,
      'whitespace-nowrap tabular-nums',
    ),
    listColumn('who', t('who'), ({ newest }) => words.who(newest), 'font-semibold'),
    listColumn(
      'what',
      t('what'),
      // One element, because a card shows the children of a cell side by side.
      (row) => (
        <span>
          {actionOf(row)}
          {!row.run && row.newest.row_label && (
            <span className="text-text-muted"> “{row.newest.row_label}”</span>
          )}
          <FromFile file={row.file} />
        </span>
      ),
      'min-w-48 wrap-anywhere',
    ),
    listColumn(
      'fields',
      t('fields'),
      ({ run, newest }) => (run ? '–' : <ChangedFields line={newest} />),
      'text-text-muted',
    ),
    listColumn('details', t('details'), detailsOf, { isUnlabelled: true }),
  ];
}

/** Renders the names of the changed fields. */
function ChangedFields({ line }: { line: AuditLine }) {
  const namesOf = useColumnNames(line.table_name);
  return namesOf(line.columns) || '–';
}

/** Renders the name of the imported file after the action, such as “from klien.xlsx”. */
function FromFile({ file }: { file: ImportedFile | undefined }) {
  const { t } = useTexts(auditScreenMessages);
  if (!file) return null;
  const words = (name: string) => t(file.isUndone ? 'fileUndone' : 'fromFile', { name });
  const short = shortName(file.name);
  return (
    <span className="block text-text-muted" title={short === file.name ? undefined : file.name}>
      {words(short)}
    </span>
  );
}
