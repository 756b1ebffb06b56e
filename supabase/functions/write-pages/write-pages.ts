import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';
import { projectUrl, variable } from '../_shared/environment.ts';
import { callBuildHook } from './call-hook.ts';

const TIMEOUT_MS = 10_000;

// Formats of claim_pages (supabase/schemas/88_page_writing.sql) and of scripts/prerender/manifest.ts.
const claimSchema = z.object({
  id: z.uuid().optional(),
  hook: z.string().optional(),
  is_awaited: z.boolean().optional(),
});
const writtenSchema = z.object({ read_at: z.iso.datetime() });

/** Calls the hook if a build is due; otherwise checks whether the site was built since the last call. */
export async function requestPages(admin: SupabaseClient) {
  const claimed = claimSchema.safeParse((await admin.rpc('claim_pages')).data);
  if (!claimed.success) throw new Refusal(502, 'orders_unreadable', 'The build orders could not be read.');
  const { id, hook, is_awaited: isAwaited } = claimed.data;
  if (id && hook) {
    const outcome = await callBuildHook(hook);
    const settled = await admin.rpc('settle_pages', { id, ...outcome });
    // The hook will be called again, which is better than not at all.
    if (settled.error) console.error('[write-pages] could not record the result of a call');
    return { called: outcome.problem === null, written: false };
  }
  const readAt = isAwaited ? await writtenAt() : undefined;
  if (readAt) await admin.rpc('note_pages_written', { at: readAt });
  return { called: false, written: readAt !== undefined };
}

/** Returns the time at which the site's pages were prerendered; undefined if the site does not report it. */
async function writtenAt(): Promise<string | undefined> {
  const site = variable('SITE_URL').replace(/\/+$/, '');
  // On the local stack, site and API share an origin, and pages are rendered on request.
  if (site === projectUrl()) return new Date().toISOString();
  try {
    const answer = await fetch(`${site}/written.json`, {
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return writtenSchema.parse(await answer.json()).read_at;
  } catch {
    return undefined;
  }
}
