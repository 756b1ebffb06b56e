import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { datedName } from '@/ui/file-export/use-file-export';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { WorkProgress } from '@/ui/work-progress';
import { saveFile } from '@/lib/csv';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ContentExportWatch } from './content-export-queries';
import { contentExportMessages } from './export-messages';
import { settingsMessages } from './messages';
import { reasonOf } from './queries';

type Step = Parameters<ContentExportWatch['onStep']>[0];
const START: Step = { rows: 0, allRows: 0, files: 0, allFiles: 0 };

/** Renders a button that exports all content of the site as one file. */
export function ExportCard() {
  const { t } = useTexts(contentExportMessages, settingsMessages);
  const language = useLanguage();
  const running = useRef<AbortController>(undefined);
  const [step, setStep] = useState(START);
  useEffect(() => () => running.current?.abort(), []);
  const number = (value: number) => formatNumber(language, value);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      // Loaded with the first export.
      const { contentArchive } = await import('./content-archive');
      const archive = await contentArchive({ signal, onStep: setStep });
      signal.throwIfAborted();
      saveFile(datedName(t('fileName'), 'zip'), archive.content);
      return archive;
    },
    onSuccess: ({ rows, files, missing }) => {
      const told = t('doneHint', { rows: number(rows), files: number(files) });
      const lost = missing.length > 0 ? ` ${t('missing', { count: missing.length })}` : '';
      toast({ title: t('done'), description: told + lost });
    },
  });
  const start = () => {
    running.current = new AbortController();
    setStep(START);
    mutate(running.current.signal);
  };
  const cancel = () => {
    running.current?.abort();
    // A cancelled export is not an error.
    reset();
    toast({ title: t('cancelled') });
  };
  const words = { rows: number(step.rows), done: number(step.files), total: number(step.allFiles) };
  return (
    <Card asChild>
      <section id="export" aria-labelledby="export-title" className="scroll-mt-20 space-y-5">
        <div className="space-y-1">
          <h2 id="export-title" className="text-lg">
            {t('settings:group.export')}
          </h2>
          <p className="max-w-prose text-sm text-text-muted">{t('hint')}</p>
        </div>
        <ul className="max-w-prose list-disc space-y-1 ps-5 text-sm">
          <li>{t('inside')}</li>
          <li>{t('outside')}</li>
        </ul>
        {error && (
          <Notice tone="danger" title={t('failed')}>
            {error instanceof RangeError ? t('tooBig') : t(`settings:reason.${reasonOf(error)}`)}{' '}
            {t('failedHint')}
          </Notice>
        )}
        {isPending ? (
          <div className="max-w-xl space-y-4">
            <WorkProgress
              label={t('progress')}
              done={step.allFiles > 0 ? step.files : 0}
              total={step.allFiles}
              words={t(step.allFiles > 0 ? 'fetching' : 'reading', words)}
            />
            <Button variant="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
          </div>
        ) : (
          <Button onClick={start}>
            <Download aria-hidden />
            {t('start')}
          </Button>
        )}
      </section>
    </Card>
  );
}
