import { z } from 'zod';
import { Refusal } from '../_shared/answer.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';
import { checkEvidence, checkForgotten } from './check-evidence.ts';

const bodySchema = z.object({ path: z.string().min(1).max(300).optional() });

/**
 * POST `{ path }` after an evidence file was put into its slot: `{ confirmed }`, false when there is no such open slot;
 * 422 files.content when it is larger than announced or its content is not whole and of the announced kind; the file is
 * removed. POST `{}`: the same for files that arrived and were never confirmed, and those that could not be checked for
 * an hour are removed; `{ confirmed, refused, removed }` in numbers. That is the clock's alone: 403
 * secret_key_required for anybody else.
 */
export default edgeFunction({
  POST: async (request, admin, _visitor, isServer) => {
    const body = bodySchema.safeParse(await jsonOf(request));
    if (!body.success) throw new Refusal(400, 'invalid_body', 'The body must be an object with a path.');
    const { path } = body.data;
    if (path === undefined) {
      // Looking for files and reading each is work that no stranger may ask for again and again.
      if (!isServer) throw new Refusal(403, 'secret_key_required', 'Only the server asks without a path.');
      return checkForgotten(admin);
    }
    const result = await checkEvidence(admin, path);
    if (result === 'refused')
      throw new Refusal(422, 'files.content', 'The content is not of the announced kind.');
    return { confirmed: result === 'confirmed' };
  },
});
