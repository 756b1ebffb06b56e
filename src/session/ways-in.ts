import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { AppError, toAppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';
import { oneOf, readUrl, typed } from '@/lib/url-state';
import { callFunction } from './call-function';
import { followAuth } from './session-store';
import { inTime } from './sign-in';

/** Codes that say no such account exists. The answer is the same as for everybody: look at your mail. */
const SAYS_WHO_EXISTS = new Set([
  'otp_disabled',
  'user_not_found',
  'signup_disabled',
  'email_address_not_authorized',
]);

async function quietly(call: PromiseLike<{ error: unknown }>): Promise<void> {
  const { error } = await inTime(Promise.resolve(call));
  if (!error) return;
  const problem = toAppError(error);
  if (!SAYS_WHO_EXISTS.has(problem.code ?? '')) throw problem;
}

/** Sends a link with which a new password is set. The answer does not tell whether the address is known. */
export async function mailNewPasswordLink(email: string): Promise<void> {
  const { auth } = await loadSupabase();
  await quietly(auth.resetPasswordForEmail(email));
}

/** Sends a code for one sign-in. The answer does not tell whether the address is known. */
export async function mailCode(email: string): Promise<void> {
  // Spec section 5: a code needs somewhere to be sent to.
  if (!email) throw new AppError('invalid', 'You must provide either an email or phone number.');
  const { auth } = await loadSupabase();
  await quietly(auth.signInWithOtp({ email, options: { shouldCreateUser: false } }));
}

/** Kinds of link that mails carry (supabase/templates). */
const LINKS = ['invite', 'recovery', 'email', 'email_change'] as const;
const linkSchema = { token_hash: typed(), type: oneOf([...LINKS, ''], '') };
export type MailedLink = { tokenHash: string; type: (typeof LINKS)[number] };

/** The token in a mailed link, from the address it leads to; undefined for any other query. */
export function mailedLink(search: string): MailedLink | undefined {
  const { token_hash: tokenHash, type } = readUrl(linkSchema, search);
  return tokenHash && type ? { tokenHash, type } : undefined;
}

/**
 * Uses up a mailed link: its recipient is signed in here, in place of anybody signed in before.
 * @throws AppError otp_expired when it was used already, or is too old
 */
export async function openMailedLink({ tokenHash, type }: MailedLink): Promise<void> {
  await followAuth();
  const { auth } = await loadSupabase();
  const { error } = await inTime(auth.verifyOtp({ token_hash: tokenHash, type }));
  if (error) throw toAppError(error);
}

/** Completes a provider's sign-in; it needs the PKCE verifier stored in this browser. */
export async function finishProvider(code: string): Promise<void> {
  await followAuth();
  const { auth } = await loadSupabase();
  const { error } = await inTime(auth.exchangeCodeForSession(code));
  if (error) throw toAppError(error);
}

/** Signs in with the code that was mailed. */
export async function signInWithCode(email: string, token: string): Promise<void> {
  await followAuth();
  const { auth } = await loadSupabase();
  const { error } = await inTime(auth.verifyOtp({ email, token, type: 'email' }));
  if (error) throw toAppError(error);
}

/**
 * Sets the password of the signed-in person; without the present one only just after a mailed link or code.
 * @throws AppError wrong_password, password_…, same_password (supabase/functions/change-password)
 */
export const setPassword = (password: string, current?: string): Promise<void> =>
  callFunction('change-password', { password, current });

const OAUTH = ['google', 'azure', 'github', 'keycloak'] as const;
export type Provider = { kind: (typeof OAUTH)[number] } | { kind: 'sso'; domain: string };

/** Providers from VITE_AUTH_PROVIDERS; unknown ones are left out. */
export function configuredProviders(list: string = env.authProviders): Provider[] {
  return list.split(',').flatMap((each): Provider[] => {
    const name = each.trim();
    const domain = /^sso:([\w.-]+)$/.exec(name)?.[1];
    if (domain) return [{ kind: 'sso', domain }];
    const kind = OAUTH.find((known) => known === name.toLowerCase());
    return kind ? [{ kind }] : [];
  });
}

/** Redirects to the provider, which returns to the login page. */
export async function leaveFor(provider: Provider): Promise<void> {
  const { auth } = await loadSupabase();
  const redirectTo = window.location.origin + paths.login;
  const { error } =
    provider.kind === 'sso'
      ? await inTime(auth.signInWithSSO({ domain: provider.domain, options: { redirectTo } }))
      : await inTime(auth.signInWithOAuth({ provider: provider.kind, options: { redirectTo } }));
  if (error) throw toAppError(error);
}
