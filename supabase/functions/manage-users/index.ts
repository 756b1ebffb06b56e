import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/response.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';
import type { Caller } from '../_shared/caller.ts';
import { adminCaller } from './caller.ts';
import { taskOf, type UserTask } from './input.ts';
import { listPeople } from './accounts.ts';
import {
  changeRole,
  deactivate,
  inviteUser,
  reactivate,
  resendInvitation,
  resetFactors,
  withdrawInvitation,
} from './tasks.ts';

async function run(admin: SupabaseClient, caller: Caller, task: UserTask): Promise<object> {
  switch (task.action) {
    case 'invite':
      return inviteUser(admin, caller, task);
    case 'change-role':
      await changeRole(caller, task);
      break;
    case 'deactivate':
      await deactivate(admin, caller, task.id);
      break;
    case 'reactivate':
      await reactivate(admin, caller, task.id);
      break;
    case 'reset-factors':
      await resetFactors(admin, caller, task.id);
      break;
    case 'resend':
      await resendInvitation(admin, caller, task.id);
      break;
    case 'withdraw':
      await withdrawInvitation(admin, caller, task.id);
  }
  return { id: task.id };
}

/**
 * Requires a recent sign-in, so that an unattended screen cannot be used to change roles. @throws Refusal
 * session.not_fresh
 */
async function requireFreshSession({ database }: Caller): Promise<void> {
  const { error } = await database.rpc('assert_fresh_session');
  if (error) throw new Refusal(403, 'session.not_fresh', 'Confirm with the password or a code.');
}

/**
 * For signed-in admins. GET: `{ people }`. POST `{ action, … }` (input.ts): `{ id }` of the user. Refusals:
 * 401 not_signed_in · 403 not_admin, second_factor_required, session.not_fresh · 404 not_found · 409
 * last_admin, own_account, email_taken, name_taken, already_accepted · 422 invalid_… · 429 too_many_mails ·
 * 502 …_failed, account_unchanged
 */
export default edgeFunction({
  GET: async (request, admin) => ({ people: await listPeople(admin, await adminCaller(request, admin)) }),
  POST: async (request, admin) => {
    const caller = await adminCaller(request, admin);
    await requireFreshSession(caller);
    return run(admin, caller, taskOf(await jsonOf(request)));
  },
});
