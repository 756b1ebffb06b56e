import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { mediaMessages } from './messages';
import { UploadCard } from './upload-card';
import { isDescribed, type UploadItem, type MediaUploads } from './upload-queue';

/** Renders the files to upload with their descriptions, and a button that uploads the described ones. */
export function MediaUploadList({ items, uploads }: { items: readonly UploadItem[]; uploads: MediaUploads }) {
  const { t } = useTexts(mediaMessages);
  const ready = items.filter((item) => item.state === 'ready');
  const sendable = ready.filter(isDescribed).length;
  return (
    <>
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
    </>
  );
}
