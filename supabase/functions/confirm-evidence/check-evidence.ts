import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/answer.ts';
import { isOfItsKind, SIGNATURE_BYTES } from './signature.ts';

const BUCKET = 'evidence';
type Result = 'confirmed' | 'refused' | 'unknown';

const failed = () => new Refusal(502, 'check_failed', 'The file could not be checked; try again.');

/** The first bytes of a file, without loading the rest; null when there is no such file. */
async function firstBytes(admin: SupabaseClient, path: string): Promise<Uint8Array | null> {
  const signed = await admin.storage.from(BUCKET).createSignedUrl(path, 60);
  if (signed.error) return null;
  const response = await fetch(signed.data.signedUrl, {
    headers: { range: `bytes=0-${SIGNATURE_BYTES - 1}` },
  });
  if (response.status === 400 || response.status === 404) return null;
  if (!response.ok || !response.body) throw failed();
  const reader = response.body.getReader();
  const bytes: number[] = [];
  while (bytes.length < SIGNATURE_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    // A byte stream gives bytes; a response's reader is typed as any.
    bytes.push(...(value as Uint8Array).subarray(0, SIGNATURE_BYTES));
  }
  await reader.cancel();
  return Uint8Array.from(bytes);
}

/** Confirms a file that is what it was announced as; closes the slot of one that is not, and removes it. */
export async function checkEvidence(admin: SupabaseClient, path: string): Promise<Result> {
  const bytes = await firstBytes(admin, path);
  if (!bytes) return 'unknown';
  if (isOfItsKind(path, bytes)) {
    const confirmed = await admin.rpc('confirm_upload', { path });
    if (confirmed.error) throw failed();
    return confirmed.data === true ? 'confirmed' : 'unknown';
  }
  const refused = await admin.rpc('refuse_upload', { path });
  if (refused.error) throw failed();
  if (refused.data !== true) return 'unknown';
  // A file that stays for now is given to the retention job by its slot.
  await admin.storage.from(BUCKET).remove([path]);
  return 'refused';
}

/** Files whose reporter never came to confirming. */
export async function checkForgotten(admin: SupabaseClient) {
  const unchecked = await admin.rpc('unchecked_uploads');
  if (unchecked.error) throw failed();
  const results: Result[] = [];
  for (const path of unchecked.data as string[]) results.push(await checkEvidence(admin, path));
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  return { confirmed: count('confirmed'), refused: count('refused') };
}
