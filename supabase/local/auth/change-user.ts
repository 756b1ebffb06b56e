import type { Queries, Row } from '../database/database.ts';
import { invalid } from './errors.ts';
import { checkMetadata } from './metadata.ts';
import { checkEmail, checkNewPassword, userById, type NewUser, type UserRow } from './users.ts';

export interface UserChange extends NewUser {
  /** Go duration such as `24h`; `none` lifts the ban. */
  ban_duration?: string;
}

/** Converts a Go duration ("1h30m") to seconds. */
function secondsOf(duration: string): number {
  const units: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 0.001 };
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)];
  if (!parts.length || parts.map(([part]) => part).join('') !== duration)
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`);
  return parts.reduce((sum, [, value, unit = 's']) => sum + Number(value) * (units[unit] ?? 1), 0);
}

/** Applies an admin's change. */
export async function changeUser(tx: Queries, user: UserRow, change: UserChange): Promise<UserRow> {
  const set = (assignment: string, ...values: unknown[]) =>
    tx.query(`update auth.users set ${assignment}, updated_at = now() where id = $1`, [user.id, ...values]);
  const { email, password, role, app_metadata, user_metadata, ban_duration } = change;
  if (email && email.toLowerCase() !== user.email) await changeEmail(tx, user, email, change);
  if (password) {
    await checkNewPassword(password, user.email ?? '');
    await set(`encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10))`, password);
  }
  if (change.email_confirm) await set('email_confirmed_at = coalesce(email_confirmed_at, now())');
  if (role) await set('role = $2', role);
  if (app_metadata) await set('raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || $2)', app_metadata);
  if (user_metadata)
    await set('raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $2)', user_metadata);
  if (ban_duration === 'none') await set('banned_until = null');
  else if (ban_duration)
    await set('banned_until = now() + make_interval(secs => $2)', secondsOf(ban_duration));
  const changed = await userById(tx, user.id);
  // Checked only if metadata change, so that an account above the limit can still be edited.
  if (app_metadata || user_metadata) checkMetadata(changed);
  return changed;
}

async function changeEmail(tx: Queries, user: UserRow, email: string, change: UserChange) {
  await checkEmail(tx, email, user.id);
  await tx.query('update auth.users set email = lower($2), updated_at = now() where id = $1', [
    user.id,
    email,
  ]);
  const identity: Row = { email: email.toLowerCase(), email_verified: Boolean(change.email_confirm) };
  await tx.query(
    `update auth.identities set identity_data = identity_data || $2 where user_id = $1 and provider = 'email'`,
    [user.id, identity],
  );
}
