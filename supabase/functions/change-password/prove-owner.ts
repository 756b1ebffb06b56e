import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';
import type { Caller } from '../_shared/caller.ts';
import { projectUrl } from '../_shared/environment.ts';

const schema = z.object({
  password: z.string().max(1000),
  current: z.string().max(1000).optional(),
});

/** Parses the body. @throws Refusal 422 invalid_body */
export function changeOf(body: unknown): z.infer<typeof schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal(422, 'invalid_body', 'The body must be { password, current? }.');
  return parsed.data;
}

const FRESH_SECONDS = 15 * 60;
/**
 * Authentication methods by mail. They prove ownership of the address and can thus replace a forgotten
 * password.
 */
const MAILED = new Set(['otp', 'recovery', 'invite', 'magiclink', 'email/signup']);

const signedInByMail = ({ claims }: Caller) =>
  (claims.amr ?? []).some(
    ({ method, timestamp }) => MAILED.has(method) && timestamp > Date.now() / 1000 - FRESH_SECONDS,
  );

/**
 * Requires the current password or a recent mailed link, so that an unattended screen or a stolen token is
 * not enough to take over an account. @throws Refusal wrong_password, over_request_rate_limit, change_failed
 */
export async function requireProofOfOwner(request: Request, caller: Caller, current: string | undefined) {
  if (current === undefined && signedInByMail(caller)) return;
  const { auth } = createClient(projectUrl(), request.headers.get('apikey') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
    // Pass the browser's user agent on: the sign-in log would otherwise record this function as a new device.
    global: { headers: { 'user-agent': request.headers.get('user-agent') ?? '' } },
  });
  const { error } = await auth.signInWithPassword({
    email: caller.user.email ?? '',
    password: current ?? '',
  });
  // End the session that this check created.
  if (!error) return void (await auth.signOut({ scope: 'local' }));
  if (error.status === 429) throw new Refusal(429, 'over_request_rate_limit', 'Too many attempts.');
  if ((error.status ?? 500) >= 500)
    throw new Refusal(502, 'change_failed', 'The password could not be checked.');
  throw new Refusal(403, 'wrong_password', 'The current password is wrong.');
}
