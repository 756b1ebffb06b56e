import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { AppError, toAppError, unwrap } from '@/lib/errors';
import { database, loadSupabase } from '@/lib/supabase';
import type { Credentials } from './credentials';

const FUNCTION = 'create-admin-user';

async function askFunction(): Promise<boolean> {
  const { functions } = await loadSupabase();
  const answer = await functions.invoke<{ needed?: unknown }>(FUNCTION, {
    method: 'GET',
    timeout: REQUEST_TIMEOUT_MS,
  });
  if (answer.error) throw toAppError(answer.error);
  if (typeof answer.data?.needed !== 'boolean') throw new AppError('malformed', 'No answer to read');
  return answer.data.needed;
}

/** Whether nobody can sign in yet. count_users() says so; when it fails, the function that lists users does. */
export const setupNeededQuery = () =>
  queryOptions({
    queryKey: ['account', 'setup-needed'] as const,
    queryFn: async ({ signal }) => {
      try {
        return unwrap(await database().rpc('count_users').abortSignal(signal)) === 0;
      } catch {
        return askFunction();
      }
    },
    staleTime: 0,
  });

type FunctionAnswer = { error?: string; code?: string };

/** What the function said is wrong: in the body of a refusal, or in an `error` field of a success. */
async function refusalOf(error: unknown, data: FunctionAnswer | null): Promise<AppError | undefined> {
  if (!error) return data?.error ? new AppError('unknown', data.error, data.code) : undefined;
  // functions-js keeps the response of a refusal in `context`; for a failed request that is the cause instead.
  const response: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  if (!(response instanceof Response)) return toAppError(error);
  // The shape every function here answers a refusal with (supabase/functions/_shared/answer.ts).
  const body = (await response.json().catch(() => ({}))) as FunctionAnswer;
  return new AppError('unknown', body.error ?? '', body.code);
}

/**
 * Creates the first admin, on the server and under a lock; fails with the function's code (setup-problem.ts). Whether set-up is still needed is asked again either way.
 */
export function useCreateFirstAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { functions } = await loadSupabase();
      const body = { ...credentials };
      const answer = await functions.invoke<FunctionAnswer>(FUNCTION, { body, timeout: REQUEST_TIMEOUT_MS });
      // functions-js types its error as any; refusalOf takes it as unknown.
      const refusal = await refusalOf(answer.error as unknown, answer.data);
      if (refusal) throw refusal;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: setupNeededQuery().queryKey }),
  });
}
