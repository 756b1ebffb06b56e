import { CircleAlert } from 'lucide-react';
import { Badge, type Tone } from '@/ui/controls/badge';
import { TD, TH, TR } from '@/ui/controls/table';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ImportColumn, ShownImport } from './define-import';
import type { ImportRow } from './mapping';
import { useImportTexts } from './use-import-texts';
import { importKitMessages } from './messages';
import type { JudgedRow, RowProblem } from './queries';
import { useValueLabel } from './use-value-label';

const TONES: Record<JudgedRow['action'], Tone> = {
  insert: 'success',
  update: 'info',
  same: 'neutral',
  error: 'danger',
};

/**
 * Returns the value that an update overwrites, null if it was empty; undefined if the column is unchanged.
 */
function oldValue(before: JudgedRow['before'], column: string): unknown {
  const [head = '', key] = column.split('.');
  const value = before?.[head];
  // A text inside a document, which is updated as a whole.
  return key === undefined || value === undefined ? value : ((value as Record<string, unknown>)[key] ?? null);
}

interface PreviewRowProps {
  definition: ShownImport;
  columns: readonly ImportColumn[];
  row: JudgedRow;
  values: ImportRow['values'];
}

/** Renders one row of the file with its result, changes and errors. */
export function PreviewRow({ definition, columns, row, values }: PreviewRowProps) {
  const { t } = useTexts(importKitMessages);
  const texts = useImportTexts(definition);
  const valueWords = useValueLabel(definition);
  const problems = row.errors ?? [];
  const shown = new Set(columns.map(({ column }) => column));
  const was = (column: string) => oldValue(row.before, column);
  const problem = (each: RowProblem) => (
    <p key={each.column + each.code} className="flex gap-1.5 text-xs text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-32">
        {shown.has(each.column)
          ? texts.problem(each)
          : `${texts.column(each.column)}: ${texts.problem(each)}`}
      </span>
    </p>
  );
  return (
    <TR>
      <TH scope="row" align="end" className="align-top tabular-nums">
        {row.line}
      </TH>
      <TD label={t('check.state')}>
        <div className="space-y-1">
          <Badge tone={TONES[row.action]}>{t(`check.counts.${row.action}`)}</Badge>
          {row.draft && <p className="text-xs text-text-muted">{t('check.draft')}</p>}
          {row.former_name_of !== undefined && (
            <p className="text-xs text-text-muted">{t('check.formerName', { name: row.former_name_of })}</p>
          )}
          {row.repeats !== undefined && (
            <p className="text-xs text-text-muted">{t('check.repeats', { line: row.repeats })}</p>
          )}
          {problems.filter(({ column }) => !shown.has(column)).map(problem)}
        </div>
      </TD>
      {columns.map((column) => (
        <TD key={column.column} label={texts.column(column.column)}>
          <div className="max-w-72 space-y-1 wrap-anywhere">
            <span className="line-clamp-3">{valueWords(column, values[column.column])}</span>
            {was(column.column) !== undefined && was(column.column) !== values[column.column] && (
              <p className="text-xs text-text-muted">
                {t('check.was', { value: valueWords(column, was(column.column)) || t('check.blank') })}
              </p>
            )}
            {problems.filter((each) => each.column === column.column).map(problem)}
          </div>
        </TD>
      ))}
    </TR>
  );
}
