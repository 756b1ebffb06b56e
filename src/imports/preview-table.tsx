import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Table, TBody, TH, THead, TR } from '@/ui/controls/table';
import { saveFile, toCsv } from '@/lib/csv';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownImport } from './define-import';
import { useImportTexts } from './use-import-texts';
import type { ImportRow, Mapping } from './mapping';
import { importKitMessages } from './messages';
import { PreviewRow } from './preview-row';
import type { ImportAnswer, JudgedRow } from './queries';
import { RowFilter } from './row-filter';
import { useValueLabel } from './use-value-label';

/**
 * Returns a function that saves the rows with problems and their reasons as a file, to be corrected and
 * imported again.
 */
function useSaveErrors(definition: ShownImport, mapping: Mapping, fileName: string) {
  const { t } = useTexts(importKitMessages);
  const texts = useImportTexts(definition);
  const valueWords = useValueLabel(definition);
  return async (rows: readonly ImportRow[], judged: readonly JudgedRow[]) => {
    const columns = definition.columns.filter(({ column }) => mapping[column] !== undefined);
    const valuesOf = new Map(rows.map(({ line, values }) => [line, values]));
    const lines = judged
      .filter(({ action }) => action === 'error')
      .map(({ line, errors = [] }) => [
        ...columns.map((column) => valueWords(column, valuesOf.get(line)?.[column.column])),
        errors.map((each) => `${texts.column(each.column)}: ${texts.problem(each)}`).join(' '),
        line,
      ]);
    const header = [...columns.map(({ column }) => texts.column(column)), t('check.reason'), t('check.line')];
    try {
      saveFile(
        `${t('check.errorsName')}-${fileName.replace(/\.[^.]*$/, '')}.csv`,
        await toCsv(header, lines),
      );
    } catch {
      toast({ title: t('file.templateFailed'), variant: 'destructive' });
    }
  };
}

const PAGE = 25;

interface PreviewTableProps {
  definition: ShownImport;
  rows: readonly ImportRow[];
  mapping: Mapping;
  /** Result of each row, planned or done. */
  answer: ImportAnswer;
  fileName: string;
}

/** Renders the rows with their results and the problems of each cell. */
export function PreviewTable({ definition, rows, mapping, answer, fileName }: PreviewTableProps) {
  const { t } = useTexts(importKitMessages);
  const texts = useImportTexts(definition);
  const saveErrors = useSaveErrors(definition, mapping, fileName);
  const [filter, setFilter] = useState<JudgedRow['action'] | 'all'>('all');
  const [visible, setVisible] = useState(PAGE);
  const columns = definition.columns.filter(({ column }) => mapping[column] !== undefined);
  const valuesOf = new Map(rows.map(({ line, values }) => [line, values]));
  const isMixed = new Set(answer.rows.map(({ action }) => action)).size > 1;
  const judged = answer.rows.filter(({ action }) => !isMixed || filter === 'all' || action === filter);
  const more = Math.min(PAGE, judged.length - visible);

  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isMixed && (
          <RowFilter
            answer={answer}
            value={filter}
            onChange={(next) => {
              setFilter(next);
              setVisible(PAGE);
            }}
          />
        )}
        {answer.error > 0 && (
          <Button variant="secondary" size="sm" onClick={() => void saveErrors(rows, answer.rows)}>
            <Download aria-hidden />
            {t('check.saveErrors')}
          </Button>
        )}
      </div>
      {judged.length === 0 ? (
        <p className="text-sm text-text-muted">{t('check.noneLike')}</p>
      ) : (
        <Table label={t('check.table')} narrow="cards" density="compact">
          <THead>
            <TR>
              <TH align="end">{t('check.line')}</TH>
              <TH>{t('check.state')}</TH>
              {columns.map(({ column }) => (
                <TH key={column}>{texts.column(column)}</TH>
              ))}
            </TR>
          </THead>
          <TBody>
            {judged.slice(0, visible).map((row) => (
              <PreviewRow
                key={row.line}
                definition={definition}
                columns={columns}
                row={row}
                values={valuesOf.get(row.line) ?? {}}
              />
            ))}
          </TBody>
        </Table>
      )}
      {more > 0 && (
        <Button variant="secondary" size="sm" onClick={() => setVisible(visible + PAGE)}>
          {t('check.more', { count: more })}
        </Button>
      )}
    </section>
  );
}
