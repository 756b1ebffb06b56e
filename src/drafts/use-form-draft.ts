import { useState } from 'react';
import { valueFrom, type DraftPlace } from '@/session/drafts';
import { useDraft } from './use-draft';
import { useUnsaved } from './use-unsaved';

/** The state of a form's draft, as DraftNotice shows it. */
export interface Restored {
  /** When it was typed, in milliseconds; nothing was restored without it. */
  restoredAt: number | undefined;
  discard: () => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of a form of the back-office, which shows `blank` until something is typed: kept while they are typed, asked about before they are
 * left, there again after a reload, a crash or an ended session. `name` says which form, and of which record. `done` when
 * they are saved.
 */
export function useFormDraft<V>(name: string, place: DraftPlace, blank: V) {
  const { found, keep } = useDraft(name, place);
  const [typed, setTyped] = useState(() => (found ? valueFrom(blank, found) : undefined));
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
