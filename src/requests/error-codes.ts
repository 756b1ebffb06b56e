/**
 * Codes with which the database refuses a visitor's form (private.refuse). A test compares them with
 * supabase/schemas.
 */
export const REFUSAL_CODES = [
  'field.required',
  'field.invalid',
  'field.too_short',
  'field.too_long',
  'field.in_future',
  'notice.missing',
  'consent.required',
  'consent.outdated',
  'files.invalid',
  'files.too_many',
  'files.type',
  'files.too_large',
  'files.case_full',
  'payload.invalid',
  'payload.too_large',
  'submission.rejected',
  'submission.too_fast',
  'submission.expired',
  'submission.key_used',
  'limit.reached',
  'method.not_allowed',
  'challenge.required',
  'challenge.invalid',
  'turnstile.required',
  'turnstile.invalid',
  'case.closed',
] as const;

/** Codes from the functions confirm-evidence and turnstile-pass, the device, the form or the network. */
const OTHERS = [
  'files.content',
  'files.empty',
  'files.not_now',
  'challenge.unsolved',
  'turnstile.unanswered',
  'turnstile.refused',
  'turnstile.unreachable',
  'turnstile.not_configured',
  'outcome_unknown',
  'network',
  'offline',
  'no_room',
  'unknown',
] as const;

export const ERROR_CODES = [...REFUSAL_CODES, ...OTHERS];
export type ErrorCode = (typeof ERROR_CODES)[number];

export const isErrorCode = (code: string): code is ErrorCode => ERROR_CODES.some((each) => each === code);
