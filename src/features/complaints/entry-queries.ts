import { useMutation } from '@tanstack/react-query';
import { z } from '@/lib/zod';
import { unwrap } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { announced, type EvidenceFile } from '@/request-kit/evidence/evidence-file';
import { receiptOf, type Receipt } from '@/request-kit/receipt-data';
import { entryPayload, type Entry } from './entry';

export interface EnteredCase {
  id: string;
  receipt: Receipt;
}
const entered = z.object({ id: z.string() });

/** Enters a complaint; sent again after a lost answer, it is entered once. */
export function useEnterComplaint() {
  const { run, isUnknown } = useOnce('enter-complaint');
  const enter = useMutation({
    mutationFn: ({ values, files }: { values: Entry; files: readonly EvidenceFile[] }) =>
      run(async (key): Promise<EnteredCase> => {
        const entry = { ...entryPayload(values), files: announced(files) };
        const answer = unwrap(await database().rpc('enter_complaint', { entry, key }));
        return { id: entered.parse(answer).id, receipt: receiptOf(answer) };
      }),
    meta: { table: 'complaints' },
  });
  return { ...enter, isUnknown };
}
