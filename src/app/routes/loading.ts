import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  // Pages start loading during render, when React forbids updates of other components.
  queueMicrotask(() => {
    underWay += change;
    for (const listener of listeners) listener();
  });
}

/** Counts a page as loading, for the progress bar. */
export function followLoading<T>(page: Promise<T>): Promise<T> {
  count(1);
  return page.finally(() => count(-1));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true while a page is loading. */
export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
