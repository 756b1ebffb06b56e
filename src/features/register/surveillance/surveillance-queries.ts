import { queryOptions, useMutation } from '@tanstack/react-query';
import { toAppError, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

/** Result of a visit; empty texts mean no value. */
export interface VisitRecord {
  doneOn: string;
  result: string;
  findings: string;
  nextDueOn: string;
  note: string;
  /** Consequence of a visit with the result tidak: '', 'decision', or 'none' with a reason. */
  follows: string;
  noDecisionReason: string;
}

/** Queries the open visits of a company's certificates, earliest first. */
export const openVisitsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['surveillance_visits', 'open', clientId] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('surveillance_visits')
          .select('certificate_id, due_on, certificates!inner(client_id)')
          .eq('certificates.client_id', clientId)
          .is('done_on', null)
          .order('due_on')
          .limit(1000)
          .abortSignal(signal),
      ),
    meta: { table: 'surveillance_visits', silent: true },
  });

/**
 * Records the result of a visit if it has not changed since the form was opened (`seen`). Idempotent, even
 * when the response is lost.
 */
export function useRecordVisit(visitId: string, seen: string) {
  const { run, isUnknown } = useOnce(`surveillance:${visitId}`, 'local');
  const record = useMutation({
    mutationFn: ({ doneOn, result, findings, nextDueOn, note, follows, noDecisionReason }: VisitRecord) =>
      run(async (key) => {
        const { error, status } = await database().rpc('record_surveillance', {
          visit_id: visitId,
          done_on: doneOn,
          result,
          findings: findings.trim(),
          note: note.trim(),
          seen,
          key,
          ...(nextDueOn && { next_due_on: nextDueOn }),
          ...(result === 'tidak' && { follows, no_decision_reason: noDecisionReason.trim() }),
        });
        if (error) throw toAppError(error, status);
      }),
    meta: { table: 'surveillance_visits' },
  });
  return { ...record, isUnknown };
}
