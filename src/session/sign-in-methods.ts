import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { AppError, toAppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';
import { oneOf, readUrl, typed } from '@/lib/url-state';
import { callFunction } from './call-function';
import { followAuth } from './session-store';
import { withTimeout } from './sign-in';

/**
 * Error codes that reveal whether an account exists. Treated as success, so that the result is always the
 * same.
 */
const REVEALS_ACCOUNT = new Set([
  'otp_disabled',
  'user_not_found',
  'signup_disabled',
  'email_address_not_authorized',
]);

async function sendUnlessUnknown(call: PromiseLike<{ error: unknown }>): Promise<void> {
  const { error } = await withTimeout(Promise.resolve(call));
  if (!error) return;
  const problem = toAppError(error);
  if (!REVEALS_ACCOUNT.has(problem.code ?? '')) throw problem;
}

/** Mails a link for setting a new password. The result does not reveal whether the address is known. */
export async function mailNewPasswordLink(email: string): Promise<void> {
  const { auth } = await loadSupabase();
  await sendUnlessUnknown(auth.resetPasswordForEmail(email));
}

/** Mails a code for one sign-in. The result does not reveal whether the address is known. */
export async function mailCode(email: string): Promise<void> {
  // Spec section 5: a code requires a recipient.
  if (!email) throw new AppError('invalid', 'You must provide either an email or phone number.');
  const { auth } = await loadSupabase();
  await sendUnlessUnknown(auth.signInWithOtp({ email, options: { shouldCreateUser: false } }));
}

/** Types of mailed links (supabase/templates). */
const LINKS = ['invite', 'recovery', 'email', 'email_change'] as const;
const linkSchema = { token_hash: typed(), type: oneOf([...LINKS, ''], '') };
export type MailedLink = { tokenHash: string; type: (typeof LINKS)[number] };

/** Returns the token in a mailed link's query; undefined for any other query. */
export function mailedLink(search: string): MailedLink | undefined {
  const { token_hash: tokenHash, type } = readUrl(linkSchema, search);
  return tokenHash && type ? { tokenHash, type } : undefined;
}

/**
 * Redeems a mailed link: signs its recipient in and replaces any current session. @throws AppError
 * otp_expired when it was used before or is too old
 */
export async function openMailedLink({ tokenHash, type }: MailedLink): Promise<void> {
  await followAuth();
  const { auth } = await loadSupabase();
  const { error } = await withTimeout(auth.verifyOtp({ token_hash: tokenHash, type }));
  if (error) throw toAppError(error);
}

/** Completes a provider's sign-in; requires the PKCE verifier stored in this browser. */
export async function finishProvider(code: string): Promise<void> {
  await followAuth();
  const { auth } = await loadSupabase();
  const { error } = await withTimeout(auth.exchangeCodeForSession(code));
  if (error) throw toAppError(error);
}

/** Signs in with a mailed code. */
export async function signInWithCode(email: string, token: string): Promise<void> {
  await followAuth();
  const { auth } = await loadSupabase();
  const { error } = await withTimeout(auth.verifyOtp({ email, token, type: 'email' }));
  if (error) throw toAppError(error);
}

/**
 * Sets the signed-in user's password. The current one may be omitted only right after a mailed link or code.
 * @throws AppError wrong_password, password_…, same_password (supabase/functions/change-password)
 */
export const setPassword = (password: string, current?: string): Promise<void> =>
  callFunction('change-password', { password, current });

const OAUTH = ['google', 'azure', 'github', 'keycloak'] as const;
export type Provider = { kind: (typeof OAUTH)[number] } | { kind: 'sso'; domain: string };

/** Returns the known providers in VITE_AUTH_PROVIDERS. */
export function configuredProviders(list: string = env.authProviders): Provider[] {
  return list.split(',').flatMap((each): Provider[] => {
    const name = each.trim();
    const domain = /^sso:([\w.-]+)$/.exec(name)?.[1];
    if (domain) return [{ kind: 'sso', domain }];
    const kind = OAUTH.find((known) => known === name.toLowerCase());
    return kind ? [{ kind }] : [];
  });
}

/** Redirects to the provider, which redirects back to the login page. */
export async function redirectToProvider(provider: Provider): Promise<void> {
  const { auth } = await loadSupabase();
  const redirectTo = window.location.origin + paths.login;
  const { error } =
    provider.kind === 'sso'
      ? await withTimeout(auth.signInWithSSO({ domain: provider.domain, options: { redirectTo } }))
      : await withTimeout(auth.signInWithOAuth({ provider: provider.kind, options: { redirectTo } }));
  if (error) throw toAppError(error);
}
