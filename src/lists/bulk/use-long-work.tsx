import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { WorkProgress } from '@/ui/work-progress';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { bulkMessages } from './messages';

interface Running {
  title: string;
  done: number;
  total: number;
  isStopping: boolean;
  stop: () => void;
}
/** Reports progress and can stop the work. */
interface Watch {
  isCancelled: () => boolean;
  onPart: (done: number, total: number) => void;
}

/**
 * Runs work in batches with progress and a button to stop. `dialog` is open while more than one batch
 * remains.
 */
export function useLongWork() {
  const { t } = useTexts(bulkMessages);
  const language = useLanguage();
  const [running, setRunning] = useState<Running>();

  async function run<T>(title: string, total: number, work: (watch: Watch) => Promise<T>): Promise<T> {
    let isCancelled = false;
    const stop = () => {
      isCancelled = true;
      setRunning((now) => now && { ...now, isStopping: true });
    };
    setRunning({ title, done: 0, total, isStopping: false, stop });
    try {
      return await work({
        isCancelled: () => isCancelled,
        onPart: (done) => setRunning((now) => now && { ...now, done }),
      });
    } finally {
      setRunning(undefined);
    }
  }

  const dialog = running && running.done > 0 && running.done < running.total && (
    <Dialog
      open
      onOpenChange={running.stop}
      title={running.title}
      size="sm"
      footer={
        <Button variant="secondary" onClick={running.stop} disabled={running.isStopping}>
          {t('stop')}
        </Button>
      }
    >
      <WorkProgress
        label={running.title}
        done={running.done}
        total={running.total}
        words={
          running.isStopping
            ? t('stopping')
            : t('soFar', {
                done: formatNumber(language, running.done),
                total: formatNumber(language, running.total),
              })
        }
      />
    </Dialog>
  );
  return { run, dialog };
}
