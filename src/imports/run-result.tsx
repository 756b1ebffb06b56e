import { Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownImport } from './define-import';
import { importKitMessages } from './messages';
import { PreviewTable } from './preview-table';
import { draftsIn, type UndoReport } from './queries';
import { judgedRows, processedRows, totalsOf, type Run } from './run-import';
import { StepHeading } from './step-heading';
import { UndoDialog } from './undo-dialog';
import { UndoneNotice } from './undone-notice';

const COUNTS = ['insert', 'update', 'same', 'error'] as const;

interface RunResultProps {
  definition: ShownImport;
  run: Run;
  onAgain: () => void;
  /** Link to import another list from the same file. */
  onward?: ReactNode;
}

/** Renders the result of an import: the rejected rows, and links to the list, another file, or undo. */
export function RunResult({ definition, run, onAgain, onward }: RunResultProps) {
  const { t } = useTexts(importKitMessages);
  const language = useLanguage();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [undone, setUndone] = useState<UndoReport>();
  const totals = totalsOf(run);
  const written = totals.insert + totals.update;
  const refused = judgedRows(run).filter(({ action }) => action === 'error');
  const drafts = draftsIn(judgedRows(run));
  const isStopped = run.status === 'stopped';
  const fields = new Set(run.rows.flatMap(({ values }) => Object.keys(values)));
  const shown = definition.columns.filter(({ column }) => fields.has(column));

  return (
    <Card className="space-y-6">
      <StepHeading>{t(isStopped ? 'result.stopped' : 'result.done')}</StepHeading>
      {isStopped && (
        <Notice tone="warning">
          {t('result.stoppedAt', {
            done: formatNumber(language, processedRows(run)),
            total: formatNumber(language, run.rows.length),
          })}
        </Notice>
      )}
      {written === 0 && <Notice live="polite">{t('result.nothing')}</Notice>}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {COUNTS.map((count) => (
          <div key={count} className="flex flex-col-reverse rounded-lg border border-border px-4 py-3">
            <dt className="text-sm text-text-muted">{t(`result.counts.${count}`)}</dt>
            <dd className="text-2xl font-bold tabular-nums">{formatNumber(language, totals[count])}</dd>
          </div>
        ))}
      </dl>
      {drafts > 0 && !undone && <Notice tone="warning">{t('check.drafts', { count: drafts })}</Notice>}
      {undone && <UndoneNotice report={undone} />}
      <div className="flex flex-wrap gap-3">
        {onward}
        <Button asChild variant={onward ? 'secondary' : 'primary'}>
          <Link to={definition.list}>{t('result.toList')}</Link>
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          {t('result.again')}
        </Button>
        {written > 0 && !undone && (
          <Button variant="secondary" onClick={() => setDialogOpen(true)}>
            <Undo2 aria-hidden />
            {t('result.undo')}
          </Button>
        )}
      </div>
      {refused.length > 0 && (
        <section className="space-y-3">
          <h3 className="font-semibold">{t('result.refused')}</h3>
          <PreviewTable
            definition={definition}
            rows={run.rows}
            // Only the set of mapped columns matters here, not their positions.
            mapping={Object.fromEntries(shown.map(({ column }, place) => [column, place]))}
            answer={{ insert: 0, update: 0, same: 0, error: refused.length, rows: refused }}
            fileName={run.fileName}
          />
        </section>
      )}
      {isDialogOpen && (
        <UndoDialog
          definition={definition}
          id={run.id}
          fileName={run.fileName}
          total={written}
          onClose={() => setDialogOpen(false)}
          onUndone={setUndone}
        />
      )}
    </Card>
  );
}
