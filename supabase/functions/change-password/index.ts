import { callerOf, requireFactorGiven } from '../_shared/caller.ts';
import { checkPassword } from '../_shared/check-password.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';
import { changePassword } from './set-password.ts';
import { changeOf, requireProofOfOwner } from './prove-owner.ts';

/**
 * POST `{ password, current? }`: changes the password of the signed-in user, which the database refuses in
 * any other way. `current` is the present password; not required within 15 minutes after a mailed link or
 * code started the session. 200 `{ id }`; the user's other sessions end. Refusals: 401 not_signed_in · 403
 * second_factor_required, wrong_password · 422 invalid_body, password_… (_shared/password.ts), same_password
 * · 429 over_request_rate_limit · 502 change_failed
 */
export default edgeFunction({
  POST: async (request, admin) => {
    const caller = await callerOf(request, admin);
    requireFactorGiven(caller);
    const change = changeOf(await jsonOf(request));
    await checkPassword(admin, change.password, caller.user.email ?? '');
    await requireProofOfOwner(request, caller, change.current);
    await changePassword(request, admin, caller, change.password);
    return { id: caller.id };
  },
});
