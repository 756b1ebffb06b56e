import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession, type SessionState } from './session-store';

const LOADING: SessionState = { status: 'loading' };

/** Returns the session of this browser, as far as it is known. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, getSession, () => LOADING);
}
