import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';

const SECONDS = 300;
const bodySchema = z.object({ ticket: z.string().max(200).optional() });
const fileSchema = z.object({ path: z.string(), name: z.string() });

/**
 * POST `{ ticket }` of open_letter(), open_own_letter() or open_decision_letter(): `{ url, name }`, which
 * downloads the letter for five minutes. POST `{}` with the secret key: creates the letters ordered by decisions; returns `{ made,
 * failed }`. Called every minute (docs/hosting.md, “The clock”). Refusals: 400 invalid_body · 403
 * secret_key_required · 404 letter.not_found · 502 orders_unreadable, link_failed
 */
export default edgeFunction({
  POST: async (request, admin, _visitor, isServer) => {
    const body = bodySchema.safeParse(await jsonOf(request));
    if (!body.success) throw new Refusal(400, 'invalid_body', 'The body must be an object with a ticket.');
    const { ticket } = body.data;
    if (ticket === undefined) {
      if (!isServer)
        throw new Refusal(403, 'secret_key_required', 'Calls without a ticket require the secret key.');
      // Lazy: only scheduled calls need the PDF library and fonts.
      const { createDueLetters } = await import('./create-due-letters.ts');
      return createDueLetters(admin);
    }
    const found = await admin.rpc('letter_of_ticket', { ticket });
    if (found.error) throw new Refusal(502, 'link_failed', 'The letter could not be looked up.');
    const file = fileSchema.safeParse(found.data);
    if (!file.success)
      throw new Refusal(404, 'letter.not_found', 'The letter does not exist, or the ticket has expired.');
    const { path, name } = file.data;
    const signed = await admin.storage.from('letters').createSignedUrl(path, SECONDS, { download: name });
    if (signed.error) throw new Refusal(502, 'link_failed', 'The file is not in storage.');
    return { url: signed.data.signedUrl, name };
  },
});
