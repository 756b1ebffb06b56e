import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';

/** Number of files removed in one storage request. */
const BATCH = 100;

const resultSchema = z.object({
  complaints: z.number(),
  appeals: z.number(),
  messages: z.number(),
  records: z.number(),
  files: z.array(z.string()),
  more: z.boolean(),
});
/** Maximum number of steps per call, about a second each; the rest is done the next night. */
const MAX_STEPS = 60;

/** Deletes entries marked as spam more than 30 days ago; retention then lists their files. */
async function removeSpam(admin: SupabaseClient): Promise<number> {
  let total = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const removed = z.number().safeParse((await admin.rpc('remove_old_spam')).data);
    if (!removed.success) throw new Refusal(502, 'spam_stays', 'Old spam could not be deleted.');
    total += removed.data;
    if (removed.data === 0) break;
  }
  return total;
}

const leftOverSchema = z.array(z.object({ bucket: z.string(), path: z.string() }));

/** Removes files older than a day that no row refers to. */
async function removeLeftOver(admin: SupabaseClient): Promise<number> {
  let total = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = leftOverSchema.safeParse((await admin.rpc('sweep_files')).data);
    if (!found.success) throw new Refusal(502, 'left_over_stays', 'Unreferenced files could not be listed.');
    for (const bucket of new Set(found.data.map((file) => file.bucket)))
      await removeFiles(
        admin,
        found.data.filter((file) => file.bucket === bucket).map((file) => file.path),
        bucket,
      );
    total += found.data.length;
    if (found.data.length === 0) break;
  }
  return total;
}

/**
 * Deletes all data past its retention period: rows through the database, files through the storage.
 * Idempotent.
 */
export async function endRetention(admin: SupabaseClient) {
  const spam = await removeSpam(admin);
  const done = { complaints: 0, appeals: 0, messages: 0, records: 0, files: 0 };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const answer = await admin.rpc('anonymise_closed_cases');
    const result = resultSchema.safeParse(answer.data);
    if (answer.error || !result.success)
      throw new Refusal(502, 'retention_failed', 'Old cases could not be anonymised.');
    const { files, more, ...counts } = result.data;
    await removeFiles(admin, files);
    done.complaints += counts.complaints;
    done.appeals += counts.appeals;
    done.messages += counts.messages;
    done.records += counts.records;
    done.files += files.length;
    if (!more) break;
  }
  return { ...done, spam, left_over: await removeLeftOver(admin) };
}

async function removeFiles(admin: SupabaseClient, files: string[], bucket = 'evidence') {
  for (let from = 0; from < files.length; from += BATCH) {
    const removed = await admin.storage.from(bucket).remove(files.slice(from, from + BATCH));
    // The next call returns the paths again until the files are removed.
    if (removed.error) throw new Refusal(502, 'files_stay', 'Files could not be deleted.');
  }
}
