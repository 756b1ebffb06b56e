import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { EnteredMessage } from './entry-schema';

const TABLE = 'contact_submissions';

/** Queries the message that becomes a complaint; null if the id is unknown. */
export const enteredMessageQuery = (id: string) =>
  queryOptions({
    queryKey: [TABLE, 'to-enter', id] as const,
    queryFn: async (): Promise<(EnteredMessage & { complaint_id: string | null }) | null> => {
      const columns = 'id, number, name, email, phone, subject, message, language, created_at, complaint_id';
      const found = unwrapRows(await database().from(TABLE).select(columns).eq('id', id).limit(1));
      return found[0] ?? null;
    },
    meta: { table: TABLE, silent: true },
  });

/**
 * Queries the message from which a complaint was created; null if there is none or the user may not read it.
 */
export const sourceMessageQuery = (complaint: string) =>
  queryOptions({
    queryKey: [TABLE, 'of-complaint', complaint] as const,
    queryFn: async () => {
      const found = database().from(TABLE).select('id, number').eq('complaint_id', complaint).limit(1);
      return unwrapRows(await found)[0] ?? null;
    },
    meta: { table: TABLE, silent: true },
  });
