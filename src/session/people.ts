import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const HOUR_MS = 60 * 60_000;

/** Queries id and name of colleagues who write content and handle cases. */
export const staffQuery = () =>
  queryOptions({
    queryKey: ['app_users', 'staff'] as const,
    queryFn: async () => unwrapRows(await database().rpc('list_staff')),
    staleTime: HOUR_MS,
    meta: { table: 'app_users', silent: true },
  });

/** Queries everyone who has or had a profile, ordered by name. For admins. */
export const namesQuery = () =>
  queryOptions({
    queryKey: ['app_users', 'names'] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('app_users')
          .select('id, full_name')
          .order('full_name')
          .limit(500)
          .abortSignal(signal),
      ),
    meta: { silent: true },
  });
