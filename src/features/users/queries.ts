import { queryOptions, useMutation } from '@tanstack/react-query';
import { z } from '@/lib/zod';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { AppError, toAppError } from '@/lib/errors';
import { database, loadSupabase } from '@/lib/supabase';

const FUNCTION = 'manage-users';

const peopleSchema = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      full_name: z.string(),
      email: z.string(),
      role: z.enum(['admin', 'editor', 'viewer']),
      is_active: z.boolean(),
      last_sign_in_at: z.string().nullable(),
      has_accepted: z.boolean(),
      has_second_factor: z.boolean(),
      is_self: z.boolean(),
    }),
  ),
});
export type StaffMember = z.infer<typeof peopleSchema>['people'][number];

/** Tasks of the edge function (supabase/functions/manage-users/input.ts). */
export type UserTask =
  | { action: 'invite'; email: string; full_name: string; role: StaffMember['role'] }
  | { action: 'change-role'; id: string; role: StaffMember['role'] }
  | { action: 'deactivate' | 'reactivate' | 'reset-factors' | 'resend' | 'withdraw'; id: string };

const refusalSchema = z.object({ error: z.string(), code: z.string() });

/** Converts an error of the edge function; functions-js stores the response in `context`. */
async function refusalOf(error: unknown): Promise<AppError> {
  const response: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  if (!(response instanceof Response)) return toAppError(error);
  const body = refusalSchema.safeParse(await response.json().catch(() => undefined));
  const kind = response.status === 401 ? 'unauthorized' : 'unknown';
  return new AppError(kind, body.data?.error ?? '', body.data?.code);
}

async function ask(task?: UserTask): Promise<unknown> {
  const { functions } = await loadSupabase();
  const options = { timeout: REQUEST_TIMEOUT_MS, ...(task ? { body: task } : { method: 'GET' as const }) };
  const answer = await functions.invoke<unknown>(FUNCTION, options);
  // functions-js types its error as any.
  const error = answer.error as unknown;
  if (error) throw await refusalOf(error);
  return answer.data;
}

/** Queries all users, with their state in the auth server. For admins. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: ['app_users', 'people'] as const,
    queryFn: async () => {
      const parsed = peopleSchema.safeParse(await ask());
      if (!parsed.success) throw new AppError('malformed', 'The response is not a list of users');
      return parsed.data.people;
    },
    meta: { silent: true },
  });

export const useManagePeople = () => useMutation({ mutationFn: ask, meta: { table: 'app_users' } });

/**
 * Queries the number of a user's open complaints and appeals. They become unassigned when the user no longer
 * handles cases.
 */
export const openCasesQuery = (id: string) =>
  queryOptions({
    queryKey: ['complaints', 'open of', id] as const,
    queryFn: async ({ signal }) => {
      const count = async (table: 'complaints' | 'appeals') => {
        const query = database().from(table).select('id', { count: 'exact', head: true });
        const answer = await query.eq('assigned_to', id).is('closed_at', null).abortSignal(signal);
        if (answer.error) throw toAppError(answer.error, answer.status);
        return answer.count ?? 0;
      };
      const [complaints, appeals] = await Promise.all([count('complaints'), count('appeals')]);
      return complaints + appeals;
    },
    staleTime: 0,
    meta: { silent: true },
  });
