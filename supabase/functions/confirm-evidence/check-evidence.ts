import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/response.ts';
import { isOfItsKind } from './content.ts';

const BUCKET = 'evidence';
type Result = 'confirmed' | 'refused' | 'unknown';

const failed = () => new Refusal(502, 'check_failed', 'The file could not be checked; try again.');

/** Reads a file up to one byte beyond its announced size; null if it does not exist. */
async function contentOf(admin: SupabaseClient, path: string, announced: number): Promise<Uint8Array | null> {
  const signed = await admin.storage.from(BUCKET).createSignedUrl(path, 60);
  if (signed.error) return null;
  const response = await fetch(signed.data.signedUrl);
  if (response.status === 400 || response.status === 404) return null;
  if (!response.ok || !response.body) throw failed();
  const bytes = new Uint8Array(announced + 1);
  const reader = response.body.getReader();
  let length = 0;
  while (length < bytes.length) {
    const { done, value } = await reader.read();
    if (done) break;
    // Byte streams yield Uint8Array, but a response's reader is typed as any.
    const part = (value as Uint8Array).subarray(0, bytes.length - length);
    bytes.set(part, length);
    length += part.length;
  }
  await reader.cancel();
  return bytes.subarray(0, length);
}

/** Confirms a file that matches its announcement. Otherwise closes its slot and removes the file. */
export async function checkEvidence(admin: SupabaseClient, path: string): Promise<Result> {
  // Check first, so that no file is read for a path without a slot.
  const announced = await admin.rpc('announced_size', { path });
  if (announced.error) throw failed();
  if (typeof announced.data !== 'number') return 'unknown';
  const bytes = await contentOf(admin, path, announced.data);
  if (!bytes) return 'unknown';
  if (bytes.length <= announced.data && (await isOfItsKind(path, bytes))) {
    const confirmed = await admin.rpc('confirm_upload', { path });
    if (confirmed.error) throw failed();
    return confirmed.data === true ? 'confirmed' : 'unknown';
  }
  const refused = await admin.rpc('refuse_upload', { path });
  if (refused.error) throw failed();
  if (refused.data !== true) return 'unknown';
  // If this fails, the retention job removes the file by its slot.
  await admin.storage.from(BUCKET).remove([path]);
  return 'refused';
}

/** Checks files that their reporter never confirmed. Removes them after an hour if the check fails. */
export async function checkForgotten(admin: SupabaseClient) {
  const stale = await admin.rpc('stale_uploads');
  if (stale.error) throw failed();
  const paths = stale.data as string[];
  if (paths.length > 0) await admin.storage.from(BUCKET).remove(paths);
  const unchecked = await admin.rpc('unchecked_uploads');
  if (unchecked.error) throw failed();
  const results: Result[] = [];
  for (const path of unchecked.data as string[]) results.push(await checkEvidence(admin, path));
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  return { confirmed: count('confirmed'), refused: count('refused'), removed: paths.length };
}
