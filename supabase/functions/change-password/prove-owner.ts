import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/answer.ts';
import type { Caller } from '../_shared/caller.ts';
import { projectUrl } from '../_shared/environment.ts';

const schema = z.object({
  password: z.string().max(1000),
  current: z.string().max(1000).optional(),
});

/** @throws Refusal 422 invalid_body */
export function changeOf(body: unknown): z.infer<typeof schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal(422, 'invalid_body', 'The body is { password, current? }.');
  return parsed.data;
}

const FRESH_SECONDS = 15 * 60;
/** Methods in a token after a mailed link or code: they prove the address, and so replace a forgotten password. */
const MAILED = new Set(['otp', 'recovery', 'invite', 'magiclink', 'email/signup']);

const cameByMail = ({ claims }: Caller) =>
  (claims.amr ?? []).some(
    ({ method, timestamp }) => MAILED.has(method) && timestamp > Date.now() / 1000 - FRESH_SECONDS,
  );

/**
 * An unattended screen, or a stolen token, is not enough to take an account over.
 * @throws Refusal wrong_password, over_request_rate_limit, change_failed
 */
export async function proveOwner(request: Request, caller: Caller, current: string | undefined) {
  if (current === undefined && cameByMail(caller)) return;
  const { auth } = createClient(projectUrl(), request.headers.get('apikey') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
    // The record of sign-ins shall not take this function for a new device.
    global: { headers: { 'user-agent': request.headers.get('user-agent') ?? '' } },
  });
  const { error } = await auth.signInWithPassword({
    email: caller.user.email ?? '',
    password: current ?? '',
  });
  // The session that the question made is of no use to anybody.
  if (!error) return void (await auth.signOut({ scope: 'local' }));
  if (error.status === 429) throw new Refusal(429, 'over_request_rate_limit', 'Too many attempts.');
  if ((error.status ?? 500) >= 500)
    throw new Refusal(502, 'change_failed', 'The password could not be checked.');
  throw new Refusal(403, 'wrong_password', 'This is not the present password.');
}
