import clsx from 'clsx';
import { Upload, UploadCloud } from 'lucide-react';
import { useId } from 'react';
import { FileButton } from '@/ui/file-button';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Accept, MediaFile } from './media-file';
import { mediaMessages } from './messages';
import { acceptOf } from './prepare-file';
import { MediaUploadList } from './upload-list';
import { useDroppedFiles } from './use-dropped-files';
import { useUploads } from './use-uploads';

interface UploadPanelProps {
  accept: Accept;
  /** Called after a file was uploaded. */
  onDone: (file: MediaFile) => void;
  /** Files pasted or dropped before the panel was open. */
  initialFiles?: readonly File[] | undefined;
  /** False while a dialog covers the panel: dropped or pasted files then belong to the dialog. */
  isActive?: boolean;
}

const hints = { image: 'hintImage', document: 'hintDocument', any: 'hintAny', print: 'hintPrint' } as const;

/** Accepts files by button, drop and paste, asks for descriptions, and uploads them. */
export function UploadPanel({ accept, onDone, initialFiles, isActive = true }: UploadPanelProps) {
  const { t } = useTexts(mediaMessages);
  const hintId = useId();
  const { uploads, items } = useUploads(accept, onDone, initialFiles && { files: initialFiles });
  const isOver = useDroppedFiles((files) => uploads.add(files), isActive);
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
      <MediaUploadList items={items} uploads={uploads} />
    </div>
  );
}
