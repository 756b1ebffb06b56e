import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/response.ts';
import type { NewAdmin } from './input.ts';

interface Claim {
  status: 'granted' | 'done' | 'busy';
  claim: string;
}

const done = () => new Refusal(409, 'setup_done', 'The first admin already exists.');
const busy = () =>
  new Refusal(409, 'setup_in_progress', 'Another set-up is in progress; try again in a minute.');

function failed(step: string): Refusal {
  return new Refusal(502, 'setup_failed', `The set-up failed while ${step} and was rolled back.`);
}

/** Creates the first admin. Of several concurrent calls, one succeeds; a failure leaves nothing behind. */
export async function createFirstAdmin(admin: SupabaseClient, wanted: NewAdmin) {
  const claimed = await admin.rpc('claim_first_admin');
  if (claimed.error) throw failed('taking the lock');
  // Format of claim_first_admin (supabase/schemas/14_first_admin.sql).
  const { status, claim } = claimed.data as Claim;
  if (status === 'done') throw done();
  if (status === 'busy') throw busy();
  let userId: string | undefined;
  try {
    userId = await createAccount(admin, wanted);
    const completed = await admin.rpc('complete_first_admin', {
      claim,
      user_id: userId,
      full_name: wanted.full_name ?? wanted.email,
      email: wanted.email,
    });
    if (completed.error) throw failed('writing the profile');
    if (!completed.data) throw busy();
    return { id: userId, email: wanted.email };
  } catch (error) {
    if (userId) await admin.auth.admin.deleteUser(userId);
    await admin.rpc('release_first_admin', { claim });
    throw error;
  }
}

async function createAccount(admin: SupabaseClient, wanted: NewAdmin): Promise<string> {
  const { email, password, full_name } = wanted;
  const create = () =>
    admin.auth.admin.createUser({ email, password, email_confirm: true, user_metadata: { full_name } });
  let created = await create();
  if (created.error?.code === 'email_exists') {
    await removeAccountOf(admin, email);
    created = await create();
  }
  if (created.data.user) return created.data.user.id;
  if (created.error?.code === 'weak_password')
    throw new Refusal(422, 'weak_password', 'The password is too weak.');
  throw failed('creating the account');
}

/**
 * Removes an account with this address that an interrupted set-up left without a profile. It is created
 * again, so that its old password and sessions become invalid.
 */
async function removeAccountOf(admin: SupabaseClient, email: string) {
  const { data } = await admin.auth.admin.listUsers({ page: 1, perPage: 1000 });
  const left = data.users.find((user) => user.email === email.toLowerCase());
  if (left) await admin.auth.admin.deleteUser(left.id);
}
