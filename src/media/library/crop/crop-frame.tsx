import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { ErrorState } from '@/ui/error-state';
import { useTexts } from '@/lib/i18n/use-texts';
import { versionedAddress, type LibraryFile } from '@/media/media-file';
import type { Size } from './crop-picture';
import { cropMessages } from './messages';

/** Minimum size, in screen pixels, of a frame that can be grabbed. */
const SMALLEST = 24;

interface CropFrameProps {
  file: LibraryFile;
  part: PercentCrop;
  aspect: number | undefined;
  onChange: (part: PercentCrop) => void;
  onSize: (size: Size) => void;
}

/** Picture with a crop frame, moved and resized by mouse, touch and arrow keys. */
export function CropFrame({ file, part, aspect, onChange, onSize }: CropFrameProps) {
  const { t } = useTexts(cropMessages);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <ErrorState title={t('notShown')} onRetry={() => setFailed(false)} />;
  const handle = (edge: string) => t('handle', { edge });
  return (
    <div className="flex justify-center rounded-lg border border-border bg-surface-sunken">
      <ReactCrop
        crop={part}
        {...(aspect && { aspect })}
        keepSelection
        ruleOfThirds
        minWidth={SMALLEST}
        minHeight={SMALLEST}
        onChange={(_, percent) => onChange(percent)}
        ariaLabels={{
          cropArea: t('area'),
          nDragHandle: handle(t('edges.top')),
          neDragHandle: handle(t('edges.topRight')),
          eDragHandle: handle(t('edges.right')),
          seDragHandle: handle(t('edges.bottomRight')),
          sDragHandle: handle(t('edges.bottom')),
          swDragHandle: handle(t('edges.bottomLeft')),
          wDragHandle: handle(t('edges.left')),
          nwDragHandle: handle(t('edges.topLeft')),
        }}
      >
        <img
          src={versionedAddress(file)}
          alt={file.alt}
          className="max-h-[50dvh]"
          onLoad={({ currentTarget }) =>
            onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={() => setFailed(true)}
        />
      </ReactCrop>
    </div>
  );
}
