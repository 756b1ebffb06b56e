import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { clientOfCaller } from '../_shared/caller-client.ts';
import { Refusal } from '../_shared/response.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';

const SECONDS = 300;
const bodySchema = z.union([
  z.object({ path: z.string().min(1).max(300), download: z.boolean().optional() }),
  z.object({ ticket: z.string().min(1).max(400) }),
]);
const fileSchema = z.object({ path: z.string(), name: z.string() });

/** HTTP status of each refusal of open_evidence(). */
const statusOf: Record<string, number> = {
  'evidence.not_found': 404,
  'case.confidential': 403,
  'session.not_fresh': 403,
};

/** Returns the file for a ticket of open_own_file(). */
async function fileOfTicket(admin: SupabaseClient, ticket: string) {
  const found = await admin.rpc('file_of_ticket', { ticket });
  if (found.error) throw new Refusal(502, 'link_failed', 'The file could not be looked up.');
  const file = fileSchema.safeParse(found.data);
  if (!file.success)
    throw new Refusal(404, 'evidence.not_found', 'The file does not exist, or the ticket has expired.');
  return file.data;
}

/** Returns the file at this path if the caller may open it. The database decides and records the access. */
async function fileOfCaller(request: Request, path: string) {
  const opened = await clientOfCaller(request).rpc('open_evidence', { path });
  if (!opened.error) return fileSchema.parse(opened.data);
  const { code, message } = opened.error;
  const status = code === 'P0001' ? statusOf[message] : undefined;
  if (status) throw new Refusal(status, message, 'The file may not be opened.');
  if (code === '42501') throw new Refusal(403, 'not_allowed', 'Only admins and editors may open evidence.');
  throw new Refusal(502, 'link_failed', 'The file could not be looked up.');
}

/**
 * POST `{ path, download }` by a signed-in admin or editor: `{ url }`, which opens the evidence file for five
 * minutes (`download`: as a file with its original name). The database decides whether the caller may open
 * it, and records the access. POST `{ ticket }` of open_own_file() by anyone: a download URL for a file that
 * staff sent.
 * Refusals: 400 invalid_body · 403 not_allowed, case.confidential, session.not_fresh · 404 evidence.not_found
 * · 502 link_failed
 */
export default edgeFunction({
  POST: async (request, admin) => {
    const body = bodySchema.safeParse(await jsonOf(request));
    if (!body.success)
      throw new Refusal(400, 'invalid_body', 'The body must be an object with a path or a ticket.');
    const file =
      'ticket' in body.data
        ? await fileOfTicket(admin, body.data.ticket)
        : await fileOfCaller(request, body.data.path);
    const download = 'ticket' in body.data || body.data.download;
    const options = download ? { download: file.name } : {};
    const signed = await admin.storage.from('evidence').createSignedUrl(file.path, SECONDS, options);
    if (signed.error) throw new Refusal(502, 'link_failed', 'The file is not in storage.');
    return { url: signed.data.signedUrl };
  },
});
