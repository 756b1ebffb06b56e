import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Queries the body's wording of certificate statuses and grounds from the settings. */
export const wordingsQuery = queryOptions({
  queryKey: ['site_settings', 'certificates'] as const,
  queryFn: async ({ signal }) =>
    unwrap(await database().from('site_settings').select('certificates').abortSignal(signal).single()),
  meta: { table: 'site_settings', silent: true },
});
