import { useEffect, useEffectEvent, useState } from 'react';
import { recall, remember } from '@/lib/storage';
import { useSession } from '@/session/use-session';
import type { FormValues, KitRow } from './row-values';

interface Draft {
  /** The version the values were written for; null for a new row. */
  base: KitRow | null;
  values: FormValues;
}

function stored(key: string): Draft | undefined {
  try {
    // Only useKeepDraft writes there.
    return (JSON.parse(recall(key, 'session') || 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What the same person had not saved when this form was last taken away; given once. */
export function useDraft(name: string) {
  const session = useSession();
  const [key] = useState(() => `draft:${session.status === 'signed-in' ? session.user.id : ''}:${name}`);
  const [draft] = useState(() => stored(key));
  useEffect(() => remember(key, '', 'session'), [key]);
  return { key, draft };
}

/**
 * Keeps unsaved values in the tab's storage when the form is taken away without a question, as the guard does when
 * the session ends. `read` gives what is unsaved, or nothing.
 */
export function useKeepDraft(key: string, read: () => Draft | undefined): void {
  const keep = useEffectEvent(() => {
    const draft = read();
    if (draft) remember(key, JSON.stringify(draft), 'session');
  });
  useEffect(() => () => keep(), []);
}
