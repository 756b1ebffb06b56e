import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { WorkProgress } from '@/ui/work-progress';
import { saveFile } from '@/lib/csv';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { exportMessages } from './messages';

/** Rows per request: the database's maximum. */
export const EXPORT_PART = 1000;

/** Returns a file name from a list's title and the date: 'pertanyaan-umum-2026-11-23.csv'. */
export function datedName(title: string, ending: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...words, officeDay(new Date())].join('-')}.${ending}`;
}

/** Progress in rows. `isWriting`: all rows are loaded and the file is being written. */
interface SoFar {
  done: number;
  total: number;
  isWriting: boolean;
}
const START: SoFar = { done: 0, total: 0, isWriting: false };

export interface ExportWatch {
  signal: AbortSignal;
  onPart: (done: number, total: number) => void;
}
interface Exported {
  name: string;
  count: number;
  /** True if there are more rows than can be fetched. */
  isCut?: boolean;
  write: () => Promise<string | Blob>;
}
interface FileExport<Choice> {
  /** Fetches the rows in parts of EXPORT_PART; the file is written afterwards. */
  read: (choice: Choice, watch: ExportWatch) => Promise<Exported>;
  /** Returns the error message of a failed export. */
  reason: (error: unknown) => string;
  /** Text shown next to the count after success. */
  note?: string;
}

/**
 * Exports all matching rows as a file. For multi-part exports, `dialog` shows the progress and can cancel; so
 * does leaving the screen. A cancelled or failed export saves no file.
 */
export function useFileExport<Choice = void>({ read, reason, note }: FileExport<Choice>) {
  const { t } = useTexts(exportMessages);
  const language = useLanguage();
  const [{ done, total, isWriting }, setSoFar] = useState(START);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ choice, signal }: { choice: Choice; signal: AbortSignal }) => {
      const onPart = (done: number, total: number) => setSoFar({ done, total, isWriting: false });
      const { name, count, isCut, write } = await read(choice, { signal, onPart });
      setSoFar({ done: count, total: count, isWriting: true });
      const file = await write();
      signal.throwIfAborted();
      saveFile(name, file);
      return { count, isCut };
    },
    onSuccess: ({ count, isCut }) => {
      const description = isCut ? t('cut', { count }) : note;
      toast({ title: t('done', { count }), ...(description && { description }) });
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      toast({ title: t('failed'), description: reason(error), variant: 'destructive' });
    },
  });
  const start = (choice: Choice) => {
    running.current = new AbortController();
    setSoFar(START);
    mutate({ choice, signal: running.current.signal });
  };
  const cancel = () => {
    running.current?.abort();
    toast({ title: t('cancelled') });
  };

  const counts = { done: formatNumber(language, done), total: formatNumber(language, total) };
  const dialog: ReactNode = (
    <Dialog
      open={isPending && total > EXPORT_PART}
      onOpenChange={cancel}
      title={t('title')}
      size="sm"
      footer={
        <Button variant="secondary" onClick={cancel}>
          {t('cancel')}
        </Button>
      }
    >
      <WorkProgress
        label={t('title')}
        done={done}
        total={total}
        words={t(isWriting ? 'writing' : 'reading', counts)}
      />
    </Dialog>
  );
  return { start, isPending, dialog };
}
