import { answer } from '../_shared/answer.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';
import { newAdminOf } from './input.ts';
import { createFirstAdmin, isNeeded } from './set-up.ts';

/**
 * GET: `{ needed }`, whether the first admin has yet to be made.
 * POST `{ email, password, full_name? }`: makes it, once; 201 `{ user: { id, email } }`.
 */
export default edgeFunction({
  GET: async (_request, admin) => ({ needed: await isNeeded(admin) }),
  POST: async (request, admin) => {
    const wanted = newAdminOf(await jsonOf(request));
    return answer({ user: await createFirstAdmin(admin, wanted) }, 201);
  },
});
