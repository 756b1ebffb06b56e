import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { Accept, MediaFile } from './media-file';
import { MediaPicker } from './media-picker';

type Answer = (file: MediaFile | null) => void;

/**
 * The picker as a question: `pick()` opens it and answers with the chosen file, or null when somebody leaves without
 * one. `picker` must be on the page. Files given to `pick` are uploaded at once, after asking what they show.
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
