import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { expireSession } from './session-store';

const KEY = 'active-at';
const HOUR_MS = 60 * 60_000;
const CHECK_MS = 60_000;
/** Time in milliseconds between the warning and the end of the session (WCAG 2.2.1). */
export const WARNING_MS = 5 * 60_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Ends the session when no tab was used for this many hours: the server cannot distinguish use from an open
 * tab that renews its token. Drafts are preserved, as for every expired session (./drafts.ts). `isExpiring` is
 * true in the minutes before the end; `extend` postpones it.
 */
export function useIdleEnd(hours: number): { isExpiring: boolean; extend: () => void } {
  const [isExpiring, setExpiring] = useState(false);
  const extend = useCallback(() => {
    writeStored(KEY, String(Date.now()));
    setExpiring(false);
  }, []);
  useEffect(() => {
    let notedAt = 0;
    const note = () => {
      if (Date.now() - notedAt < CHECK_MS) return;
      notedAt = Date.now();
      writeStored(KEY, String(notedAt));
    };
    const check = () => {
      // Other tabs also write this key.
      const last = Number(readStored(KEY)) || Date.now();
      const left = last + hours * HOUR_MS - Date.now();
      setExpiring(left < WARNING_MS);
      if (left < 0) void expireSession();
    };
    // Opening a page counts as use; the server decides whether the session is still valid.
    note();
    const timer = setInterval(check, CHECK_MS);
    // Check on wake-up, before the first input counts as use.
    const checkWhenVisible = () => document.visibilityState === 'visible' && check();
    document.addEventListener('visibilitychange', checkWhenVisible);
    for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkWhenVisible);
      for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, note, { capture: true });
    };
  }, [hours]);
  return { isExpiring, extend };
}
