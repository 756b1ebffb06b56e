import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession, type SessionState } from './session-store';

const LOADING: SessionState = { status: 'loading' };

/** Who is signed in on this browser, as far as is known. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, getSession, () => LOADING);
}
