import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { announced, type EvidenceFile } from '@/lib/evidence/evidence-file';
import { receiptOf } from '@/requests/receipt-data';
import type { Envelope } from '@/requests/use-request-form';
import { complaintPayload, type ComplaintValues } from './complaint-schema';

/** Files a complaint. Idempotent: the same key returns the existing case. */
export async function submitComplaint(
  envelope: Envelope,
  values: ComplaintValues,
  files: readonly EvidenceFile[],
) {
  const payload = { ...complaintPayload(values), ...envelope, files: announced(files) };
  return receiptOf(unwrap(await database().rpc('submit_complaint', { payload })));
}
