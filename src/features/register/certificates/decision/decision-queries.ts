import { queryOptions, useMutation } from '@tanstack/react-query';
import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import type { BulkLine } from '@/lists/bulk/bulk-change';
import type { DecisionFacts } from './decision-facts';

/** Maximum number of decisions, and of events, in a certificate's history. */
const SHOWN = 200;

/** Queries a certificate with the columns for staff. */
export const certificateQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificates', 'row', id] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().from('certificates').select('*').eq('id', id).abortSignal(signal).single()),
    meta: { table: 'certificates', silent: true },
  });

/** Queries the decisions on a certificate, newest first, with reasons and names. */
export const decisionsQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ['certificates', 'decisions', certificateId] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('certificate_decisions')
          .select('*')
          .eq('certificate_id', certificateId)
          .order('sequence', { ascending: false })
          .limit(SHOWN)
          .abortSignal(signal),
      ),
    meta: { table: 'certificates', silent: true },
  });
export type RecordedDecision = Awaited<
  ReturnType<NonNullable<ReturnType<typeof decisionsQuery>['queryFn']>>
>[number];

/** Queries when a certificate was removed from the register or returned to it, newest first. */
export const eventsQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ['certificates', 'events', certificateId] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('certificate_events')
          .select('*')
          .eq('certificate_id', certificateId)
          .order('created_at', { ascending: false })
          .limit(SHOWN)
          .abortSignal(signal),
      ),
    meta: { table: 'certificates', silent: true },
  });

/** Queries the upheld appeals, newest first. The database checks that the appeal is about the certificate. */
export const upheldAppealsQuery = queryOptions({
  queryKey: ['appeals', 'upheld'] as const,
  queryFn: async ({ signal }) =>
    unwrapRows(
      await database()
        .from('appeals')
        .select('id, number')
        .eq('status', 'diterima')
        .order('closed_at', { ascending: false })
        .limit(SHOWN)
        .abortSignal(signal),
    ),
  meta: { table: 'appeals', silent: true },
});

interface DecisionToRecord {
  kind: string;
  facts: DecisionFacts;
}

/**
 * Records a decision on a certificate. Idempotent. Resolves to `waiting` if a second person must confirm it.
 */
export function useDecide(certificate_id: string) {
  const { run, isUnknown } = useOnce(`certificate-decision:${certificate_id}`);
  const decide = useMutation({
    mutationFn: ({ kind, facts }: DecisionToRecord) =>
      run(async (key) => {
        const sent = { certificate_id, kind, facts: { ...facts }, key };
        const { data, error, status } = await database().rpc('decide_certificate', sent);
        if (error) throw toAppError(error, status);
        return data;
      }),
    meta: { table: 'certificates' },
  });
  return { ...decide, isUnknown };
}

/** Records one decision on many certificates. Returns one line for each. Idempotent by key. */
export const decideMany = async (
  certificate_ids: readonly string[],
  { kind, facts }: DecisionToRecord,
  key: string,
): Promise<BulkLine[]> =>
  unwrapRows(
    await database().rpc('decide_certificates', {
      certificate_ids: [...certificate_ids],
      kind,
      facts: { ...facts },
      key,
    }),
  );
