import { z } from '@/lib/zod';

const correctionSchema = z.object({
  /** [before, after] by column. */
  changes: z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()])),
  effective_on: z.string(),
  recorded_on: z.string(),
  from_beginning: z.boolean(),
});
export type Correction = z.infer<typeof correctionSchema>;

/** Parses the corrections of a certificate, jsonb of the check; returns none if they are missing or malformed. */
export const correctionsOf = (corrections: unknown): Correction[] =>
  z.array(correctionSchema).safeParse(corrections).data ?? [];

const lettersAndDigits = (number: string) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

export interface CorrectedNumber {
  /** The number before the correction. */
  number: string;
  /** First day of the next number; the day of recording if the correction counts from the issue. */
  on: string;
}

/** Returns the former numbers of a certificate, in the order of their corrections. */
export const formerNumbers = (corrections: unknown): CorrectedNumber[] =>
  correctionsOf(corrections).flatMap((each) => {
    const [number] = each.changes.number ?? [];
    return number ? [{ number, on: each.from_beginning ? each.recorded_on : each.effective_on }] : [];
  });

/** Returns the former number that was typed; undefined if the typed number is the present one. */
export function typedFormerNumber(
  typed: string,
  certificate: { number: string; corrections?: unknown },
): CorrectedNumber | undefined {
  const isTyped = (number: string) => lettersAndDigits(number) === lettersAndDigits(typed);
  if (isTyped(certificate.number)) return undefined;
  return formerNumbers(certificate.corrections).findLast(({ number }) => isTyped(number));
}
