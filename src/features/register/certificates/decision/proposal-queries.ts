import { queryOptions, useMutation } from '@tanstack/react-query';
import { toAppError, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Maximum number of decisions shown; the dashboard counts all. */
const SHOWN = 50;

/**
 * Queries the decisions that await a second person, oldest first: of one company's certificates, or of all.
 */
export const proposalsQuery = (clientId?: string) =>
  queryOptions({
    queryKey: ['certificates', 'waiting', clientId ?? ''] as const,
    queryFn: async ({ signal }) => {
      const rows = database()
        .from('certificate_proposals')
        .select(
          `id, kind, facts, asked_by, asked_by_name, created_at,
           certificate:certificates!inner(id, number, client_id, client:clients!inner(name))`,
        )
        .is('outcome', null)
        .order('created_at')
        .limit(SHOWN)
        .abortSignal(signal);
      return unwrapRows(await (clientId ? rows.eq('certificate.client_id', clientId) : rows));
    },
    meta: { table: 'certificates', silent: true },
  });
export type Proposal = Awaited<ReturnType<NonNullable<ReturnType<typeof proposalsQuery>['queryFn']>>>[number];

/** Confirms a proposed decision. With a note, declines it, or withdraws it if the user proposed it. */
export const useResolveProposal = (proposal_id: string) =>
  useMutation({
    mutationFn: async ({ note }: { note?: string }) => {
      const { error, status } =
        note === undefined
          ? await database().rpc('confirm_certificate_proposal', { proposal_id })
          : await database().rpc('decline_certificate_proposal', { proposal_id, note });
      if (error) throw toAppError(error, status);
    },
    meta: { table: 'certificates' },
  });
