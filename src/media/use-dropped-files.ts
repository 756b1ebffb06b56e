import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files that are pasted, or dropped anywhere on the page, while the caller is mounted. `isOver` is
 * true while files are dragged over the page. Without it, dropping a file next to its target would leave the
 * page.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void, isActive = true) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((list: FileList | undefined) => {
    setOver(false);
    if (list && list.length > 0) onFiles([...list]);
  });

  useEffect(() => {
    if (!isActive) return;
    const listening = new AbortController();
    const on = <K extends 'dragenter' | 'dragover' | 'dragleave' | 'drop'>(
      name: K,
      then: (event: DragEvent) => void,
    ) =>
      document.addEventListener(
        name,
        (event) => {
          if (!holdsFiles(event)) return;
          event.preventDefault();
          then(event);
        },
        listening,
      );
    on('dragenter', () => setOver(true));
    on('dragover', () => setOver(true));
    // The pointer left the window; between two elements, relatedTarget is set.
    on('dragleave', (event) => event.relatedTarget === null && setOver(false));
    on('drop', (event) => take(event.dataTransfer?.files));
    document.addEventListener(
      'paste',
      (event) => {
        const files = event.clipboardData?.files;
        if (!files?.length) return;
        event.preventDefault();
        take(files);
      },
      listening,
    );
    return () => listening.abort();
  }, [isActive]);

  return isOver;
}
