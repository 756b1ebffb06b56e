import { useEffect, useState, useSyncExternalStore } from 'react';
import { createEvidenceUploads, type UploadSlot } from './uploads';

/** Starts pending uploads, stops them on unmount, and reports uploaded files. */
export function useEvidenceUploads(
  slots: readonly UploadSlot[],
  files: ReadonlyMap<string, File>,
  arrived: readonly string[],
  onArrived: (paths: string[]) => void,
) {
  const [uploads] = useState(() => createEvidenceUploads(slots, files, arrived));
  const list = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const done = list.filter(({ state }) => state === 'done').map(({ slot }) => slot.path);
  const doneKey = done.join();

  useEffect(() => {
    uploads.start();
    window.addEventListener('online', uploads.resume);
    return () => {
      window.removeEventListener('online', uploads.resume);
      uploads.stopAll();
    };
  }, [uploads]);
  useEffect(() => {
    if (doneKey !== '') onArrived(doneKey.split(','));
  }, [doneKey, onArrived]);

  return { uploads, list };
}
