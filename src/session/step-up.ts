import { useSyncExternalStore } from 'react';
import { env } from '@/config/env';
import { AppError, toAppError } from '@/lib/errors';
import { setStepUpHandler } from '@/lib/send-with-step-up';
import { database, loadSupabase } from '@/lib/supabase';
import { claimsOf, isFresh } from './assurance';
import { withTimeout } from './sign-in';

type StepUpRequest = { answered: Promise<boolean>; answer: (isGiven: boolean) => void };
let question: StepUpRequest | undefined;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Opens the dialog or joins the open one; resolves to true after a successful confirmation. */
function requestStepUp(): Promise<boolean> {
  if (!question) {
    let answer: StepUpRequest['answer'] = () => undefined;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    question = { answered, answer };
    notify();
  }
  return question.answered;
}

/** Closes the dialog: waiting requests are sent again or stay refused. */
export function resolveStepUp(isGiven: boolean): void {
  const open = question;
  question = undefined;
  notify();
  open?.answer(isGiven);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  setStepUpHandler(requestStepUp);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    setStepUpHandler(undefined);
    // The dialog was unmounted.
    if (question) resolveStepUp(false);
  };
}

/** Returns true while the dialog is needed; the caller renders it. */
export const useStepUpRequest = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => question !== undefined,
    () => false,
  );

/**
 * Asks for the password or a code if the last sign-in is too old. For calls to the auth service, which does
 * not check this itself. @throws AppError session.not_fresh if the user gives neither
 */
export async function requireFreshSession(): Promise<void> {
  const { auth } = await loadSupabase();
  const { data } = await auth.getSession();
  // There is no dialog outside the back-office frame: the auth service decides.
  if (listeners.size === 0 || !data.session || isFresh(data.session.access_token)) return;
  if (!(await requestStepUp())) throw new AppError('invalid', 'session.not_fresh', 'session.not_fresh');
}

type Tokens = { access_token?: string; refresh_token?: string; error_code?: string };

/**
 * Creates a second session and swaps it in once complete, so that listeners see no sign-out in between; then
 * ends the old session.
 */
async function renewWith(path: string, body: object): Promise<void> {
  const { auth } = await loadSupabase();
  const old = (await auth.getSession()).data.session;
  const ask = globalThis.fetch(`${env.supabaseUrl}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: env.supabaseAnonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await withTimeout(ask).catch((error: unknown) => {
    throw toAppError(error);
  });
  const given = (await response.json().catch(() => ({}))) as Tokens; // GoTrue's format
  const { access_token, refresh_token } = given;
  if (!access_token || !refresh_token)
    throw new AppError('unknown', 'The server refused the confirmation', given.error_code);
  const { error } = await withTimeout(auth.setSession({ access_token, refresh_token }));
  if (error) throw toAppError(error);
  const replaced = old && claimsOf(old.access_token).session_id;
  // If this fails, the old session expires by itself.
  if (replaced) await database().rpc('replace_session', { session_id: replaced });
}

/**
 * Confirms the session with the password.
 * @throws AppError invalid_credentials, over_request_rate_limit
 */
export const provePassword = (email: string, password: string): Promise<void> =>
  renewWith('/token?grant_type=password', { email, password });

/**
 * Confirms the session with a mailed code.
 * @throws AppError otp_expired, over_request_rate_limit
 */
export const proveMailedCode = (email: string, token: string): Promise<void> =>
  renewWith('/verify', { type: 'email', email, token });
