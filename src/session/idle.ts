import { useCallback, useEffect, useState } from 'react';
import { recall, remember } from '@/lib/storage';
import { expireSession } from './session-store';

const KEY = 'active-at';
const HOUR_MS = 60 * 60_000;
const CHECK_MS = 60_000;
/** Time between the warning and the end of the session (WCAG 2.2.1). */
export const WARNED_MS = 5 * 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Ends the session when nobody has touched any of its tabs for so many hours: the server sees an open tab renew its token and
 * cannot tell it from a person. What was typed is kept, as with every session that ends (./kept.ts). `isNear` says that the end
 * is minutes away; `stay` puts it off.
 */
export function useIdleEnd(hours: number): { isNear: boolean; stay: () => void } {
  const [isNear, setNear] = useState(false);
  const stay = useCallback(() => {
    remember(KEY, String(Date.now()));
    setNear(false);
  }, []);
  useEffect(() => {
    let notedAt = 0;
    const note = () => {
      if (Date.now() - notedAt < CHECK_MS) return;
      notedAt = Date.now();
      remember(KEY, String(notedAt));
    };
    const check = () => {
      // Other tabs write there too.
      const last = Number(recall(KEY)) || Date.now();
      const left = last + hours * HOUR_MS - Date.now();
      setNear(left < WARNED_MS);
      if (left < 0) void expireSession();
    };
    // Somebody has opened a page; whether too late, the server says.
    note();
    const timer = setInterval(check, CHECK_MS);
    // A laptop that was asleep: look before the first touch counts.
    const wake = () => document.visibilityState === 'visible' && check();
    document.addEventListener('visibilitychange', wake);
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true });
    };
  }, [hours]);
  return { isNear, stay };
}
