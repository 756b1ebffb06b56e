import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { announced, type EvidenceFile } from '@/request-kit/evidence/evidence-file';
import { receiptOf } from '@/request-kit/receipt-data';
import type { Envelope } from '@/request-kit/use-request-form';
import { appealPayload, type AppealValues } from './appeal';
import { eligibilityOf } from './eligibility';

/** Whether a decision may still be appealed: the working days, the holiday table and earlier appeals decide. */
export async function askEligibility(decisionDate: string, applicationNumber: string) {
  const question = { decision_date: decisionDate, application_number: applicationNumber.trim() };
  return eligibilityOf(unwrap(await database().rpc('appeal_eligibility', question)));
}

/** Files an appeal; the same key gives the same case again. */
export async function submitAppeal(envelope: Envelope, values: AppealValues, files: readonly EvidenceFile[]) {
  const payload = { ...appealPayload(values), ...envelope, files: announced(files) };
  return receiptOf(unwrap(await database().rpc('submit_appeal', { payload })));
}
