import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  // Pages begin to load while React renders, when no component may be told anything.
  queueMicrotask(() => {
    underWay += change;
    for (const listener of listeners) listener();
  });
}

/** Counts a page that is being loaded, for the progress bar. */
export function followLoading<T>(page: Promise<T>): Promise<T> {
  count(1);
  return page.finally(() => count(-1));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while a page is on its way. */
export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
