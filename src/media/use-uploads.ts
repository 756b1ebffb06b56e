import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useClosingQuestion } from '@/lib/use-blocker';
import type { Accept, MediaFile } from './media-file';
import { createUploads, isBusy } from './upload-queue';

/** Files on their way into the library while the caller is on screen; leaving the page meanwhile is asked about. */
export function useUploads(accept: Accept, onDone: (file: MediaFile) => void) {
  const queryClient = useQueryClient();
  const arrived = useEffectEvent((file: MediaFile) => {
    void queryClient.invalidateQueries({ queryKey: ['media'] });
    onDone(file);
  });
  const [uploads] = useState(() => createUploads(accept));
  useEffect(() => {
    uploads.whenDone((file) => arrived(file));
    return () => uploads.stopAll();
  }, [uploads]);

  const items = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const busy = isBusy(items);
  useClosingQuestion(busy);
  return { uploads, items };
}
