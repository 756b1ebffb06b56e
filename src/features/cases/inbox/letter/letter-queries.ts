import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { ticketAddress } from '@/lib/ticket-address';
import { z } from '@/lib/zod';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';

const lettersSchema = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    dated: z.string(),
    state: z.enum(['waiting', 'made', 'failed', 'removed']),
    reopened_at: z.string().nullable(),
    replaced_by: z.string().nullable(),
  }),
);

/** Polling interval in milliseconds while a letter is generated, which takes up to a minute. */
const WAIT_MS = 3000;

/** Queries the outcome letters of a case, newest first. */
export const caseLettersQuery = ({ kind }: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'letters', kind] as const,
    queryFn: async () => lettersSchema.parse(unwrap(await database().rpc('case_letters', { kind, id }))),
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === 'waiting') ? WAIT_MS : false),
    meta: { table: 'case_events', silent: true },
  });

/** Returns the URL of a letter's file, valid for five minutes. Each is logged. */
export const openLetter = async (id: string) =>
  ticketAddress('outcome-letter', unwrap(await database().rpc('open_letter', { id })));

/** Retries the generation of a failed letter. */
export const retryLetter = async (id: string) => {
  unwrap(await database().rpc('make_letter_again', { id }));
};
