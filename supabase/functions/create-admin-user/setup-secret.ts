import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/answer.ts';
import { variable } from '../_shared/environment.ts';

/** Shorter ones could be guessed; the local stack's has 24. */
const LEAST_LENGTH = 20;
const LONGEST_PAUSE_MS = 5000;

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares digests to their end: how long it takes tells nothing of the secret. */
export async function isSame(given: string, secret: string): Promise<boolean> {
  const [a, b] = [await digest(given), await digest(secret)];
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

/** Delay before the answer to the nth wrong secret of a quarter of an hour. */
export const pauseAfter = (wrong: number) => Math.min(100 * 2 ** (wrong - 1), LONGEST_PAUSE_MS);

/**
 * Lets the operator's set-up secret pass, always at once; a wrong one is counted and answered the later, the more came.
 * @throws Refusal setup_secret_missing, setup_done, setup_secret_wrong
 */
export async function checkSetupSecret(admin: SupabaseClient, given: string): Promise<void> {
  // Once the set-up is over, nobody learns whether a secret is right.
  const people = await admin.rpc('count_users');
  if (people.data === 1) throw new Refusal(409, 'setup_done', 'The first admin exists already.');
  const secret = variable('SETUP_SECRET');
  if (secret.length < LEAST_LENGTH)
    throw new Refusal(503, 'setup_secret_missing', `Set SETUP_SECRET (${LEAST_LENGTH} characters or more).`);
  if (await isSame(given, secret)) return;
  const wrong = await admin.rpc('note_wrong_setup_secret');
  await new Promise((resolve) => setTimeout(resolve, pauseAfter(Number(wrong.data ?? LONGEST_PAUSE_MS))));
  throw new Refusal(403, 'setup_secret_wrong', 'This is not the set-up secret.');
}
