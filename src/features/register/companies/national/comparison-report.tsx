import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Field } from '@/ui/controls/field';
import { Loading } from '@/ui/controls/loading';
import { Select } from '@/ui/controls/select';
import { ExportMenu, tableFile, type ExportFormat } from '@/ui/file-export/export-menu';
import type { ImportRow } from '@/imports/mapping';
import { StepHeading } from '@/imports/step-heading';
import { TableSkeleton } from '@/lists/table/table-skeleton';
import { saveFile } from '@/lib/csv';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { compareRegisters, countsOf, DIFFERENCE_KINDS } from './comparison';
import { comparisonMessages } from './comparison-messages';
import { ownCertificatesQuery } from './comparison-queries';
import { DifferenceTable } from './difference-table';
import { useDifferenceCells } from './use-difference-cells';

interface ComparisonReportProps {
  fileId: string;
  fileName: string;
  rows: readonly ImportRow[];
  onAgain: () => void;
}

/**
 * Renders the differences between a list of the national register and the body's certificates, on screen and
 * as a file.
 */
export function ComparisonReport({ fileId, fileName, rows, onAgain }: ComparisonReportProps) {
  const { t } = useTexts(comparisonMessages);
  const language = useLanguage();
  const cells = useDifferenceCells();
  const [chosen, setChosen] = useState('');
  const own = useQuery(ownCertificatesQuery(fileId));
  const differences = useMemo(() => (own.data ? compareRegisters(own.data, rows) : []), [own.data, rows]);
  const saving = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const file = await tableFile(
        format,
        cells.header,
        differences.map(cells.lineOf),
        new AbortController().signal,
      );
      saveFile(`${t('file')}-${officeDay(new Date())}.${format}`, file);
    },
  });
  const number = (count: number) => formatNumber(language, count);

  if (!own.data) {
    return (
      <Card className="space-y-5">
        <StepHeading>{t('heading')}</StepHeading>
        {own.isError ? (
          <ErrorState title={t('failed')} onRetry={() => void own.refetch()} isRetrying={own.isFetching} />
        ) : (
          <Loading label={t('reading')}>
            <TableSkeleton columns={5} />
          </Loading>
        )}
      </Card>
    );
  }
  const kind = DIFFERENCE_KINDS.find((each) => each === chosen);
  const shown = kind ? differences.filter((each) => each.kind === kind) : differences;
  return (
    <Card className="space-y-5">
      <StepHeading>{t('heading')}</StepHeading>
      <p role="status" className="max-w-prose text-sm text-text-muted">
        {t('compared', { rows: number(rows.length), file: fileName, own: number(own.data.length) })}{' '}
        {differences.length > 0 && t('found', { count: differences.length })}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {differences.length > 0 && (
          <Field label={t('show')} className="w-full max-w-xs">
            <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{t('all', { count: differences.length })}</option>
              {countsOf(differences).map((each) => (
                <option key={each.kind} value={each.kind}>
                  {t('ofKind', { kind: t(`kinds.${each.kind}`), count: each.count })}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onAgain}>
            {t('again')}
          </Button>
          {differences.length > 0 && (
            <ExportMenu
              start={(format) => saving.mutate(format)}
              isPending={saving.isPending}
              dialog={null}
            />
          )}
        </div>
      </div>
      {saving.isError && (
        <Notice tone="danger" live="assertive">
          {t('saveFailed')}
        </Notice>
      )}
      {differences.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={t('none')} message={t('noneHint')} />
      ) : (
        <DifferenceTable key={chosen} differences={shown} />
      )}
    </Card>
  );
}
