import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/answer.ts';

const BUCKET = 'evidence';
/** So many files are removed in one request to the storage. */
const BATCH = 100;

const resultSchema = z.object({
  complaints: z.number(),
  appeals: z.number(),
  messages: z.number(),
  files: z.array(z.string()),
});

/** What is past its time goes: the texts through the database, the files through the storage. Safe to call again. */
export async function endRetention(admin: SupabaseClient) {
  const answer = await admin.rpc('anonymise_closed_cases');
  const result = resultSchema.safeParse(answer.data);
  if (answer.error || !result.success)
    throw new Refusal(502, 'retention_failed', 'Old cases were not anonymised.');
  const { files, ...counts } = result.data;
  for (let from = 0; from < files.length; from += BATCH) {
    const removed = await admin.storage.from(BUCKET).remove(files.slice(from, from + BATCH));
    // The paths are given again until the files are gone.
    if (removed.error) throw new Refusal(502, 'files_stay', 'Files of old cases were not removed.');
  }
  return { ...counts, files: files.length };
}
