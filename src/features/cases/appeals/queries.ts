import { queryOptions } from '@tanstack/react-query';
import { unwrap, unwrapRow } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { announced, type EvidenceFile } from '@/lib/evidence/evidence-file';
import { receiptOf } from '@/requests/receipt-data';
import type { Envelope } from '@/requests/use-request-form';
import { feeOf } from '@/domain/appeal-fee';
import { appealPayload, type AppealValues } from './appeal-schema';
import { eligibilityOf } from './eligibility';

/** Queries whether a decision can still be appealed, in working days of the holiday calendar. */
export async function fetchEligibility(decisionDate: string) {
  return eligibilityOf(unwrap(await database().rpc('appeal_eligibility', { decision_date: decisionDate })));
}

/** Queries the appeal fee. If this fails, the form announces a possible fee without an amount. */
export const appealFeeQuery = () =>
  queryOptions({
    queryKey: ['site_settings', 'appeal-fee'] as const,
    queryFn: async ({ signal }) => {
      const row = database().from('site_settings').select('appeal_fee').abortSignal(signal).single();
      return feeOf(unwrapRow(await row).appeal_fee);
    },
    meta: { table: 'site_settings', silent: true },
  });

/** Files an appeal. Idempotent: the same key returns the existing case. */
export async function submitAppeal(envelope: Envelope, values: AppealValues, files: readonly EvidenceFile[]) {
  const payload = { ...appealPayload(values), ...envelope, files: announced(files) };
  return receiptOf(unwrap(await database().rpc('submit_appeal', { payload })));
}
