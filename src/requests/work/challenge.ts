import { z } from '@/lib/zod';

/** Result of request_challenge(): an ALTCHA challenge, version 2. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** Unix time in seconds. */
    expiresAt: z.number(),
    data: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  signature: z.string(),
});
type Challenge = z.infer<typeof challengeSchema>;

/** Proof of work sent with a call: the unchanged challenge and its solution. */
export type ProofOfWork = { challenge: Challenge; solution: { counter: number; derivedKey: string } };

/** Actions that require proof of work: sending a form, and opening a case after wrong access codes. */
export type WorkFor = 'submit' | 'track';

/**
 * Returns whether the device supports workers, without which no form can be sent; other contact options are
 * then shown.
 */
export const canSolve = () => typeof window === 'undefined' || typeof Worker === 'function';
