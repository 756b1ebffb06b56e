import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { AppError, toAppError, unwrap } from '@/lib/errors';
import { database, loadSupabase } from '@/lib/supabase';
import { callFunction } from '@/session/call-function';
import type { SetupCredentials } from './credentials';

const FUNCTION = 'create-admin-user';
const SETUP_POLL_MS = 5000;

async function isSetupNeeded(): Promise<boolean> {
  const { functions } = await loadSupabase();
  const answer = await functions.invoke<{ needed?: unknown }>(FUNCTION, {
    method: 'GET',
    timeout: REQUEST_TIMEOUT_MS,
  });
  if (answer.error) throw toAppError(answer.error);
  if (typeof answer.data?.needed !== 'boolean') throw new AppError('malformed', 'The response is empty');
  return answer.data.needed;
}

/**
 * Queries whether the site still has no users, by count_users(). If this fails, the edge function decides on
 * submission.
 */
export const setupNeededQuery = () =>
  queryOptions({
    queryKey: ['account', 'setup-needed'] as const,
    queryFn: async ({ signal }) => {
      try {
        return unwrap(await database().rpc('count_users').abortSignal(signal)) === 0;
      } catch {
        return isSetupNeeded();
      }
    },
    staleTime: 0,
    // Poll, because another person may be creating the first admin; the login form appears afterwards.
    refetchInterval: ({ state }) => (state.data ? SETUP_POLL_MS : false),
  });

/**
 * Creates the first admin on the server, under a lock. Rejects with the function's error code (use-sign-in.ts).
 * Refetches whether set-up is needed either way.
 */
export function useCreateFirstAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ setupSecret, ...credentials }: SetupCredentials) =>
      callFunction(FUNCTION, { ...credentials, setup_secret: setupSecret }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: setupNeededQuery().queryKey }),
  });
}
