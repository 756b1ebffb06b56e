import { FileText } from 'lucide-react';
import { freshAddress, isPicture, type LibraryFile } from '@/media/media-file';

/** The file itself, as far as a page can show it. */
export function FilePreview({ file }: { file: LibraryFile }) {
  const isShown = isPicture(file) && file.isStored;
  return (
    <div className="flex min-h-48 items-center justify-center self-start overflow-hidden rounded-lg border border-border bg-surface-sunken text-text-muted">
      {isShown ? (
        <img src={freshAddress(file)} alt={file.alt} className="max-h-96 max-w-full" />
      ) : (
        <FileText className="size-16" aria-hidden />
      )}
    </div>
  );
}
