import { Replace, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FileButton } from '@/ui/file-button';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { isPictureFile, type LibraryFile } from '@/media/media-file';
import { mediaMessages } from '@/media/messages';
import { acceptOf } from '@/media/prepare-file';
import { UnfitFileError, useReplaceFile } from '@/media/queries';
import { CropButton } from './crop/crop-button';
import { descriptionOf } from './description-of';
import { mediaLibraryMessages } from './messages';
import { mediaProblemMessage } from './reason';

/**
 * Uploads new content under the file's address, so that every page shows it. The content may also be a
 * cropped part, or be saved as a new file.
 */
export function ReplaceFile({ file, onCreated }: { file: LibraryFile; onCreated: (id: string) => void }) {
  const { t } = useTexts(mediaLibraryMessages, mediaMessages);
  const { mutateAsync, isPending, isSuccess, error, variables } = useReplaceFile();
  // The user who uploaded the first content also described it.
  const isOther = isSuccess && variables.old.isStored;
  const [percent, setPercent] = useState(0);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function replace(content: File, focus?: { x: number; y: number }) {
    const stopping = new AbortController();
    stop.current = stopping;
    setPercent(0);
    const sending = {
      signal: stopping.signal,
      onProgress: (share: number) => setPercent(Math.round(share * 100)),
    };
    // The error is shown below, from the mutation.
    await mutateAsync({ old: file, file: content, focus, ...sending }).then(
      () => toast({ title: t('replaced') }),
      () => undefined,
    );
  }
  const isStopped = variables?.signal.aborted === true;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          variant="secondary"
          isPending={isPending}
          accept={acceptOf(isPictureFile(file) ? 'image' : 'document')}
          onChoose={([content]) => content && void replace(content)}
        >
          <Replace aria-hidden />
          {t(file.isStored ? 'replace' : 'finish')}
        </FileButton>
        <CropButton
          file={file}
          isPending={isPending}
          onReplace={(content, focus) => void replace(content, focus)}
          onCreated={onCreated}
        />
        {isPending && (
          <>
            <progress
              value={percent}
              max={100}
              aria-label={t('media:upload.progress', { percent })}
              className="h-2 w-32 accent-primary"
            />
            <Button size="sm" variant="ghost" onClick={() => stop.current?.abort()}>
              <X aria-hidden />
              {t('stop')}
            </Button>
          </>
        )}
      </div>
      <p className="max-w-prose text-xs text-text-muted">{t(file.isStored ? 'replaceHint' : 'finishHint')}</p>
      {isOther && (
        <Notice tone="warning" live="polite">
          <p>{t('stillFits')}</p>
          <Button
            size="sm"
            variant="secondary"
            className="mt-2"
            onClick={() => document.getElementById(descriptionOf(file.id))?.focus()}
          >
            {t('lookAtDescription')}
          </Button>
        </Notice>
      )}
      {error && !isStopped && (
        <div role="alert" className="space-y-2 text-sm font-semibold text-danger">
          <p>
            {error instanceof UnfitFileError
              ? t(`media:problems.${error.problem}`)
              : t(`reasons.${mediaProblemMessage(error)}`)}
          </p>
          {toAppError(error).kind === 'network' && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => void replace(variables.file, variables.focus)}
            >
              {t('media:upload.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
