import { tellListeners } from './unsaved';

let wish: (() => void) | undefined;

/** Returns the sign-out that awaits confirmation, if any. */
export const signOutWish = (): (() => void) | undefined => wish;

export function wishSignOut(next: (() => void) | undefined): void {
  wish = next;
  tellListeners();
}
