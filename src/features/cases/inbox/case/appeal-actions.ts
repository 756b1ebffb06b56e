import { toAppError, unwrap } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { useCaseMutation } from './actions';

/** Sets the effect that an appeal will have if it is upheld. */
export function usePlanEffect(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`effect:${id}`);
  const plan = useCaseMutation(inbox, (effect: Record<string, string>) =>
    run(async (key) => {
      const { error, status } = await database().rpc('plan_effect', { appeal_id: id, effect, key });
      if (error) throw toAppError(error, status);
    }),
  );
  return { ...plan, isUnknown };
}

/** Admits a late appeal for a cause. */
export function useAdmitLate(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`admit-late:${id}`);
  const admit = useCaseMutation(inbox, (admission: { cause: string; explanation: string }) =>
    run(async (key) => unwrap(await database().rpc('admit_late_appeal', { id, admission, key }))),
  );
  return { ...admit, isUnknown };
}

/** Sets the date of an upheld appeal's new assessment. */
export function useDateAssessment(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`assessment:${id}`);
  const date = useCaseMutation(inbox, (assessment_on: string) =>
    run(async (key) => {
      const asked = { appeal_id: id, assessment_on, key };
      const { error, status } = await database().rpc('date_assessment', asked);
      if (error) throw toAppError(error, status);
    }),
  );
  return { ...date, isUnknown };
}

/** Records the invoice for an appeal fee. */
export function useRecordInvoice(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`invoice:${id}`);
  const record = useCaseMutation(inbox, (invoice: { amount: number; sent_on: string; number?: string }) =>
    run(async (key) => {
      const { error, status } = await database().rpc('record_invoice', { appeal_id: id, invoice, key });
      if (error) throw toAppError(error, status);
    }),
  );
  return { ...record, isUnknown };
}

/** Records the payment date of an appeal fee. */
export function useRecordPayment(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`payment:${id}`);
  const record = useCaseMutation(inbox, (paid_on: string) =>
    run(async (key) => {
      const { error, status } = await database().rpc('record_payment', { appeal_id: id, paid_on, key });
      if (error) throw toAppError(error, status);
    }),
  );
  return { ...record, isUnknown };
}
