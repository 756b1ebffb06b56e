import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/response.ts';
import { callerOf, requireFactorGiven, type Caller } from '../_shared/caller.ts';

/** Returns the calling admin. @throws Refusal not_signed_in, not_admin, second_factor_required */
export async function adminCaller(request: Request, admin: SupabaseClient): Promise<Caller> {
  const caller = await callerOf(request, admin);
  const profile = await admin.from('app_users').select('role, is_active').eq('id', caller.id).maybeSingle();
  const row: { role: string; is_active: boolean } | null = profile.data;
  if (!row?.is_active || row.role.toLowerCase() !== 'admin')
    throw new Refusal(403, 'not_admin', 'Only admins may manage users.');
  requireFactorGiven(caller);
  // An admin who missed the deadline for a required second factor has no role.
  const asked = await caller.database.rpc('second_factor_state');
  const state = asked.data as { overdue: boolean } | null; // format of second_factor_state()
  if (!state || state.overdue)
    throw new Refusal(403, 'second_factor_required', 'Set up a second factor first.');
  return caller;
}
