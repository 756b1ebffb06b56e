import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const MOST = 5;
const INBOXES = ['complaints', 'appeals', 'contact_submissions'] as const;

export type Newest = {
  inbox: (typeof INBOXES)[number];
  id: string;
  number: string;
  subject: string;
  created_at: string;
};

/** The newest complaints, appeals and messages with status 'baru'. */
export const newestQuery = () =>
  queryOptions({
    queryKey: ['newest'] as const,
    queryFn: async ({ signal }): Promise<Newest[]> => {
      const lists = await Promise.all(
        INBOXES.map(async (inbox) => {
          const rows = database().from(inbox).select('id, number, subject, created_at').eq('status', 'baru');
          const newest = rows.is('spam_at', null).order('created_at', { ascending: false }).limit(MOST);
          return unwrapRows(await newest.abortSignal(signal)).map((row) => ({ ...row, inbox }));
        }),
      );
      const byAge = lists.flat().toSorted((a, b) => b.created_at.localeCompare(a.created_at));
      return byAge.slice(0, MOST);
    },
    meta: { silent: true },
  });
