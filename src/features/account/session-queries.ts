import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { signOutElsewhere } from '@/session/sign-in';

const SESSIONS = ['account', 'sessions'] as const;

/** Where the signed-in person is signed in; this session first, then by last use. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('my_sessions').abortSignal(signal)).map((session) => ({
        ...session,
        // Columns of functions are typed as never null; these two may be.
        user_agent: session.user_agent as string | null,
        ip: session.ip as string | null,
      })),
    staleTime: 0,
    meta: { silent: true },
  });
export type OwnSession = Awaited<
  ReturnType<NonNullable<ReturnType<typeof sessionsQuery>['queryFn']>>
>[number];

function useSessionsMutation<V>(mutationFn: (value: V) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS }),
  });
}

/** Ends one of the own sessions: it is refused at its next call. */
export const useEndSession = () =>
  useSessionsMutation(async (session_id: string) =>
    unwrap(await database().rpc('end_session', { session_id })),
  );

/** Ends all the own sessions but this one. */
export const useSignOutElsewhere = () => useSessionsMutation<void>(signOutElsewhere);
