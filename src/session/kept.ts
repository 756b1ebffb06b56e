import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { recall, remember } from '@/lib/storage';
import { useSession } from './use-session';

/** What `name` held when the same person's work on it was taken away in this tab; given once. */
export function useKept<T>(name: string): { key: string; kept: T | undefined } {
  const session = useSession();
  const [key] = useState(() => `kept:${session.status === 'signed-in' ? session.user.id : ''}:${name}`);
  const [kept] = useState(() => {
    try {
      // Only useKeep writes there, for the same name.
      return (JSON.parse(recall(key, 'session') || 'null') as T | null) ?? undefined;
    } catch {
      return undefined;
    }
  });
  useEffect(() => remember(key, '', 'session'), [key]);
  return { key, kept };
}

/** Keeps in the tab's storage, when this part of the screen goes away, what `read` gives; nothing when it gives nothing. */
export function useKeep(key: string, read: () => unknown): void {
  const keep = useEffectEvent(() => {
    const value = read();
    if (value !== undefined) remember(key, JSON.stringify(value), 'session');
  });
  useEffect(() => () => keep(), []);
}

/** A text that outlives its field: a session that ends, or another screen, does not take it away. `release` lets it go. */
export function useKeptText(name: string) {
  const { key, kept } = useKept<string>(name);
  const [text, setText] = useState(typeof kept === 'string' ? kept : '');
  const released = useRef(false);
  useKeep(key, () => (text.trim() && !released.current ? text : undefined));
  const release = () => {
    released.current = true;
  };
  return { text, setText, release };
}
