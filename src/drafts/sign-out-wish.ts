import { tellListeners } from './unsaved';

let wish: (() => void) | undefined;

/** The sign-out that waits for confirmation. */
export const signOutWish = (): (() => void) | undefined => wish;

export function wishSignOut(next: (() => void) | undefined): void {
  wish = next;
  tellListeners();
}
