import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { signOutElsewhere } from '@/session/sign-in';

const SESSIONS = ['account', 'sessions'] as const;

/** Sessions of the signed-in person; this one first, then by last use. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('my_sessions').abortSignal(signal)),
    staleTime: 0,
    meta: { silent: true },
  });
export type OwnSession = Awaited<
  ReturnType<NonNullable<ReturnType<typeof sessionsQuery>['queryFn']>>
>[number];

/** The list is read again on success and failure; not awaited, because the row of the button may be gone by then. */
function useListAgain() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: SESSIONS });
}

/** Ends one of the own sessions: it is refused at its next call. */
export const useEndSession = () =>
  useMutation({
    mutationFn: async (session_id: string) => unwrap(await database().rpc('end_session', { session_id })),
    onSettled: useListAgain(),
  });

/** Ends all the own sessions but this one. */
export const useSignOutElsewhere = () =>
  useMutation({ mutationFn: signOutElsewhere, onSettled: useListAgain() });
