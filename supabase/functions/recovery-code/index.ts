import { callerOf } from '../_shared/caller.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';
import { codeOf, removeFactors, redeemCode } from './recover.ts';

/**
 * POST `{ code }` for users who gave their password but lost their device: consumes a recovery code and
 * removes the second factors, so that this session continues and a new one can be set up. 200 `{ id }`.
 * Refusals: 401 not_signed_in · 403 recovery_code_wrong · 422 invalid_body · 429 too_many_codes · 502
 * recovery_failed
 */
export default edgeFunction({
  POST: async (request, admin) => {
    const caller = await callerOf(request, admin);
    await redeemCode(admin, caller.id, codeOf(await jsonOf(request)));
    await removeFactors(admin, caller.id);
    return { id: caller.id };
  },
});
