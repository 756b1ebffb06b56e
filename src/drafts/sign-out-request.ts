import { tellListeners } from './unsaved';

let pending: (() => void) | undefined;

/** Returns the sign-out that awaits confirmation, if any. */
export const pendingSignOut = (): (() => void) | undefined => pending;

export function requestSignOut(next: (() => void) | undefined): void {
  pending = next;
  tellListeners();
}
