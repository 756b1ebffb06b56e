import { hasDrafts } from '@/session/drafts';
import './leave-question';
import { wishSignOut } from './sign-out-wish';
import { hasFrame } from './unsaved';

/** Signs out, after a question when something that was typed would be lost. */
export function signOutAsking(signOut: () => void): void {
  if (!hasFrame() || !hasDrafts()) return signOut();
  // The menu gives its focus back first; the question then takes it.
  setTimeout(() => wishSignOut(signOut));
}
