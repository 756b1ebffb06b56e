import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { WorkProgress } from '@/ui/work-progress';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { checkRows } from './check-rows';
import type { ShownImport } from './define-import';
import { ImportOptionsForm } from './import-options';
import { labelsOf, useFailureWords } from './use-import-texts';
import { rowsToImport, type ImportRow, type Mapping } from './mapping';
import { importKitMessages } from './messages';
import { PreviewTable } from './preview-table';
import { draftsIn, type ImportOptions, type ImportAnswer } from './queries';
import { splitRepeats } from './repeats';
import type { OpenedFile, Sheet } from './sheet';
import { StepHeading } from './step-heading';

/** Renders the summary of the dry run and its problems, announced by screen readers. */
function CheckVerdict({ answer, options }: { answer: ImportAnswer; options: ImportOptions }) {
  const { t } = useTexts(importKitMessages);
  const { insert, update, same, error } = answer;
  const drafts = draftsIn(answer.rows);
  const summary = t('check.summary', { insert, update, same, error });
  if (insert + update === 0) {
    return (
      <Notice tone={error > 0 ? 'warning' : 'info'} live="polite" title={t('check.nothing')}>
        <p>{summary}</p>
        <p>{t(error > 0 ? 'check.nothingGood' : 'check.nothingSame')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone={error > 0 ? 'warning' : 'success'} live="polite" title={summary}>
      {drafts > 0 && <p>{t('check.drafts', { count: drafts })}</p>}
      {error > 0 && <p>{options.all_or_nothing ? t('check.held') : t('check.left', { count: error })}</p>}
    </Notice>
  );
}

interface CheckStepProps {
  definition: ShownImport;
  file: OpenedFile;
  sheet: Sheet;
  mapping: Mapping;
  options: ImportOptions;
  onOptions: (options: ImportOptions) => void;
  onBack: () => void;
  onGo: (rows: ImportRow[]) => void;
}

/** Preview of each row's result before anything is written. */
export function ImportCheckStep({
  definition,
  file,
  sheet,
  mapping,
  options,
  onOptions,
  onBack,
  onGo,
}: CheckStepProps) {
  const { t } = useTexts(importKitMessages);
  const language = useLanguage();
  const labels = labelsOf(definition);
  const failure = useFailureWords();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the labels of all languages never change
  const rows = useMemo(() => rowsToImport(definition, sheet, mapping, labels), [definition, sheet, mapping]);
  const [done, setDone] = useState(0);
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- file, sheet and mapping determine the rows, which are too many for a key
  const check = useQuery({
    queryKey: ['import check', definition.kind, file.id, sheet.name, mapping, options],
    queryFn: ({ signal }) => checkRows(definition, rows, options, signal, setDone),
    // The list may have changed since the last check.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { silent: true },
  });

  const writable = check.data ? check.data.insert + check.data.update : 0;
  const isHeld = writable === 0 || (options.all_or_nothing && (check.data?.error ?? 0) > 0);
  const actions = (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onBack}>
        {t('check.back')}
      </Button>
      {check.data && (
        <Button onClick={() => onGo(splitRepeats(definition, rows).own)} disabled={isHeld}>
          {t('check.go', { count: writable })}
        </Button>
      )}
    </div>
  );

  return (
    <Card className="space-y-6">
      <StepHeading>{t('check.heading')}</StepHeading>
      <ImportOptionsForm
        options={options}
        onChange={onOptions}
        hasCertificates={definition.hasCertificates === true}
      />
      {check.isPending ? (
        <WorkProgress
          label={t('check.bar')}
          done={done}
          total={rows.length}
          words={t('check.checking', {
            done: formatNumber(language, done),
            rows: formatNumber(language, rows.length),
          })}
        />
      ) : check.isError ? (
        <ErrorState
          title={t('check.failed')}
          message={failure(check.error)}
          onRetry={() => void check.refetch()}
          isRetrying={check.isFetching}
        />
      ) : (
        <>
          <CheckVerdict answer={check.data} options={options} />
          {/* Above the rows, because on a phone the end of the table is far away. */}
          {actions}
          <PreviewTable
            definition={definition}
            rows={rows}
            mapping={mapping}
            answer={check.data}
            fileName={file.name}
          />
        </>
      )}
      {!check.data && actions}
    </Card>
  );
}
