import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/ui/error-state';
import { ExportMenu, tableFile, type ExportFormat } from '@/ui/file-export/export-menu';
import { datedName, useFileExport } from '@/ui/file-export/use-file-export';
import { Card } from '@/ui/controls/card';
import { Field } from '@/ui/controls/field';
import { Loading } from '@/ui/controls/loading';
import { Select } from '@/ui/controls/select';
import { Skeleton } from '@/ui/controls/skeleton';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { complianceMessages } from './messages';
import { quarterCounts, quarterHeader, quarterRow, SECTIONS } from './quarter-rows';
import { quarterQuery, type QuarterLine } from './queries';

/** Returns this quarter and previous ones as 2026-4. */
function quarters(today: string): string[] {
  const year = Number(today.slice(0, 4));
  const now = Math.ceil(Number(today.slice(5, 7)) / 3);
  return Array.from({ length: 9 }, (_, back) => {
    const count = year * 4 + now - 1 - back;
    return `${Math.floor(count / 4)}-${(count % 4) + 1}`;
  });
}

const partsOf = (chosen: string) => {
  const [year = '', quarter = ''] = chosen.split('-');
  return { year, quarter };
};
const queryOf = (chosen: string) => {
  const { year, quarter } = partsOf(chosen);
  return quarterQuery(Number(year), Number(quarter));
};

/** Renders the quarterly report for the accreditor: key figures, and a file with all rows. */
export function QuarterReport() {
  const { t } = useTexts(complianceMessages);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [offered] = useState(() => quarters(officeDay(new Date())));
  // Preselect the last complete quarter.
  const [chosen, setChosen] = useState(offered.at(1) ?? '');
  const { data: lines, isPending, isFetching, refetch } = useQuery(queryOf(chosen));
  const {
    start,
    isPending: isSaving,
    dialog,
  } = useFileExport<ExportFormat>({
    read: async (format, { signal }) => {
      const read = await queryClient.query(queryOf(chosen));
      const rows = read.map((line) => quarterRow(language, line));
      return {
        name: datedName(t('quarter.file', partsOf(chosen)), format),
        count: rows.length,
        write: () => tableFile(format, quarterHeader(language), rows, signal),
      };
    },
    reason: () => t('quarter.failed'),
  });
  return (
    <Card asChild className="print:hidden">
      <section aria-labelledby="quarter-report" className="space-y-4">
        <div className="space-y-1">
          <h2 id="quarter-report" className="text-lg">
            {t('quarter.title')}
          </h2>
          <p className="max-w-prose text-sm text-text-muted">{t('quarter.text')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('quarter.label')} className="min-w-48">
            <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {offered.map((each) => (
                <option key={each} value={each}>
                  {t('quarter.name', partsOf(each))}
                </option>
              ))}
            </Select>
          </Field>
          <ExportMenu start={start} isPending={isSaving} dialog={dialog} />
        </div>
        {isPending ? (
          <Loading label={t('quarter.loading')}>
            <Skeleton className="h-24" />
          </Loading>
        ) : lines ? (
          <QuarterCounts lines={lines} of={t('quarter.name', partsOf(chosen))} />
        ) : (
          <ErrorState
            title={t('quarter.readFailed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
      </section>
    </Card>
  );
}

/** Renders the number of events in the quarter, including zeros, which the accreditor expects. */
function QuarterCounts({ lines, of }: { lines: readonly QuarterLine[]; of: string }) {
  const { t } = useTexts(complianceMessages);
  const language = useLanguage();
  const counts = quarterCounts(lines);
  return (
    <div className="space-y-2">
      <h3 className="text-sm font-semibold">{t('quarter.counts', { quarter: of })}</h3>
      {lines.length === 0 && <p className="text-sm text-text-muted">{t('quarter.nothing')}</p>}
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {SECTIONS.map((section) => (
          <div key={section} className="flex justify-between gap-4 border-b border-border py-1">
            <dt className="text-text-muted">{t(`quarter.sections.${section}`)}</dt>
            <dd className="font-semibold tabular-nums">{formatNumber(language, counts[section])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
