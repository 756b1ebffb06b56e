import { queryOptions } from '@tanstack/react-query';
import { toAppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { ticketAddress } from '@/lib/ticket-address';
import { z } from '@/lib/zod';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';

/** Columns of letters on cases and certificates. */
const letterRowSchema = z.object({
  id: z.string(),
  number: z.string(),
  dated: z.string(),
  state: z.enum(['waiting', 'made', 'failed', 'removed']),
});
export type LetterRow = z.infer<typeof letterRowSchema>;

const caseLettersSchema = z.array(
  letterRowSchema.extend({ reopened_at: z.string().nullable(), replaced_by: z.string().nullable() }),
);
const certificateLettersSchema = z.array(letterRowSchema.extend({ decision_id: z.string() }));

/** Polling interval in milliseconds while a letter is generated, which takes up to a minute. */
const WAIT_MS = 3000;
const intervalOf = (letters: readonly LetterRow[] | undefined) =>
  letters?.some(({ state }) => state === 'waiting') ? WAIT_MS : false;

/** Queries the outcome letters of a case, newest first. */
export const caseLettersQuery = ({ kind }: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'letters', kind] as const,
    queryFn: async () => caseLettersSchema.parse(unwrap(await database().rpc('case_letters', { kind, id }))),
    refetchInterval: ({ state }) => intervalOf(state.data),
    meta: { table: 'case_events', silent: true },
  });

/** Queries the letters on a certificate, newest first. */
export const certificateLettersQuery = (certificate_id: string) =>
  queryOptions({
    queryKey: ['certificates', 'letters', certificate_id] as const,
    queryFn: async () =>
      certificateLettersSchema.parse(unwrap(await database().rpc('certificate_letters', { certificate_id }))),
    refetchInterval: ({ state }) => intervalOf(state.data),
    meta: { table: 'certificates', silent: true },
  });

/** Returns the URL of a letter's file, valid for five minutes. Each is logged. */
export const openLetter = async (id: string) =>
  ticketAddress('outcome-letter', unwrap(await database().rpc('open_letter', { id })));

/** Retries the generation of a failed letter. */
export const retryLetter = async (id: string) => {
  const { error, status } = await database().rpc('make_letter_again', { id });
  if (error) throw toAppError(error, status);
};
