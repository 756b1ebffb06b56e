import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Of each inbox. */
const MOST = 3;
const INBOXES = ['complaints', 'appeals', 'contact_submissions'] as const;

/** The newest complaints, appeals and messages with status 'baru', some of each. */
export const newestQuery = () =>
  queryOptions({
    queryKey: ['newest'] as const,
    queryFn: async ({ signal }) =>
      Promise.all(
        INBOXES.map(async (inbox) => {
          const rows = database().from(inbox).select('id, number, subject, created_at').eq('status', 'baru');
          const newest = rows.is('spam_at', null).order('created_at', { ascending: false }).limit(MOST);
          return { inbox, rows: unwrapRows(await newest.abortSignal(signal)) };
        }),
      ),
    meta: { silent: true },
  });
