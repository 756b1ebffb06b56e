import type { SupabaseClient, User } from '@supabase/supabase-js';
import { Refusal } from '../_shared/response.ts';
import type { Caller } from '../_shared/caller.ts';

interface Profile {
  id: string;
  full_name: string;
  email: string;
  role: string;
  is_active: boolean;
}

const PAGE = 1000;

async function accounts(admin: SupabaseClient): Promise<Map<string, User>> {
  const found = new Map<string, User>();
  for (let page = 1; ; page += 1) {
    const { data, error } = await admin.auth.admin.listUsers({ page, perPage: PAGE });
    if (error) throw new Refusal(502, 'list_failed', 'The accounts could not be listed.');
    for (const user of data.users) found.set(user.id, user);
    if (data.users.length < PAGE) return found;
  }
}

async function hasFactor(admin: SupabaseClient, userId: string): Promise<boolean> {
  const { data } = await admin.auth.admin.mfa.listFactors({ userId });
  return (data?.factors ?? []).some(({ status }) => status === 'verified');
}

/** Returns all users with a profile: name, role and last sign-in. */
export async function listPeople(admin: SupabaseClient, caller: Caller) {
  const { data, error } = await caller.database
    .from('app_users')
    .select('id, full_name, email, role, is_active')
    .order('full_name');
  if (error) throw new Refusal(502, 'list_failed', 'The profiles could not be read.');
  const known = await accounts(admin);
  const profiles = data as Profile[]; // the selected columns
  return Promise.all(
    profiles.map(async (profile) => {
      const account = known.get(profile.id);
      return {
        ...profile,
        role: profile.role.toLowerCase(),
        last_sign_in_at: account?.last_sign_in_at ?? null,
        has_accepted: Boolean(account?.email_confirmed_at ?? account?.last_sign_in_at),
        has_second_factor: await hasFactor(admin, profile.id),
        is_self: profile.id === caller.id,
      };
    }),
  );
}
