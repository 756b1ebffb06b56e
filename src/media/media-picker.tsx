import { lazy, Suspense } from 'react';
import type { Accept, MediaFile } from './media-file';

export interface MediaPickerProps {
  open: boolean;
  accept: Accept;
  /** A file was chosen, or has just been uploaded. The picker does not close by itself. */
  onPick: (file: MediaFile) => void;
  onClose: () => void;
  /** Files to upload at once: pasted or dropped where the picker was not open yet. */
  initialFiles?: readonly File[] | undefined;
}

const PickerDialog = lazy(() =>
  import('./picker-dialog').then(({ PickerDialog }) => ({ default: PickerDialog })),
);

/** The library in a window, to choose one file from or to upload it. A chunk of its own, loaded when it is opened. */
export function MediaPicker(props: MediaPickerProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <PickerDialog {...props} />
    </Suspense>
  );
}
