import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '@/config/constants';
import { loadSupabase, mayHaveSession, storedSession } from '@/lib/whole-client';
import { removeStored, readStored, writeStored } from '@/lib/storage';
import { needsCode } from './assurance';

export type SessionState =
  | { status: 'loading' }
  /**
   * `expired`: the session ended by itself, and signing in returns to this page. `left`: the user signed out
   * on this page. `unread`: a session is stored, but the code that reads it could not be loaded.
   */
  | { status: 'signed-out'; expired: boolean; left?: boolean; unread?: true }
  /** `needsCode`: the second factor is still missing; the database gives such a session no role. */
  | { status: 'signed-in'; user: { id: string; email: string }; needsCode?: boolean };

/** Marks an expired session in this tab, so that a page loaded later can report it. */
const ENDED_KEY = 'lsbu-session-ended';

let state: SessionState = { status: 'loading' };
let following: Promise<void> | undefined;
let isSigningOut = false;
const listeners = new Set<() => void>();
const identityListeners = new Set<() => void>();

/** Changes with the user and the assurance level, because both affect what is visible. */
const identity = (each: SessionState) =>
  each.status === 'signed-in' ? `${each.user.id} ${each.needsCode === true}` : undefined;

function setState(next: SessionState) {
  if (next.status === 'signed-out' && next.expired) writeStored(ENDED_KEY, '1', 'session');
  else removeStored(ENDED_KEY, 'session');
  const changed = state.status !== 'loading' && identity(state) !== identity(next);
  state = next;
  if (changed) for (const listener of identityListeners) listener();
  for (const listener of listeners) listener();
}

function acceptSession(session: Session) {
  const { id, email = '' } = session.user;
  const next: SessionState = { status: 'signed-in', user: { id, email }, needsCode: needsCode(session) };
  // A refreshed token is the same user: screens need not re-render.
  if (identity(state) !== identity(next)) setState(next);
}

function onAuthEvent(_event: AuthChangeEvent, session: Session | null) {
  if (session) return acceptSession(session);
  // Applies while loading or unread, too: the server has rejected the stored session.
  if (state.status !== 'signed-out' || state.unread)
    setState({ status: 'signed-out', expired: !isSigningOut, left: isSigningOut });
}

/** Loads the auth client and subscribes to it. Idempotent. */
export function followAuth(): Promise<void> {
  following ??= loadSupabase().then(
    ({ auth }) => void auth.onAuthStateChange(onAuthEvent),
    (error: unknown) => {
      following = undefined;
      throw error;
    },
  );
  return following;
}

/**
 * Handles a page restored from the back/forward cache whose user may have signed out since: it becomes
 * signed-out, or is hidden and reloaded if another user has signed in.
 */
function onReturn({ persisted }: PageTransitionEvent) {
  if (!persisted || state.status !== 'signed-in') return;
  const stored = readStored(SESSION_STORAGE_KEY);
  if (stored === null) setState({ status: 'signed-out', expired: false, left: true });
  else if (!stored.includes(state.user.id)) {
    // Hide the content now instead of after the reload.
    setState({ status: 'loading' });
    window.location.reload();
  }
}

/**
 * Determines the session. Visitors without a stored session, and users whose session needs no renewal, are
 * known synchronously without a download; the auth client loads afterwards.
 */
export function startSession(): void {
  window.addEventListener('pageshow', onReturn);
  if (!mayHaveSession()) {
    return setState({ status: 'signed-out', expired: readStored(ENDED_KEY, 'session') !== null });
  }
  const stored = storedSession();
  if (stored) acceptSession(stored);
  // Without the auth client no one can be signed in; code that needs it retries loading it.
  followAuth().catch(() => setState({ status: 'signed-out', expired: false, unread: true }));
}

/** Runs `action`. A session that ends meanwhile counts as signed out, not as expired. */
export async function withSignOutPending(action: () => Promise<void>): Promise<void> {
  isSigningOut = true;
  try {
    await action();
  } finally {
    isSigningOut = false;
  }
}

/** Deletes a session whose token the server refused, so that the guard redirects to the login page. */
export async function expireSession(): Promise<void> {
  if (state.status === 'signed-out') return;
  setState({ status: 'signed-out', expired: true });
  const { auth } = await loadSupabase();
  await auth.signOut({ scope: 'local' });
}

export const getSession = (): SessionState => state;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when the signed-in user changes, so that cached rows can be dropped. */
export function onIdentityChange(listener: () => void): () => void {
  identityListeners.add(listener);
  return () => identityListeners.delete(listener);
}

/** Resets the store; for tests, whose earlier pages would refetch everything on a later sign-in. */
export function resetSession(): void {
  state = { status: 'loading' };
  following = undefined;
  identityListeners.clear();
}
