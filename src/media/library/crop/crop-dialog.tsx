import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { FailureNotice } from '@/ui/failure-notice';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { LibraryFile } from '@/media/media-file';
import { mediaMessages } from '@/media/messages';
import { mediaLibraryMessages } from '@/media/library/messages';
import { mediaProblemMessage } from '@/media/library/reason';
import { CroppedUpload } from './cropped-upload';
import { cropPicture, focusWithin, pixelsOf, type CropPart, type Size } from './crop-picture';
import { CropFrame } from './crop-frame';
import { cropMessages } from './messages';

/** Ratios of width to height. Slides and covers are wide; people and icons are square. */
const SHAPES = { free: undefined, wide: 16 / 9, classic: 4 / 3, square: 1 } as const;
type Shape = keyof typeof SHAPES;
const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];
/** Minimum width in pixels; narrower pictures look blurred across a column. */
const NARROW = 480;
const START = { unit: '%', x: 10, y: 10, width: 80, height: 80 } as const;

/** Returns the initial frame: the largest centred area of the shape. */
function initialCrop(shape: Shape, size: Size | undefined): PercentCrop {
  const aspect = SHAPES[shape];
  if (!aspect || !size) return START;
  const { width, height } = size;
  return centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height);
}

export interface CropDialogProps {
  file: LibraryFile;
  /** Replaces the file's content with the cropped part; `focus` is the focal point within that part. */
  onReplace: (content: File, focus: { x: number; y: number }) => void;
  /** Called after the part was saved as a new file. */
  onCreated: (id: string) => void;
  onClose: () => void;
}

/**
 * Crops a picture into a new file, which is described and uploaded like any other, or in place of the old
 * content.
 */
export function CropDialog({ file, onReplace, onCreated, onClose }: CropDialogProps) {
  const { t } = useTexts(cropMessages, mediaLibraryMessages, mediaMessages);
  const [shape, setShape] = useState<Shape>('free');
  const [moved, setMoved] = useState<PercentCrop>();
  const [size, setSize] = useState<Size>();
  const [work, setWork] = useState<'copy' | 'replace'>();
  const [failure, setFailure] = useState<unknown>();
  const [copy, setCopy] = useState<File>();

  const part = moved ?? initialCrop(shape, size);
  const choose = (next: Shape) => {
    setShape(next);
    setMoved(next === 'free' ? part : undefined);
  };
  async function saveCrop(wanted: 'copy' | 'replace') {
    setFailure(undefined);
    setWork(wanted);
    try {
      const content = await cropPicture(file, part);
      if (wanted === 'copy') setCopy(content);
      else onReplace(content, focusWithin({ x: file.focalX, y: file.focalY }, part));
    } catch (error) {
      setFailure(error);
    } finally {
      setWork(undefined);
    }
  }

  if (copy)
    return (
      <Dialog open onOpenChange={onClose} size="lg" title={t('copyTitle')} description={t('copyHint')}>
        <CroppedUpload content={copy} words={{ alt: file.alt, altEn: file.altEn ?? '' }} onDone={onCreated} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('title')}
      description={t('hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="secondary"
            disabled={!size}
            isPending={work === 'replace'}
            onClick={() => void saveCrop('replace')}
          >
            {t('replace')}
          </Button>
          <Button disabled={!size} isPending={work === 'copy'} onClick={() => void saveCrop('copy')}>
            {t('copy')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <Field label={t('shape')} className="max-w-sm">
          <Select value={shape} onChange={(event) => choose(event.target.value as Shape)}>
            {SHAPE_NAMES.map((name) => (
              <option key={name} value={name}>
                {t(`shapes.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        <CropFrame file={file} part={part} aspect={SHAPES[shape]} onChange={setMoved} onSize={setSize} />
        {size && <PartSize part={part} size={size} />}
        {file.uses > 0 && <p className="text-sm text-text-muted">{t('used', { count: file.uses })}</p>}
        {failure !== undefined && (
          <FailureNotice of={failure} title={t('failed')}>
            <p>{t(`mediaLibrary:reasons.${mediaProblemMessage(failure)}`)}</p>
          </FailureNotice>
        )}
      </div>
    </Dialog>
  );
}

/** Shows the part's size in pixels, with a warning if it is small. */
function PartSize({ part, size }: { part: CropPart; size: Size }) {
  const { t } = useTexts(cropMessages, mediaMessages);
  const language = useLanguage();
  const { width, height } = pixelsOf(part, size);
  const [wide, high] = [formatNumber(language, width), formatNumber(language, height)];
  return (
    <p role="status" className="text-sm tabular-nums">
      {t('media:size', { width: wide, height: high })}
      {width < NARROW && <span className="block text-warning">{t('narrow')}</span>}
    </p>
  );
}
