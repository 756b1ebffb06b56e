import { useState } from 'react';
import { Dialog } from '@/ui/controls/dialog';
import type { EvidenceEntry } from './detail-queries';
import { FileRow } from './file-row';

/**
 * Renders the files of a case or message. They open through signed URLs valid for five minutes, images in a
 * dialog.
 */
export function FileList({ files }: { files: readonly EvidenceEntry[] }) {
  const [shown, setShown] = useState<{ name: string; address: string }>();
  return (
    <>
      <ul className="divide-y divide-border">
        {files.map((file) => (
          <FileRow
            key={file.path}
            file={file}
            onView={(address) => setShown({ name: file.file_name, address })}
          />
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onOpenChange={() => setShown(undefined)}
        title={shown?.name ?? ''}
        size="xl"
      >
        {shown && (
          <img src={shown.address} alt={shown.name} className="mx-auto max-h-[70dvh] object-contain" />
        )}
      </Dialog>
    </>
  );
}
