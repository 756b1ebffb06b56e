import { unwrap, toAppError, type AppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';
import { withTimeout } from './sign-in';
import { requireFreshSession } from './step-up';

/** Confirmed authenticator. */
export type Factor = { id: string; name: string; createdAt: string };

/** Set-up data for an authenticator app: QR code of `uri`, the URI, and the secret as text. */
export type NewFactor = { id: string; picture: string; secret: string; uri: string };

type Answer<D> = { data: D; error: unknown };

async function send<D>(call: PromiseLike<Answer<D>>): Promise<NonNullable<D>> {
  return unwrap(await withTimeout(Promise.resolve(call)));
}

/** Returns the signed-in user's confirmed devices. */
export async function listFactors(): Promise<Factor[]> {
  const { auth } = await loadSupabase();
  const { totp } = await send(auth.mfa.listFactors());
  return totp.map(({ id, friendly_name: name = '', created_at: createdAt }) => ({ id, name, createdAt }));
}

/**
 * Starts the set-up of a device; a code confirms it (verifyFactorCode). @param issuer name shown in the app; the host
 * if empty @throws AppError mfa_factor_name_conflict, too_many_enrolled_mfa_factors
 */
export async function enrollFactor({ name, issuer }: { name: string; issuer: string }): Promise<NewFactor> {
  await requireFreshSession();
  const { auth } = await loadSupabase();
  const open = await send(auth.mfa.listFactors());
  // An unfinished set-up would occupy the name.
  for (const each of open.all.filter(({ status }) => status === 'unverified')) {
    await send(auth.mfa.unenroll({ factorId: each.id }));
  }
  // A colon would end the issuer in the URI's label.
  const named = issuer.replaceAll(':', ' ').trim();
  const factor = await send(
    auth.mfa.enroll({ factorType: 'totp', friendlyName: name, ...(named && { issuer: named }) }),
  );
  const { qr_code: picture, secret, uri } = factor.totp;
  return { id: factor.id, picture, secret, uri };
}

/**
 * Verifies a code: raises this session to aal2 and confirms a device being set up. @throws AppError
 * mfa_verification_failed
 */
export async function verifyFactorCode(factorId: string, code: string): Promise<void> {
  const { auth } = await loadSupabase();
  await send(auth.mfa.challengeAndVerify({ factorId, code }));
}

/** Removes a device. */
export async function removeFactor(factorId: string): Promise<void> {
  await requireFreshSession();
  const { auth } = await loadSupabase();
  await send(auth.mfa.unenroll({ factorId }));
  // The stored session still lists the device.
  await send(auth.refreshSession());
}

/** Returns the message key under `codeProblem` for a refused code or device. */
export function codeProblem(thrown: unknown) {
  const { kind, code }: AppError = toAppError(thrown);
  if (kind === 'network' || kind === 'malformed') return 'network';
  if (code === 'mfa_verification_failed' || code === 'mfa_challenge_expired' || code === 'otp_expired')
    return 'wrong';
  if (code === 'mfa_factor_name_conflict') return 'name';
  if (code === 'too_many_enrolled_mfa_factors') return 'tooMany';
  if (code === 'session.not_fresh') return 'stale';
  if (code === 'over_request_rate_limit' || code === 'over_email_send_rate_limit') return 'wait';
  return 'unknown';
}
