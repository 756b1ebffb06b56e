import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFieldLabel } from '@/ui/differences/use-field-label';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRowKeys } from '@/ui/use-row-keys';
import { auditSearch, useAuditPlace } from './audit-filter';
import type { AuditLine } from './page-queries';
import { auditLogMessages } from './messages';
import { importsAroundQuery } from './import-queries';
import { importedFileOf, shortName, type ImportedFile } from './imported-files';
import { runsOf } from './runs';
import { auditScreenMessages } from './screen-messages';
import { useLineWords } from './activity-sentence';

const MOST_FIELDS = 4;

/** Renders the entries of the log, newest first. */
export function AuditTable({ lines, isStale }: { lines: readonly AuditLine[]; isStale: boolean }) {
  const { t } = useTexts(auditScreenMessages);
  // File names are optional: the log does not wait for them.
  const { data: imports = [] } = useQuery(importsAroundQuery(lines));
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  return (
    <div aria-busy={isStale || undefined} className={isStale ? 'opacity-60' : undefined}>
      <Table label={t('title')} narrow="cards" density="compact" stickyHeader>
        <THead>
          <TR>
            <TH>{t('when')}</TH>
            <TH>{t('who')}</TH>
            <TH>{t('what')}</TH>
            <TH>{t('fields')}</TH>
            <TH>
              <span className="sr-only">{t('details')}</span>
            </TH>
          </TR>
        </THead>
        <TBody ref={rows}>
          {runsOf(lines).map((run) => {
            const file = importedFileOf(run, imports);
            return run.length > 1 ? (
              <RunRows key={run[0].id} run={run} file={file} />
            ) : (
              <AuditRow key={run[0].id} line={run[0]} file={file} />
            );
          })}
        </TBody>
      </Table>
    </div>
  );
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

interface RunRowsProps {
  run: readonly [AuditLine, ...AuditLine[]];
  file: ImportedFile | undefined;
}

/** Renders the entries of a bulk action as one row that can be expanded. */
function RunRows({ run, file }: RunRowsProps) {
  const { t } = useTexts(auditScreenMessages, auditLogMessages);
  const language = useLanguage();
  const words = useLineWords();
  const [isOpen, setOpen] = useState(false);
  const [newest] = run;
  const when = formatDateTime(language, newest.created_at);
  const what = `${words.what(newest)} (${t('auditLog:run', { count: run.length })})`;
  return (
    <>
      <TR>
        <TD label={t('when')} className="whitespace-nowrap tabular-nums">
          <time dateTime={newest.created_at}>{when}</time>
        </TD>
        <TD label={t('who')} className="font-semibold">
          {words.who(newest)}
        </TD>
        <TD label={t('what')} className="min-w-48 wrap-anywhere">
          {what}
          <FromFile file={file} />
        </TD>
        <TD label={t('fields')} className="text-text-muted">
          –
        </TD>
        <TD>
          <button
            type="button"
            data-row={newest.id}
            aria-expanded={isOpen}
            aria-label={t('openRunOf', { what, when })}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-6 items-center text-start link"
          >
            {t('openRun')}
          </button>
        </TD>
      </TR>
      {isOpen && run.map((line) => <AuditRow key={line.id} line={line} />)}
    </>
  );
}

function AuditRow({ line, file }: { line: AuditLine; file?: ImportedFile | undefined }) {
  const { t } = useTexts(auditScreenMessages);
  const { params } = useAuditPlace();
  const language = useLanguage();
  const words = useLineWords();
  const fieldLabel = useFieldLabel(line.table_name);
  const when = formatDateTime(language, line.created_at);
  const fields = line.columns.map((column) => fieldLabel([column]));
  const shown = fields.slice(0, MOST_FIELDS).join(', ');
  const rest = fields.length - MOST_FIELDS;
  return (
    <TR>
      <TD label={t('when')} className="whitespace-nowrap tabular-nums">
        <time dateTime={line.created_at}>{when}</time>
      </TD>
      <TD label={t('who')} className="font-semibold">
        {words.who(line)}
      </TD>
      <TD label={t('what')} className="min-w-48 wrap-anywhere">
        {words.what(line)}
        {line.row_label && <span className="text-text-muted"> “{line.row_label}”</span>}
        <FromFile file={file} />
      </TD>
      <TD label={t('fields')} className="text-text-muted">
        {rest > 0 ? t('moreFields', { fields: shown, number: rest }) : shown || '–'}
      </TD>
      <TD>
        <Link
          to={{ search: auditSearch(params, { open: line.id }) }}
          data-row={line.id}
          aria-label={t('detailsOf', { what: words.what(line), when })}
          className="inline-flex min-h-6 items-center link"
        >
          {t('details')}
        </Link>
      </TD>
    </TR>
  );
}
