import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/answer.ts';
import { projectUrl, variable } from '../_shared/environment.ts';
import { callHook } from './call-hook.ts';

const GIVE_UP_MS = 10_000;

// The shapes are claim_pages' own (supabase/schemas/88_page_writing.sql) and that of scripts/prerender/written.ts.
const claimSchema = z.object({
  id: z.uuid().optional(),
  hook: z.string().optional(),
  is_awaited: z.boolean().optional(),
});
const writtenSchema = z.object({ read_at: z.iso.datetime() });

/** Calls the hook that is due, or looks whether the site has been written since the last call. */
export async function writePages(admin: SupabaseClient) {
  const claimed = claimSchema.safeParse((await admin.rpc('claim_pages')).data);
  if (!claimed.success) throw new Refusal(502, 'orders_unreadable', 'The orders could not be read.');
  const { id, hook, is_awaited: isAwaited } = claimed.data;
  if (id && hook) {
    const outcome = await callHook(hook);
    const settled = await admin.rpc('settle_pages', { id, ...outcome });
    // Not noted, it is called once more: better twice than never.
    if (settled.error) console.error('[write-pages] could not settle a call');
    return { called: outcome.problem === null, written: false };
  }
  const readAt = isAwaited ? await writtenAt() : undefined;
  if (readAt) await admin.rpc('note_pages_written', { at: readAt });
  return { called: false, written: readAt !== undefined };
}

/** The moment from which the pages of the site are; undefined when it does not say so. */
async function writtenAt(): Promise<string | undefined> {
  const site = variable('SITE_URL').replace(/\/+$/, '');
  // One origin for site and API: the local stack, whose pages are drawn when somebody asks.
  if (site === projectUrl()) return new Date().toISOString();
  try {
    const answer = await fetch(`${site}/written.json`, {
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    return writtenSchema.parse(await answer.json()).read_at;
  } catch {
    return undefined;
  }
}
