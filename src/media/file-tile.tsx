import { FileText } from 'lucide-react';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { pictureStyle, MEDIA_WIDTHS } from '@/lib/media-url';
import { versionedAddress, isPictureFile, type LibraryFile } from './media-file';
import { mediaMessages } from './messages';

/** Returns the URL of a picture's smallest size. */
export function thumbnail(file: LibraryFile): string {
  const [smallest = 0] = MEDIA_WIDTHS;
  const own = Number(/-(\d+)w\.\w+$/.exec(file.path)?.[1]);
  const path = own > smallest ? file.path.replace(/-\d+w(\.\w+)$/, `-${smallest}w$1`) : file.path;
  return versionedAddress(file, path);
}

/** Renders a file in a list: picture, description and actions. */
export function FileTile({ file }: { file: LibraryFile }) {
  const { t } = useTexts(mediaMessages);
  return (
    <span className="flex h-full flex-col overflow-hidden rounded-lg border border-border bg-surface-raised text-start">
      <span className="relative flex aspect-4/3 items-center justify-center bg-surface-sunken text-text-muted">
        {isPictureFile(file) && file.isStored ? (
          <img
            src={thumbnail(file)}
            alt=""
            loading="lazy"
            decoding="async"
            style={pictureStyle(file.url)}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <FileText className="size-10" aria-hidden />
        )}
      </span>
      <span className="flex flex-1 flex-col gap-1.5 p-3">
        <span className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">{file.alt}</span>{' '}
        <span className="truncate text-xs text-text-muted">{file.name}</span>{' '}
        <span className="mt-auto flex flex-wrap gap-1.5 empty:hidden [&>*]:whitespace-normal">
          {!file.isStored && <Badge tone="warning">{t('unfinished')}</Badge>}
          {file.isStored && file.uses === 0 && <Badge>{t('unused')}</Badge>}
          {!file.altEn && <Badge tone="warning">{t('noEnglish')}</Badge>}
        </span>
      </span>
    </span>
  );
}
