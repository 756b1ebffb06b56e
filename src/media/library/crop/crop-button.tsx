import { Crop } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Spinner } from '@/ui/controls/spinner';
import { useTexts } from '@/lib/i18n/use-texts';
import type { CropDialogProps } from './crop-dialog';
import { canBeCropped } from './crop-picture';
import { cropMessages } from './messages';

const CropDialog = lazy(() => import('./crop-dialog').then((module) => ({ default: module.CropDialog })));

interface CropButtonProps extends Omit<CropDialogProps, 'onClose'> {
  /** True while new content is being uploaded. */
  isPending: boolean;
}

/** Renders a button for the cropper, which is a separate chunk; nothing for files that cannot be cropped. */
export function CropButton({ file, isPending, onReplace, onCreated }: CropButtonProps) {
  const { t } = useTexts(cropMessages);
  const [isOpen, setOpen] = useState(false);
  if (!canBeCropped(file)) return null;
  return (
    <>
      <Button variant="secondary" isPending={isPending} onClick={() => setOpen(true)}>
        <Crop aria-hidden />
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense
          fallback={
            <Loading label={t('opening')}>
              <Spinner className="size-5" />
            </Loading>
          }
        >
          <CropDialog
            file={file}
            onReplace={(content, focus) => {
              setOpen(false);
              onReplace(content, focus);
            }}
            onCreated={(id) => {
              setOpen(false);
              onCreated(id);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
