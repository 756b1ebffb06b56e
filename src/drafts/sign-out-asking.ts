import { hasDrafts } from '@/session/drafts';
import './leave-question';
import { requestSignOut } from './sign-out-request';
import { hasFrame } from './unsaved';

/** Signs out, after confirmation if unsaved input would be lost. */
export function signOutAsking(signOut: () => void): void {
  if (!hasFrame() || !hasDrafts()) return signOut();
  // Wait until the menu has returned the focus; the dialog then takes it.
  setTimeout(() => requestSignOut(signOut));
}
