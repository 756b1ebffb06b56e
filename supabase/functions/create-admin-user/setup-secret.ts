import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/response.ts';
import { variable } from '../_shared/environment.ts';

/** Shorter secrets could be guessed; the local stack's has 24 characters. */
const MIN_LENGTH = 20;
const MAX_DELAY_MS = 5000;

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares the digests of two secrets in constant time. */
export async function isSame(given: string, secret: string): Promise<boolean> {
  const [a, b] = [await digest(given), await digest(secret)];
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

/** Returns the delay in milliseconds before answering the nth wrong secret within 15 minutes. */
export const delayAfter = (wrong: number) => Math.min(100 * 2 ** (wrong - 1), MAX_DELAY_MS);

/**
 * Checks the operator's set-up secret. A correct one always passes at once; wrong ones are counted and
 * delayed increasingly. @throws Refusal setup_secret_missing, setup_done, setup_secret_wrong
 */
export async function checkSetupSecret(admin: SupabaseClient, given: string): Promise<void> {
  // After the set-up, do not reveal whether a secret is right.
  const people = await admin.rpc('count_users');
  if (people.data === 1) throw new Refusal(409, 'setup_done', 'The first admin already exists.');
  const secret = variable('SETUP_SECRET');
  if (secret.length < MIN_LENGTH)
    throw new Refusal(503, 'setup_secret_missing', `Set SETUP_SECRET to at least ${MIN_LENGTH} characters.`);
  if (await isSame(given, secret)) return;
  const wrong = await admin.rpc('note_wrong_setup_secret');
  await new Promise((resolve) => setTimeout(resolve, delayAfter(Number(wrong.data ?? MAX_DELAY_MS))));
  throw new Refusal(403, 'setup_secret_wrong', 'The set-up secret is wrong.');
}
