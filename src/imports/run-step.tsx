import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { useLeaveQuestion } from '@/ui/use-leave-question';
import { WorkProgress } from '@/ui/work-progress';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { getSession } from '@/session/session-store';
import type { ShownImport } from './define-import';
import { importKitMessages } from './messages';
import { RunBroken } from './run-broken';
import { processedRows, type Run } from './run-import';
import { RunResult } from './run-result';
import { StepHeading } from './step-heading';

interface RunStepProps {
  definition: ShownImport;
  run: Run;
  onResume: (run: Run) => Promise<void>;
  onCancel: () => void;
  onAgain: () => void;
  onward?: ReactNode;
}

/** Renders the running import with a stop button, then its result. */
export function RunStep({ definition, run, onResume, onCancel, onAgain, onward }: RunStepProps) {
  const { t } = useTexts(importKitMessages);
  const language = useLanguage();
  const [isStopping, setStopping] = useState(false);
  const isRunning = run.status === 'running';
  const question = useLeaveQuestion({
    isActive: isRunning,
    holds: () => getSession().status === 'signed-in',
    title: t('run.leaveTitle'),
    message: t('run.leaveHint'),
    confirmLabel: t('run.leave'),
    tone: 'danger',
  });

  if (run.status === 'failed') {
    return <RunBroken run={run} onResume={() => void onResume(run)} onAgain={onAgain} />;
  }
  if (!isRunning) return <RunResult definition={definition} run={run} onAgain={onAgain} onward={onward} />;

  const [done, total] = [processedRows(run), run.rows.length];
  const words = t('run.progress', {
    done: formatNumber(language, done),
    total: formatNumber(language, total),
  });
  const stop = () => {
    setStopping(true);
    onCancel();
  };
  return (
    <Card className="space-y-5">
      <StepHeading>{t('run.heading')}</StepHeading>
      <WorkProgress
        label={t('run.bar')}
        done={done}
        total={total}
        words={isStopping ? t('run.cancelling') : words}
      />
      <Button variant="secondary" onClick={stop} disabled={isStopping}>
        {t('run.cancel')}
      </Button>
      {question}
    </Card>
  );
}
