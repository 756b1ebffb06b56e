import { z } from '@/lib/zod';

/** Answer of request_challenge(): a challenge of ALTCHA's, version 2. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.number(),
    data: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  signature: z.string(),
});
type Challenge = z.infer<typeof challengeSchema>;

/** Proof sent with a call: the challenge as it came, and its solution. */
export type Proof = { challenge: Challenge; solution: { counter: number; derivedKey: string } };

/** Actions that cost work: sending a form, and opening a case after wrong access codes. */
export type WorkFor = 'submit' | 'track';

/** Without workers no form can be sent: another way has to be named. */
export const canWork = () => typeof window === 'undefined' || typeof Worker === 'function';
