import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from '@/lib/zod';
import { unwrap, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { announced, type EvidenceFile } from '@/lib/evidence/evidence-file';
import { receiptOf, type Receipt } from '@/requests/receipt-data';
import { entryPayload, type EnteredMessage, type EntryValues } from './entry-schema';

export interface EnteredCase {
  id: string;
  receipt: Receipt;
}
const enteredSchema = z.object({ id: z.string() });

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

/** Enters a complaint. Idempotent: a retry after a lost response does not enter it twice. */
export function useEnterComplaint() {
  const queryClient = useQueryClient();
  const { run, isUnknown } = useOnce('enter-complaint');
  const enter = useMutation({
    mutationFn: ({ values, files }: { values: EntryValues; files: readonly EvidenceFile[] }) =>
      run(async (key): Promise<EnteredCase> => {
        const entry = { ...entryPayload(values), files: announced(files) };
        const answer = unwrap(await database().rpc('enter_complaint', { entry, key }));
        return { id: enteredSchema.parse(answer).id, receipt: receiptOf(answer) };
      }),
    meta: { table: 'complaints' },
    // Also refreshes the source message and the counts of both inboxes.
    onSuccess: () => {
      for (const key of [TABLE, 'case_events', 'dashboard'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  return { ...enter, isUnknown };
}
