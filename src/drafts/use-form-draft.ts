import { useState } from 'react';
import { draftValue, type DraftPlace } from '@/session/drafts';
import { useDraft } from './use-draft';
import { useUnsaved } from './use-unsaved';

/** State of a form's draft, shown by RequestDraftNotice. */
export interface Restored {
  /** Time of the last input in milliseconds; undefined if nothing was restored. */
  restoredAt: number | undefined;
  discard: () => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Manages the values of a form, starting with `blank`: stores them while typing, asks before leaving, and
 * restores them after a reload, crash or expired session. `name` identifies form and record. Call `done`
 * after saving.
 */
export function useFormDraft<V>(name: string, place: DraftPlace, blank: V) {
  const { found, keep } = useDraft(name, place);
  const [typed, setTyped] = useState(() => (found ? draftValue(blank, found) : undefined));
  const values = typed ?? blank;
  const isDirty = !same(values, blank);
  const unsaved = useUnsaved(isDirty);
  const set = (next: V) => {
    setTyped(next);
    keep(same(next, blank) ? undefined : next);
  };
  const end = () => {
    unsaved.release();
    keep(undefined);
    setTyped(undefined);
  };
  const restored: Restored = { restoredAt: isDirty ? found?.savedAt : undefined, discard: end };
  return { values, set, isDirty, done: end, restored };
}
