import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { useLanguage } from '@/lib/i18n/use-language';
import { formatNumber } from '@/lib/format';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownImport } from './define-import';
import { labelsOf, useImportTexts } from './use-import-texts';
import { guessMapping } from './mapping';
import { importKitMessages } from './messages';
import { readImportFile } from './read-file';
import { SheetProblem, MAX_BYTES, MAX_SHEET_ROWS, type OpenedFile } from './sheet';
import { StepHeading } from './step-heading';
import { TemplateButtons } from './template-buttons';

/** Includes old workbooks (.xls), to show how to convert them. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xls,text/csv';

/**
 * Returns the message key of a problem. A single line counts as headings only if the list recognises one of
 * them.
 */
function problemOf(definition: ShownImport, { code, line }: SheetProblem) {
  if (code !== 'headingsOnly') return code;
  const known = guessMapping(definition, { headings: line }, labelsOf(definition));
  return Object.keys(known).length > 0 ? code : 'oneLine';
}

interface FileStepProps {
  definition: ShownImport;
  onOpen: (file: OpenedFile) => void;
  /** True if the user returned from a later step. */
  isReturned: boolean;
}

/**
 * Renders the step that opens a file, by button or drag and drop, and shows the reason if the file cannot be
 * read.
 */
export function FileStep({ definition, onOpen, isReturned }: FileStepProps) {
  const { t } = useTexts(importKitMessages);
  const language = useLanguage();
  const { own } = useImportTexts(definition);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const reading = useRef<AbortController>(undefined);
  const opening = useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) => readImportFile(file, signal),
    onSuccess: onOpen,
  });
  // Stop reading when the screen unmounts.
  useEffect(() => () => reading.current?.abort(), []);
  const limits = { megabytes: MAX_BYTES / 1_000_000, rows: formatNumber(language, MAX_SHEET_ROWS) };

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) {
      reading.current?.abort();
      reading.current = new AbortController();
      opening.mutate({ file, signal: reading.current.signal });
    }
    // Allow choosing the same file again after correcting it.
    if (input.current) input.current.value = '';
  };
  const stop = () => {
    reading.current?.abort();
    opening.reset();
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Card className="space-y-5">
      <StepHeading keepFocus={!isReturned}>{t('file.heading')}</StepHeading>
      {opening.isError && (
        <Notice tone="danger" live="assertive" title={t('problems.title')}>
          <p>
            {opening.error instanceof SheetProblem
              ? t(`problems.${problemOf(definition, opening.error)}`, limits)
              : t('problems.unreadable')}
          </p>
        </Notice>
      )}
      <div
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        data-testid="drop-zone"
        className={clsx(
          'flex flex-col items-center gap-4 rounded-lg border border-dashed px-6 py-10 text-center',
          isOver ? 'border-primary bg-primary-soft' : 'border-border-strong',
        )}
      >
        <FileSpreadsheet aria-hidden className="size-8 text-primary" />
        <p className="max-w-prose text-sm">{t('file.drop')}</p>
        <Button onClick={() => input.current?.click()} isPending={opening.isPending}>
          <Upload aria-hidden />
          {t(opening.isError ? 'file.chooseOther' : 'file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          onChange={(event) => take(event.target.files)}
        />
        <p className="text-xs text-text-muted">{t('file.limits', limits)}</p>
        <div className="flex items-center gap-3">
          <p role="status" className="text-sm">
            {opening.isPending && t('file.reading')}
          </p>
          {opening.isPending && (
            <Button size="sm" variant="secondary" onClick={stop}>
              {t('file.stopReading')}
            </Button>
          )}
        </div>
      </div>
      <p className="max-w-prose text-sm text-text-muted">{own('recognised')}</p>
      <TemplateButtons definition={definition} />
    </Card>
  );
}
