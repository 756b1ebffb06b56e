import type { RefObject } from 'react';

/** Moves the focus once a closing dialog has released it; for dialogs whose trigger was removed. */
export function focusAfterDialog(place: RefObject<HTMLElement | null>): void {
  setTimeout(() => place.current?.focus({ preventScroll: true }));
}
