import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Upload, UploadCloud } from 'lucide-react';
import { useEffect, useId, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { FileButton } from '@/components/file-button';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useClosingQuestion } from '@/lib/use-blocker';
import type { Accept, MediaFile } from './media-file';
import { mediaMessages } from './messages';
import { acceptOf } from './prepare-file';
import { UploadCard } from './upload-card';
import { isDescribed, createUploads, isBusy } from './upload-queue';
import { useDroppedFiles } from './use-dropped-files';

/** Files on their way into the library while the caller is on screen; leaving the page meanwhile is asked about. */
function useUploads(accept: Accept, onDone: (file: MediaFile) => void) {
  const queryClient = useQueryClient();
  const arrived = useEffectEvent((file: MediaFile) => {
    void queryClient.invalidateQueries({ queryKey: ['media'] });
    onDone(file);
  });
  const [uploads] = useState(() => createUploads(accept));
  useEffect(() => {
    uploads.whenDone((file) => arrived(file));
    return () => uploads.stopAll();
  }, [uploads]);

  const items = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const busy = isBusy(items);
  useClosingQuestion(busy);
  return { uploads, items };
}

interface UploadPanelProps {
  accept: Accept;
  /** A file has arrived in the library. */
  onDone: (file: MediaFile) => void;
  /** Files to begin with: pasted or dropped where the panel was not open yet. */
  initialFiles?: readonly File[] | undefined;
  /** False while a dialog lies above it: files dropped or pasted then belong to the dialog. */
  isActive?: boolean;
}

const hints = { image: 'hintImage', document: 'hintDocument', any: 'hintAny', print: 'hintPrint' } as const;

/** Takes files by button, drop and paste, asks what they show, and sends them. */
export function UploadPanel({ accept, onDone, initialFiles, isActive = true }: UploadPanelProps) {
  const { t } = useTexts(mediaMessages);
  const hintId = useId();
  const { uploads, items } = useUploads(accept, onDone);
  const isOver = useDroppedFiles((files) => uploads.add(files), isActive);
  useEffect(() => {
    if (initialFiles && uploads.get().length === 0) uploads.add(initialFiles);
  }, [uploads, initialFiles]);

  const ready = items.filter((item) => item.state === 'ready');
  const sendable = ready.filter(isDescribed).length;
  return (
    <div
      className={clsx(
        'space-y-4 rounded-lg border border-dashed px-4 py-4',
        isOver ? 'border-primary bg-primary-soft' : 'border-border-strong bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <FileButton
          accept={acceptOf(accept)}
          multiple
          aria-describedby={hintId}
          onChoose={(files) => uploads.add(files)}
        >
          <Upload aria-hidden />
          {t('upload.choose')}
        </FileButton>
        <p id={hintId} className="min-w-0 flex-1 basis-60 text-sm text-text-muted">
          {isOver ? (
            <span className="inline-flex items-center gap-2 font-semibold text-primary">
              <UploadCloud className="size-5" aria-hidden />
              {t('upload.drop')}
            </span>
          ) : (
            t(`upload.${hints[accept]}`)
          )}
        </p>
      </div>
      {items.length > 0 && (
        <ul aria-label={t('upload.list')} className="space-y-3">
          {items.map((item) => (
            <UploadCard key={item.key} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={sendable === 0} onClick={() => uploads.start()}>
            {t('upload.start', { count: sendable || ready.length })}
          </Button>
          {sendable < ready.length && <p className="text-sm text-text-muted">{t('upload.altMissing')}</p>}
        </div>
      )}
    </div>
  );
}
