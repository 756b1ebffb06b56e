import { useCallback, useEffect, useRef, useState } from 'react';
import {
  draftKey,
  deleteDraft,
  readDraft,
  writeDraft,
  type DraftPlace,
  type FormDraft,
} from '@/session/drafts';
import { getSession } from '@/session/session-store';

/** Milliseconds before input is stored: the most that a crash can lose. */
const SAVE_EVERY_MS = 300;

/**
 * Stores the draft of one form and record. `found` is the draft of an earlier visit. `keep` stores each
 * change, or deletes the draft if undefined. `flush` stores the last change now.
 */
export function useDraft(
  name: string,
  place: DraftPlace | ((value: unknown) => DraftPlace),
  keyOf: (name: string) => string = draftKey,
) {
  const [key] = useState(() => keyOf(name));
  const [found, setFound] = useState(() => readDraft(key));
  const latest = useRef<FormDraft | null>(found);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = latest.current;
    if (draft) writeDraft(key, draft, typeof place === 'function' ? place(draft.value) : place);
  }, [key, place]);

  const keep = useCallback(
    (value: unknown) => {
      if (value !== undefined) {
        latest.current = { savedAt: Date.now(), value, isOpen: true };
        timer.current ??= setTimeout(flush, SAVE_EVERY_MS);
        return;
      }
      clearTimeout(timer.current);
      timer.current = undefined;
      latest.current = null;
      deleteDraft(key);
      setFound(null);
    },
    [key, flush],
  );

  useEffect(() => {
    // Mark a draft as open when its form is opened again.
    if (latest.current) latest.current = { ...latest.current, isOpen: true };
    flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      const isClosed = getSession().status === 'signed-in';
      if (latest.current) latest.current = { ...latest.current, isOpen: !isClosed };
      flush();
    };
  }, [flush]);

  return { key, found, keep, flush };
}
