import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { signOutElsewhere } from '@/session/sign-in';

const SESSIONS = ['account', 'sessions'] as const;

/** Queries the user's sessions: the current one, then the others by last use. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('my_sessions').abortSignal(signal)),
    staleTime: 0,
    meta: { silent: true },
  });
export type SignedInDevice = Awaited<
  ReturnType<NonNullable<ReturnType<typeof sessionsQuery>['queryFn']>>
>[number];

/**
 * Returns a function that refetches the list, after success and failure. Do not await it: the button's row
 * could unmount before the refetch ends.
 */
function useRefetchSessions() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: SESSIONS });
}

/** Ends one of the user's sessions; its next request is refused. */
export const useEndSession = () =>
  useMutation({
    mutationFn: async (session_id: string) => unwrap(await database().rpc('end_session', { session_id })),
    onSettled: useRefetchSessions(),
  });

/** Ends all other sessions of the user. */
export const useSignOutElsewhere = () =>
  useMutation({ mutationFn: signOutElsewhere, onSettled: useRefetchSessions() });
