import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';
import { checkEvidence, checkForgotten } from './check-evidence.ts';

const bodySchema = z.object({ path: z.string().min(1).max(300).optional() });

/**
 * POST `{ path }` after uploading an evidence file to its slot: `{ confirmed }`, false if there is no such
 * open slot. 422 files.content if the file is larger than announced, incomplete or of another type; it is
 * then removed. POST `{}` with the secret key: checks uploaded files that were never confirmed, and removes
 * those that could not be checked for an hour; returns the counts `{ confirmed, refused, removed }`. 403
 * secret_key_required without that key.
 */
export default edgeFunction({
  POST: async (request, admin, _visitor, isServer) => {
    const body = bodySchema.safeParse(await jsonOf(request));
    if (!body.success) throw new Refusal(400, 'invalid_body', 'The body must be an object with a path.');
    const { path } = body.data;
    if (path === undefined) {
      // Listing and reading all files is too expensive to be public.
      if (!isServer)
        throw new Refusal(403, 'secret_key_required', 'Calls without a path require the secret key.');
      return checkForgotten(admin);
    }
    const result = await checkEvidence(admin, path);
    if (result === 'refused')
      throw new Refusal(422, 'files.content', 'The content does not match the announced type.');
    return { confirmed: result === 'confirmed' };
  },
});
