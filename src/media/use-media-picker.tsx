import { useCallback, useRef, useState, type ReactNode, lazy, Suspense } from 'react';
import type { Accept, MediaFile } from './media-file';
import type { MediaPickerProps } from './picker-dialog';

const PickerDialog = lazy(() =>
  import('./picker-dialog').then(({ PickerDialog }) => ({ default: PickerDialog })),
);

/** Renders the dialog to choose or upload a file: a separate chunk, loaded on opening. */
function MediaPicker(props: MediaPickerProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <PickerDialog {...props} />
    </Suspense>
  );
}

type Answer = (file: MediaFile | null) => void;

/**
 * Opens the media picker: `pick()` resolves with the chosen file, or null if cancelled. Render `picker` on
 * the page. Files passed to `pick` are uploaded immediately, after asking for descriptions.
 */
export function useMediaPicker(accept: Accept): {
  pick: (files?: readonly File[]) => Promise<MediaFile | null>;
  picker: ReactNode;
} {
  const [asked, setAsked] = useState<{ files: readonly File[] | undefined }>();
  const answer = useRef<Answer>(undefined);
  const settle = (file: MediaFile | null) => {
    setAsked(undefined);
    answer.current?.(file);
    answer.current = undefined;
  };
  const pick = useCallback((files?: readonly File[]) => {
    answer.current?.(null);
    setAsked({ files });
    return new Promise<MediaFile | null>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const picker = asked && (
    <MediaPicker
      open
      accept={accept}
      initialFiles={asked.files}
      onPick={settle}
      onClose={() => settle(null)}
    />
  );
  return { pick, picker };
}
