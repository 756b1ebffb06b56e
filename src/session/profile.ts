import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { hasRole, type Role } from '@/config/roles';
import { toAppError } from '@/lib/errors';
import { database, loadSupabase } from '@/lib/supabase';
import { expireSession, getSession, subscribeToSession } from './session-store';
import { useSession } from './use-session';

/**
 * Asks the auth service whether this session still exists. Ends it locally if it was ended elsewhere, is too
 * old or was idle for too long.
 */
async function checkSession(): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await auth.getUser();
  if (error?.name === 'AuthSessionMissingError') return expireSession();
  if (error) return;
  // The client removes a refused session and notifies its listeners.
  await auth.refreshSession();
}

/**
 * The user's row in app_users. `status` is 'missing' without a row: the user is shown as a viewer, and the
 * database returns no data.
 */
export type Profile = {
  id: string;
  fullName: string;
  email: string;
  role: string;
  status: 'active' | 'deactivated' | 'missing';
  /** True for a viewer with reading access for an audit today. */
  hasAuditAccess: boolean;
};

type User = { id: string; email: string };

/** Fallback of spec section 3: full_name is the e-mail, role viewer. */
export const fallbackProfile = (user: User): Profile => ({
  ...user,
  fullName: user.email,
  role: 'viewer',
  status: 'missing',
  hasAuditAccess: false,
});

/** Returns whether the user has reading access today. If the query fails, the user is a viewer without it. */
async function hasAuditAccess(role: string): Promise<boolean> {
  if (!hasRole(role, ['viewer'])) return false;
  const { data, error } = await database().rpc('own_audit_access');
  return !error && Boolean(data);
}

/** Profile query of spec section 7: app_users by id, single. */
export const profileQuery = (user: User) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- the e-mail is only a fallback for the name; its change must not close the screen
  queryOptions({
    queryKey: ['app_users', 'profile', user.id] as const,
    queryFn: async (): Promise<Profile> => {
      const answer = database()
        .from('app_users')
        .select('full_name, email, role, is_active')
        .eq('id', user.id);
      // Not single(): a missing row would log a failed request in the browser's console.
      const { data: row, error, status } = await answer.maybeSingle();
      if (error) throw toAppError(error, status);
      // No profile, or the session was ended elsewhere.
      if (!row) {
        await checkSession();
        return fallbackProfile(user);
      }
      return {
        id: user.id,
        fullName: row.full_name || row.email,
        email: row.email,
        role: row.role,
        status: row.is_active ? 'active' : 'deactivated',
        hasAuditAccess: await hasAuditAccess(row.role),
      };
    },
    meta: { table: 'app_users', silent: true },
    staleTime: Infinity,
  });

/**
 * Prefetches the profile as soon as the user is known, so that the back-office guard need not wait. Resolves
 * when the request is sent, or when no one is signed in.
 */
export async function prefetchProfile(queryClient: QueryClient): Promise<void> {
  if (getSession().status === 'loading')
    await new Promise<void>((resolve) => {
      const leave = subscribeToSession(() => {
        leave();
        resolve();
      });
    });
  const session = getSession();
  // The guard reads the result or the error from the cache.
  if (session.status === 'signed-in')
    void queryClient.query(profileQuery(session.user)).catch(() => undefined);
}

/**
 * Returns the signed-in user's profile; `data` is undefined while it loads, when it fails, and for visitors.
 */
export function useProfile() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : { id: '', email: '' };
  return useQuery({ ...profileQuery(user), enabled: session.status === 'signed-in' });
}

/**
 * Returns true when the signed-in user has one of the roles. Hides only what the database would refuse
 * anyway.
 */
export function useCan(roles: readonly Role[]): boolean {
  const { data: profile } = useProfile();
  return profile !== undefined && profile.status === 'active' && hasRole(profile.role, roles);
}
