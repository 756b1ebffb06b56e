import type { SupabaseClient } from '@supabase/supabase-js';
import { solveChallenge, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export interface Proof {
  challenge: Challenge;
  solution: Solution;
}

/** Requests a challenge for this client. */
export async function challengeFor(client: SupabaseClient, action: 'submit' | 'track'): Promise<Challenge> {
  const { data, error } = await client.rpc('request_challenge', { action });
  if (error) throw new Error(`request_challenge: ${error.message} (${error.details})`);
  return data as Challenge; // the shape is documented in the function's comment
}

/** Solves a challenge, as a browser would. */
export async function solve(challenge: Challenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  if (!solution) throw new Error('the challenge was not solved');
  return { challenge, solution };
}

export const work = async (client: SupabaseClient, action: 'submit' | 'track') =>
  solve(await challengeFor(client, action));
