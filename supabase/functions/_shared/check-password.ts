import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from './response.ts';
import { passwordProblem, type PasswordProblem } from './password.ts';

const messages: Record<PasswordProblem, string> = {
  password_too_short: 'The password needs 12 characters or more.',
  password_too_long: 'The password may have up to 72 bytes.',
  password_common: 'The password is too easy to guess.',
  password_personal: 'The password must not hold the e-mail address or the name of the site.',
};

/**
 * Checks a new password. @throws Refusal 422 password_too_short, password_too_long, password_common,
 * password_personal
 */
export async function checkPassword(admin: SupabaseClient, password: string, email: string): Promise<void> {
  const settings = await admin.from('site_settings').select('site_name, site_name_en').maybeSingle();
  const row: { site_name: string; site_name_en: string | null } | null = settings.data;
  const problem = await passwordProblem(password, email, [row?.site_name ?? '', row?.site_name_en ?? '']);
  if (problem) throw new Refusal(422, problem, messages[problem]);
}
