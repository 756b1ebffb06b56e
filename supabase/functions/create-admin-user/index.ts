import { answer, Refusal } from '../_shared/response.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';
import { checkPassword } from '../_shared/check-password.ts';
import { newAdminOf } from './input.ts';
import { createFirstAdmin } from './set-up.ts';
import { checkSetupSecret } from './setup-secret.ts';

/**
 * GET: `{ needed }`, true while there is no admin; runs as the caller, like count_users(). POST `{
 * setup_secret, email, password, full_name? }`: creates the first admin, once; 201 `{ user: { id, email } }`.
 * Refusals: 403 setup_secret_wrong · 409 setup_done, setup_in_progress · 422 invalid_…, password_…
 * (_shared/password.ts) · 502 setup_failed, status_unknown · 503 setup_secret_missing (SETUP_SECRET is not
 * set)
 */
export default edgeFunction({
  GET: async (_request, _admin, visitor) => {
    const count = await visitor.rpc('count_users');
    if (count.error) throw new Refusal(502, 'status_unknown', 'The number of users could not be read.');
    return { needed: count.data === 0 };
  },
  POST: async (request, admin) => {
    const wanted = newAdminOf(await jsonOf(request));
    await checkSetupSecret(admin, wanted.setup_secret);
    await checkPassword(admin, wanted.password, wanted.email);
    return answer({ user: await createFirstAdmin(admin, wanted) }, 201);
  },
});
