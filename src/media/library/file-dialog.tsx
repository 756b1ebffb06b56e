import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { Dialog } from '@/ui/controls/dialog';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { fileQuery } from '@/media/queries';
import { Notice } from '@/ui/notice';
import { FileActions } from './file-actions';
import { FileFacts } from './file-facts';
import { FileForm } from './file-form';
import { FileUses } from './file-uses';
import { mediaLibraryMessages } from './messages';

interface FileDialogProps {
  id: string;
  canEdit: boolean;
  onClose: () => void;
  /** Opens another file. */
  onOpen: (id: string) => void;
}

/** Dialog of one file: preview, facts, uses and actions. */
export function FileDialog({ id, canEdit, onClose, onOpen }: FileDialogProps) {
  const { t } = useTexts(mediaLibraryMessages, commonMessages);
  const { data: file, isPending, isError, isFetching, refetch } = useQuery(fileQuery(id));
  return (
    <Dialog open onOpenChange={onClose} size="xl" title={file?.name ?? t('file')}>
      {isPending ? (
        <Loading label={t('common:loading')}>
          <Skeleton className="h-80" />
        </Loading>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !file ? (
        <Notice tone="warning" title={t('gone')} live="polite" />
      ) : (
        <div className="space-y-8">
          {/* Remount on new content, whose focal point may differ. The key is not the version: a live update may change it before the save returns. */}
          <FileForm
            key={`${file.id} ${file.replacedAt}`}
            file={file}
            canEdit={canEdit && file.deletedAt === null}
          />
          <div className="grid gap-8 md:grid-cols-2">
            <FileFacts file={file} />
            {canEdit && <FileUses id={file.id} />}
          </div>
          <FileActions file={file} canEdit={canEdit} onGone={onClose} onCreated={onOpen} />
        </div>
      )}
    </Dialog>
  );
}
