import type { SupabaseClient } from '@supabase/supabase-js';
import { generateSync } from 'otplib';
import type { TestStack } from '../support/stack.ts';

/**
 * Enrols a second factor for the account of a role. `after` has verified it, `before` is a session that has
 * not.
 */
export async function withSecondFactor(stack: TestStack, role: 'viewer' | 'editor' | 'admin') {
  const after: SupabaseClient = await stack.client(role);
  const { data, error } = await after.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'telepon' });
  if (error) throw error;
  const code = generateSync({ secret: data.totp.secret });
  const given = await after.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (given.error) throw given.error;
  return { after, before: await stack.client(role), secret: data.totp.secret };
}
