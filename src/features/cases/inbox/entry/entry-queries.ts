import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from '@/lib/zod';
import { unwrap } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { announced, type EvidenceFile } from '@/lib/evidence/evidence-file';
import { receiptOf, type Receipt } from '@/requests/receipt-data';
import type { CaseSource } from '@/features/cases/inbox/case-inbox';
import type { entryPayload } from './entry-schema';

export interface EnteredCase {
  id: string;
  receipt: Receipt;
}
const enteredSchema = z.object({ id: z.string() });

interface Entered {
  /** Arguments of enter_complaint() or enter_appeal(). */
  entry: ReturnType<typeof entryPayload>;
  files: readonly EvidenceFile[];
}

/** Enters a case. Idempotent: a retry after a lost response does not enter it twice. */
export function useEnterCase({ kind, table }: Pick<CaseSource, 'kind' | 'table'>) {
  const queryClient = useQueryClient();
  const { run, isUnknown } = useOnce(`enter-${kind}`);
  const enter = useMutation({
    mutationFn: ({ entry, files }: Entered) =>
      run(async (key): Promise<EnteredCase> => {
        const args = { entry: { ...entry, files: announced(files) }, key };
        const call = kind === 'appeal' ? 'enter_appeal' : 'enter_complaint';
        const answer = unwrap(await database().rpc(call, args));
        return { id: enteredSchema.parse(answer).id, receipt: receiptOf(answer) };
      }),
    meta: { table },
    // Also refreshes the source message and the counts of both inboxes.
    onSuccess: () => {
      for (const key of ['contact_submissions', 'case_events', 'dashboard'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  return { ...enter, isUnknown };
}
