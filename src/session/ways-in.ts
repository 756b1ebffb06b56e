import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { AppError, toAppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';
import { followAuth } from './session-store';
import { inTime } from './sign-in';

/** Codes that say no such person exists. Who asks is told what everybody is told: look at your mail. */
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
  await quietly(
    auth.resetPasswordForEmail(email, { redirectTo: window.location.origin + paths.newPassword }),
  );
}

/** Sends a code for one sign-in. The answer does not tell whether the address is known. */
export async function mailCode(email: string): Promise<void> {
  // Spec section 5: a code needs somewhere to be sent to.
  if (!email) throw new AppError('invalid', 'You must provide either an email or phone number.');
  const { auth } = await loadSupabase();
  const emailRedirectTo = window.location.origin + paths.login;
  await quietly(auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo } }));
}

/** Signs in with the code that was mailed. */
export async function signInWithCode(email: string, token: string): Promise<void> {
  await followAuth();
  const { auth } = await loadSupabase();
  const { error } = await inTime(auth.verifyOtp({ email, token, type: 'email' }));
  if (error) throw toAppError(error);
}

/** Sets the password of whoever is signed in here. */
export async function setPassword(password: string): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await inTime(auth.updateUser({ password }));
  if (error) throw toAppError(error);
}

const authFetch = (path: string, init: { body?: string; headers?: Record<string, string> }) =>
  globalThis.fetch(`${env.supabaseUrl}/auth/v1${path}`, {
    ...init,
    method: 'POST',
    headers: { apikey: env.supabaseAnonKey, 'content-type': 'application/json', ...init.headers },
  });

/**
 * Whether this is the person's password. Asked outside of the auth client, so that the session here stays as it is;
 * the session that the question makes is ended at once.
 */
export async function isOwnPassword(email: string, password: string): Promise<boolean> {
  const ask = authFetch('/token?grant_type=password', { body: JSON.stringify({ email, password }) });
  const response = await inTime(ask).catch((error: unknown) => {
    throw toAppError(error);
  });
  const body = (await response.json().catch(() => ({}))) as { access_token?: string; error_code?: string };
  if (response.status >= 500 || response.status === 429) throw new AppError('unknown', '', body.error_code);
  if (!body.access_token) return false;
  const authorization = `Bearer ${body.access_token}`;
  await authFetch('/logout?scope=local', { headers: { authorization } }).catch(() => undefined);
  return true;
}

const OAUTH = ['google', 'azure', 'github', 'keycloak'] as const;
export type Provider = { kind: (typeof OAUTH)[number] } | { kind: 'sso'; domain: string };

/** The ways in that VITE_AUTH_PROVIDERS names; what is not known is left out. */
export function configuredProviders(list: string = env.authProviders): Provider[] {
  return list.split(',').flatMap((each): Provider[] => {
    const name = each.trim();
    const domain = /^sso:([\w.-]+)$/.exec(name)?.[1];
    if (domain) return [{ kind: 'sso', domain }];
    const kind = OAUTH.find((known) => known === name.toLowerCase());
    return kind ? [{ kind }] : [];
  });
}

/** Leaves for the provider, which leads back to the login page. */
export async function leaveFor(provider: Provider): Promise<void> {
  const { auth } = await loadSupabase();
  const redirectTo = window.location.origin + paths.login;
  const { error } =
    provider.kind === 'sso'
      ? await inTime(auth.signInWithSSO({ domain: provider.domain, options: { redirectTo } }))
      : await inTime(auth.signInWithOAuth({ provider: provider.kind, options: { redirectTo } }));
  if (error) throw toAppError(error);
}
