import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { HERO_AUTO_ADVANCE_MS } from '@/config/constants';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** True while the tab is in front. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

/** Calls `advance` when a slide has been shown for 7000 ms (spec section 9); every change of slide begins anew. */
export function useAutoAdvance(isRunning: boolean, selected: number, advance: () => void): void {
  const onDue = useEffectEvent(advance);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => onDue(), HERO_AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, selected]);
}
