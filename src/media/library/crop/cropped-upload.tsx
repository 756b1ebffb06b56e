import { useTexts } from '@/lib/i18n/use-texts';
import type { Descriptions } from '@/media/send-file';
import { MediaUploadList } from '@/media/upload-list';
import { useUploads } from '@/media/use-uploads';
import { cropMessages } from './messages';

interface CroppedUploadProps {
  content: File;
  /** Descriptions of the whole picture, to be adapted. */
  words: Descriptions;
  onDone: (id: string) => void;
}

/** Renders the form that describes and uploads the cropped part. */
export function CroppedUpload({ content, words, onDone }: CroppedUploadProps) {
  const { t } = useTexts(cropMessages);
  const { uploads, items } = useUploads('image', ({ id }) => onDone(id), { files: [content], words });
  return (
    <div className="space-y-4">
      {items.length === 0 && <p className="text-sm text-text-muted">{t('copyGone')}</p>}
      <MediaUploadList items={items} uploads={uploads} />
    </div>
  );
}
