import type { RefObject } from 'react';

/** Moves the focus once a dialog that is closing has let go of it: what had it before the dialog is gone. */
export function focusAfterDialog(place: RefObject<HTMLElement | null>): void {
  setTimeout(() => place.current?.focus({ preventScroll: true }));
}
