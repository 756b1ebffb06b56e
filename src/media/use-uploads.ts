import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useClosingQuestion } from '@/lib/use-blocker';
import type { Accept, MediaFile } from './media-file';
import type { Descriptions } from './send-file';
import { createUploads, isBusy } from './upload-queue';

interface InitialUploads {
  files: readonly File[];
  words?: Descriptions;
}

/** Uploads files while the caller is mounted. Asks for confirmation before leaving during an upload. */
export function useUploads(accept: Accept, onDone: (file: MediaFile) => void, initial?: InitialUploads) {
  const queryClient = useQueryClient();
  const arrived = useEffectEvent((file: MediaFile) => {
    void queryClient.invalidateQueries({ queryKey: ['media'] });
    onDone(file);
  });
  const [uploads] = useState(() => {
    const made = createUploads(accept);
    if (initial) made.add(initial.files, initial.words);
    return made;
  });
  useEffect(() => {
    uploads.whenDone((file) => arrived(file));
    return () => uploads.stopAll();
  }, [uploads]);

  const items = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const busy = isBusy(items);
  useClosingQuestion(busy);
  return { uploads, items };
}
