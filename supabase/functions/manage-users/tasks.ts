import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/response.ts';
import type { Caller } from '../_shared/caller.ts';
import type { UserTask } from './input.ts';

type TaskOf<A extends UserTask['action']> = Extract<UserTask, { action: A }>;

/** 100 years: the auth service has no permanent ban. */
const PERMANENT_BAN = '876000h';

/** Changes a profile as the caller, so that the log names the caller. */
async function changeProfile(caller: Caller, id: string, change: object) {
  const { data, error } = await caller.database.from('app_users').update(change).eq('id', id).select('id');
  if (error?.message === 'At least one active admin must remain')
    throw new Refusal(409, 'last_admin', 'At least one active admin must remain.');
  if (error) throw new Refusal(502, 'change_failed', 'The profile could not be changed.');
  if (data.length === 0) throw new Refusal(404, 'not_found', 'The user does not exist.');
}

async function setBan(admin: SupabaseClient, id: string, ban_duration: string) {
  const { error } = await admin.auth.admin.updateUserById(id, { ban_duration });
  if (error) throw new Refusal(502, 'account_unchanged', 'The profile was changed but not the account.');
}

const NAME_TAKEN = new Refusal(409, 'name_taken', 'Another user has this name or a similar-looking one.');
const NAME_INVALID = new Refusal(422, 'invalid_name', 'A name must be one line of visible characters.');

/** Returns the names for an invitation mail. If they are empty, the mail uses generic wording. */
async function namesFor({ database, id }: Caller) {
  const [site, inviter] = await Promise.all([
    database.from('site_settings').select('site_name').maybeSingle<{ site_name: string }>(),
    database.from('app_users').select('full_name').eq('id', id).maybeSingle<{ full_name: string }>(),
  ]);
  const names = { site_name: site.data?.site_name, invited_by: inviter.data?.full_name };
  return names.site_name && names.invited_by ? names : {};
}

const EMAIL_TAKEN = new Refusal(409, 'email_taken', 'This address already has an account.');
const INVITE_FAILED = new Refusal(502, 'invite_failed', 'The invitation could not be checked.');

async function hasProfile({ database }: Caller, column: 'id' | 'email', value: string): Promise<boolean> {
  const { data, error } = await database.from('app_users').select('id').eq(column, value);
  if (error) throw INVITE_FAILED;
  return data.length > 0;
}

/**
 * Creates an account with its profile, and mails the link for setting a password. For an unconfirmed address
 * the auth service returns the existing account, so an account is deleted only while it has no profile.
 */
export async function inviteUser(admin: SupabaseClient, caller: Caller, task: TaskOf<'invite'>) {
  const { email, full_name, role } = task;
  const checked = await caller.database.rpc('check_new_name', { full_name, email });
  if (checked.error?.message === 'person.name_taken') throw NAME_TAKEN;
  if (checked.error?.message === 'person.name_invalid') throw NAME_INVALID;
  if (checked.error) throw INVITE_FAILED;
  if (await hasProfile(caller, 'email', email)) throw EMAIL_TAKEN;
  const { data, error } = await admin.auth.admin.inviteUserByEmail(email, {
    data: { full_name, ...(await namesFor(caller)) },
  });
  if (error?.code === 'email_exists') throw EMAIL_TAKEN;
  if (error?.code === 'over_email_send_rate_limit')
    throw new Refusal(429, 'too_many_mails', 'Too many mails were sent; try again later.');
  if (error) throw new Refusal(502, 'invite_failed', 'The invitation could not be sent.');
  const { id } = data.user;
  const made = await caller.database.from('app_users').insert({ id, email, full_name, role });
  if (!made.error) return { id };
  // A concurrent request invited the same address first.
  if (await hasProfile(caller, 'id', id)) throw EMAIL_TAKEN;
  await admin.auth.admin.deleteUser(id);
  // A concurrent request took the same name first.
  if (made.error.message.includes('app_users_name_key')) throw NAME_TAKEN;
  throw new Refusal(502, 'invite_failed', 'The profile could not be created; the invitation was withdrawn.');
}

export async function changeRole(caller: Caller, { id, role }: TaskOf<'change-role'>) {
  await changeProfile(caller, id, { role });
}

/** Deactivates a user: the database no longer grants a role, and the auth service issues no token. */
export async function deactivate(admin: SupabaseClient, caller: Caller, id: string) {
  if (id === caller.id) throw new Refusal(409, 'own_account', 'Another admin has to deactivate you.');
  await changeProfile(caller, id, { is_active: false });
  await setBan(admin, id, PERMANENT_BAN);
}

export async function reactivate(admin: SupabaseClient, caller: Caller, id: string) {
  await changeProfile(caller, id, { is_active: true });
  await setBan(admin, id, 'none');
}

/**
 * Removes all second factors of a user who lost their device. The user then signs in by password and sets up
 * a new one. Logs first, so that no reset goes unrecorded.
 */
export async function resetFactors(admin: SupabaseClient, caller: Caller, userId: string) {
  const { data, error } = await admin.auth.admin.mfa.listFactors({ userId });
  if (error) throw new Refusal(404, 'not_found', 'The user does not exist.');
  if (data.factors.length === 0) return;
  const logged = await caller.database.rpc('log_factor_reset', { person: userId });
  if (logged.error) throw new Refusal(502, 'reset_failed', 'The reset could not be recorded.');
  for (const { id } of data.factors) {
    const removed = await admin.auth.admin.mfa.deleteFactor({ userId, id });
    if (removed.error) throw new Refusal(502, 'reset_failed', 'A device could not be removed.');
  }
}

/** Mails a new link to a user whose invitation has expired. */
export async function resendInvitation(admin: SupabaseClient, caller: Caller, id: string) {
  const { data } = await caller.database
    .from('app_users')
    .select('email, is_active')
    .eq('id', id)
    .maybeSingle();
  const profile: { email: string; is_active: boolean } | null = data;
  if (!profile?.is_active) throw new Refusal(404, 'not_found', 'The user does not exist.');
  const { error } = await admin.auth.resetPasswordForEmail(profile.email);
  if (error?.code === 'over_email_send_rate_limit')
    throw new Refusal(429, 'too_many_mails', 'Too many mails were sent; try again later.');
  if (error) throw new Refusal(502, 'invite_failed', 'The link could not be sent.');
}

/**
 * Withdraws an invitation that was not accepted. Deletes the profile first, as the caller, so that the log
 * names the caller.
 */
export async function withdrawInvitation(admin: SupabaseClient, caller: Caller, id: string) {
  const { data } = await admin.auth.admin.getUserById(id);
  if (!data.user) throw new Refusal(404, 'not_found', 'The user does not exist.');
  if (data.user.email_confirmed_at || data.user.last_sign_in_at)
    throw new Refusal(409, 'already_accepted', 'The invitation has been accepted.');
  const removed = await caller.database.from('app_users').delete().eq('id', id).select('id');
  if (removed.error) throw new Refusal(502, 'change_failed', 'The profile could not be removed.');
  if (removed.data.length === 0) throw new Refusal(404, 'not_found', 'The user does not exist.');
  const { error } = await admin.auth.admin.deleteUser(id);
  if (error) throw new Refusal(502, 'account_unchanged', 'The profile was removed but not the account.');
}
