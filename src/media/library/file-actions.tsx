import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRestoreRow, useTrashRow } from '@/lib/rows';
import type { LibraryFile } from '@/media/media-file';
import { useRemoveFile } from '@/media/queries';
import { mediaLibraryMessages } from './messages';
import { mediaProblemMessage } from './reason';
import { ReplaceFile } from './replace-file';

interface FileActionsProps {
  file: LibraryFile;
  canEdit: boolean;
  /** Called after the file was moved to the trash or deleted. */
  onGone: () => void;
  /** Called after a cropped part was saved as a new file. */
  onCreated: (id: string) => void;
}

/**
 * Renders buttons to replace a file or move it to the trash, and within the trash, to restore or permanently
 * delete it.
 */
export function FileActions({ file, canEdit, onGone, onCreated }: FileActionsProps) {
  const { t } = useTexts(mediaLibraryMessages);
  const trash = useTrashRow('media');
  const restore = useRestoreRow('media');
  const remove = useRemoveFile();
  const [asked, setAsked] = useState<'trash' | 'remove'>();
  const [failure, setFailure] = useState<unknown>();
  if (!canEdit) return null;

  async function attempt(work: () => Promise<unknown>, done: 'trashed' | 'restored' | 'removed') {
    setFailure(undefined);
    try {
      await work();
      toast({ title: t(done, { name: file.alt }) });
      if (done === 'removed') onGone();
    } catch (error) {
      setFailure(error);
    } finally {
      setAsked(undefined);
    }
  }
  return (
    <section aria-label={t('actions')} className="space-y-4 border-t border-border pt-5">
      {failure !== undefined && (
        <Notice tone="danger" live="assertive" title={t('actionFailed')}>
          <p>{t(`reasons.${mediaProblemMessage(failure)}`)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {file.deletedAt === null ? (
          <>
            <ReplaceFile file={file} onCreated={onCreated} />
            <Button variant="secondary" onClick={() => setAsked('trash')}>
              <Trash2 aria-hidden />
              {t('trash')}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="secondary"
              isPending={restore.isPending}
              onClick={() => void attempt(() => restore.mutateAsync(file.id), 'restored')}
            >
              <ArchiveRestore aria-hidden />
              {t('restore')}
            </Button>
            <Button variant="danger" onClick={() => setAsked('remove')}>
              <Trash2 aria-hidden />
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asked === 'trash'}
        onOpenChange={() => setAsked(undefined)}
        title={t('trashTitle', { name: file.alt })}
        message={t('trashHint')}
        confirmLabel={t('trash')}
        tone="danger"
        isPending={trash.isPending}
        onConfirm={() => void attempt(() => trash.mutateAsync(file.id), 'trashed')}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        onOpenChange={() => setAsked(undefined)}
        title={t('removeTitle', { name: file.alt })}
        message={t('removeHint')}
        confirmLabel={t('remove')}
        tone="danger"
        isPending={remove.isPending}
        onConfirm={() => void attempt(() => remove.mutateAsync(file), 'removed')}
      />
    </section>
  );
}
