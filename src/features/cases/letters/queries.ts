import { queryOptions, useMutation } from '@tanstack/react-query';
import { isDecisionKind, type DecisionKind } from '@/domain/certificate-status';
import { AppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { ticketAddress } from '@/lib/ticket-address';
import { z } from '@/lib/zod';

const kind = z.custom<DecisionKind>((value) => typeof value === 'string' && isDecisionKind(value));
/** Schema of decision_standing(): the present effect of a decision. */
const decisionSchema = z.object({
  /** Certificate number. */
  certificate: z.string(),
  kind,
  annulled_kind: kind.nullable(),
  effective_on: z.string(),
  annulled_on: z.string().nullable(),
  annulled_letter: z.string().nullable(),
  /** Kind of the later decision that ended the effect of this one. */
  later_kind: kind.nullable(),
  later_on: z.string().nullable(),
  later_letter: z.string().nullable(),
});
export type CheckedDecision = z.infer<typeof decisionSchema>;

const answerSchema = z.discriminatedUnion('genuine', [
  z.object({ genuine: z.literal(false) }),
  z.object({
    genuine: z.literal(true),
    number: z.string(),
    dated: z.string(),
    /** Null until the file is created. */
    sha256: z.string().nullable(),
    reopened_at: z.string().nullable(),
    replaced_by: z.string().nullable(),
    /** Null for letters of cases. */
    decision: decisionSchema.nullable(),
  }),
]);
export type CheckedLetter = z.infer<typeof answerSchema>;
export type GenuineLetter = Extract<CheckedLetter, { genuine: true }>;
const openedSchema = z.object({ found: z.boolean(), ticket: z.string().optional() });

/** Queries a letter by the number and code printed on it. */
export const letterQuery = (number: string, code: string) =>
  queryOptions({
    queryKey: ['verify_letter', number, code] as const,
    queryFn: async ({ signal }) => {
      const asked = database().rpc('verify_letter', { number, code });
      const parsed = answerSchema.safeParse(unwrap(await asked.abortSignal(signal)));
      if (!parsed.success) throw new AppError('malformed', 'The response is malformed');
      return parsed.data;
    },
    staleTime: 0,
    meta: { silent: true },
  });

/** Creates a URL for the file of a letter on a certificate, valid for five minutes. */
export function useDecisionLetter(number: string, code: string) {
  return useMutation({
    mutationFn: async () => {
      const { ticket } = openedSchema.parse(
        unwrap(await database().rpc('open_decision_letter', { number, code })),
      );
      if (ticket === undefined) throw new AppError('not_found', 'The letter has no file');
      return ticketAddress('outcome-letter', ticket);
    },
  });
}

/** Returns the SHA-256 of a file in hexadecimal, calculated in the browser. */
export async function sha256Of(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
