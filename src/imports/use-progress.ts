import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { expireSession } from '@/session/session-store';
import type { ImportKind } from './define-import';
import { storedProgress, storeProgress, type Progress } from './import-memory';
import { runImport, type Run } from './run-import';

/** Returns the progress with a running import marked as interrupted, to resume it. */
const interrupted = (progress: Progress): Progress =>
  progress.run?.status === 'running' ? { ...progress, run: { ...progress.run, status: 'failed' } } : progress;

/** Manages the progress through the steps and the running import; survives leaving the screen. */
export function useProgress(kind: ImportKind) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(() => interrupted(storedProgress(kind)));
  const isCancelled = useRef(false);
  const current = useRef(progress);

  const change = (part: Partial<Progress>) => {
    current.current = { ...current.current, ...part };
    storeProgress(kind, current.current);
    setProgress(current.current);
  };

  // Stop after the current batch, so that no import runs unnoticed.
  useEffect(() => {
    isCancelled.current = false;
    return () => void (isCancelled.current = true);
  }, []);

  const run = async (from: Run) => {
    isCancelled.current = false;
    change({ step: 'run', run: from });
    const { error } = await runImport(
      kind,
      from,
      () => isCancelled.current,
      (step) => change({ run: step }),
    );
    // The query client handles this error only for its queries and mutations.
    if (error?.kind === 'unauthorized') return expireSession();
    await queryClient.invalidateQueries({ queryKey: ['imports', 'past'] });
    await queryClient.invalidateQueries({ queryKey: [kind] });
  };
  const cancel = () => void (isCancelled.current = true);
  return { progress, change, run, cancel };
}
