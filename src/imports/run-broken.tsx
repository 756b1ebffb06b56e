import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useFailureWords } from './use-import-texts';
import { importKitMessages } from './messages';
import { processedRows, type Run } from './run-import';
import { StepHeading } from './step-heading';

interface RunBrokenProps {
  run: Run;
  onResume: () => void;
  onAgain: () => void;
}

/** Errors after which retrying the batch cannot succeed. */
const FINAL = ['import.closed', 'import.not_yours', 'import.has_errors'];

/** Renders an interrupted import: its progress and how to continue. */
export function RunBroken({ run, onResume, onAgain }: RunBrokenProps) {
  const { t } = useTexts(importKitMessages);
  const language = useLanguage();
  const failure = useFailureWords();
  const isFinal = FINAL.includes(run.error?.message ?? '');
  const counts = {
    done: formatNumber(language, processedRows(run)),
    total: formatNumber(language, run.rows.length),
  };
  return (
    <Card className="space-y-5">
      <StepHeading>{t('run.brokenTitle')}</StepHeading>
      <Notice tone="danger" live="assertive" title={run.error && failure(run.error)}>
        <p>
          {run.error?.message === 'import.has_errors'
            ? t(run.wasUndone ? 'run.takenBack' : 'run.notTakenBack')
            : t('run.brokenAt', counts)}
        </p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onAgain}>
          {t('run.abandon')}
        </Button>
        {!isFinal && <Button onClick={onResume}>{t('run.resume')}</Button>}
      </div>
    </Card>
  );
}
