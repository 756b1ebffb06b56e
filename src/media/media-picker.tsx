import { lazy, Suspense } from 'react';
import type { MediaPickerProps } from './picker-dialog';

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
