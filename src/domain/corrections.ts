import { z } from '@/lib/zod';

const correctionSchema = z.object({
  /** Changes by column: [before, after]. */
  changes: z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()])),
  effective_on: z.string(),
  recorded_on: z.string(),
  from_beginning: z.boolean(),
});
export type Correction = z.infer<typeof correctionSchema>;

/**
 * Parses the corrections of a certificate (jsonb of check_certificate). Returns none if they
 * are missing or malformed.
 */
export const correctionsOf = (corrections: unknown): Correction[] =>
  z.array(correctionSchema).safeParse(corrections).data ?? [];

const lettersAndDigits = (number: string) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

export interface CorrectedNumber {
  /** Number before the correction. */
  number: string;
  /** First day of the next number; the day of recording if the correction applies from the beginning. */
  on: string;
}

/** Returns the former numbers of a certificate, in the order of their corrections. */
export const formerNumbers = (corrections: unknown): CorrectedNumber[] =>
  correctionsOf(corrections).flatMap((each) => {
    const [number] = each.changes.number ?? [];
    return number ? [{ number, on: each.from_beginning ? each.recorded_on : each.effective_on }] : [];
  });

/** Returns the former number that was typed; undefined if it is the present number. */
export function typedFormerNumber(
  typed: string,
  certificate: { number: string; corrections?: unknown },
): CorrectedNumber | undefined {
  const isTyped = (number: string) => lettersAndDigits(number) === lettersAndDigits(typed);
  if (isTyped(certificate.number)) return undefined;
  return formerNumbers(certificate.corrections).findLast(({ number }) => isTyped(number));
}
