import { outcomeMessages } from '@/ui/outcome-messages';
import { toAppError } from '@/lib/errors';
import { OUTCOME_UNKNOWN } from '@/lib/sent-once';
import { inboxKitMessages } from './messages';
import { useCaseTexts } from './use-case-texts';

/**
 * Codes with which the database refuses calls by staff (private.refuse). A test compares them with
 * supabase/schemas.
 */
export const REFUSAL_MESSAGES = [
  'case.kind_unknown',
  'case.not_found',
  'case.transition_refused',
  'case.closed',
  'case.not_closed',
  'case.reopen_refused',
  'case.reopen_needs_handler',
  'case.read_only',
  'case.note_required',
  'case.outcome_required',
  'case.declaration_required',
  'case.finding_required',
  'case.effect_required',
  'case.effect_unplanned',
  'case.late_undecided',
  'case.not_late',
  'case.late_admitted',
  'case.no_fee',
  'case.no_invoice',
  'case.fee_paid',
  'case.certificate_unknown',
  'case.no_assessment',
  'case.actions_required',
  'case.has_actions',
  'case.action_not_found',
  'case.action_settled',
  'case.outcome_only_when_closing',
  'case.person_required',
  'case.involved',
  'case.decider_involved',
  'case.signatory_involved',
  'case.concerned_unconfirmed',
  'case.concerned_confirmed',
  'case.assignee_refused',
  'case.assignee_involved',
  'case.mention_refused',
  'case.assignment_needs_admin',
  'case.confidential',
  'case.marked_spam',
  'case.joined',
  'case.join_refused',
  'case.person_needs_handler',
  'case.person_not_found',
  'case.own_involvement',
  'case.anonymised',
  'case.no_address',
  'case.restricted',
  'case.is_complaint',
  'message.gaps',
  'evidence.not_found',
  'request.needs_power_of_attorney',
  'request.not_found',
  'request.settled',
  'request.other_kind',
  'request.not_restricted',
  'request.objection_open',
  'submission.key_used',
  'field.required',
  'field.invalid',
  'field.too_short',
  'field.too_long',
  'session.not_fresh',
] as const;

/** Returns a function that explains an error and the next step, in the interface language. */
export function useRefusalMessage(): (error: unknown) => string {
  const { t } = useCaseTexts(inboxKitMessages, outcomeMessages);
  return (error) => {
    const { kind, message } = toAppError(error);
    if (message === OUTCOME_UNKNOWN) return `${t('outcome:unknown')}. ${t('outcome:notAsked')}`;
    const code = REFUSAL_MESSAGES.find((each) => each === message);
    return code ? t(`refusals.${code}`) : t(`reasons.${kind}`);
  };
}
