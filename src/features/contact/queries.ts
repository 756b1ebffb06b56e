import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { receiptOf } from '@/requests/receipt-data';
import type { Envelope } from '@/requests/use-request-form';
import { contactPayload, type ContactValues } from './contact';

/** Sends a message. Idempotent: the same key returns the same message. */
export async function submitContact(envelope: Envelope, values: ContactValues) {
  const payload = { ...contactPayload(values), ...envelope };
  return receiptOf(unwrap(await database().rpc('submit_contact', { payload })));
}
