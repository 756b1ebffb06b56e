import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { fetchEligibility } from './queries';

/** Decision on a certificate that an appeal can be about. */
export interface AppealableDecision {
  decision_id: string;
  certificate: string;
  company: string;
  /** Kind of decision, as in appeals.decision. */
  decision: string;
  /** Kind of decision, as in the register. */
  kind: string;
  decided_on: string;
  decision_number: string | null;
  /** Last day for an appeal. */
  last_day: string;
}

const MIN_SEARCH_LENGTH = 3;
export const hasEnoughLetters = (search: string) =>
  search.replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_SEARCH_LENGTH;

/** Queries the decisions on certificates by number or holder. */
export const appealableDecisionsQuery = (query: string) =>
  queryOptions({
    queryKey: ['certificate_decisions', 'appealable', query] as const,
    queryFn: async ({ signal }): Promise<AppealableDecision[]> =>
      unwrapRows(await database().rpc('appealable_decisions', { query }).abortSignal(signal)),
    staleTime: 0,
    gcTime: 0,
    meta: { table: 'certificate_decisions', silent: true },
  });

/** Queries the last day for an appeal against a decision of that date. */
export const lastDayQuery = (decisionDate: string) =>
  queryOptions({
    queryKey: ['public_holidays', 'last-appeal-day', decisionDate] as const,
    queryFn: async () => (await fetchEligibility(decisionDate)).last_day,
    meta: { table: 'public_holidays', silent: true },
  });
