import { publicEventKinds } from '@/domain/case-event';
import { z } from '@/lib/zod';
import { EFFECT_KINDS, FEE_STATES } from '@/domain/appeal';
import { caseStatuses, messageStatuses } from '@/domain/case-status';
import { findings } from '@/domain/finding';
import { AppError } from '@/lib/errors';
import { slotSchema, type Slot } from '@/requests/receipt-data';

const statusSchema = z.enum([...caseStatuses, ...messageStatuses]);
export type TrackedStatus = z.infer<typeof statusSchema>;

const eventSchema = z.object({
  at: z.string(),
  kind: z.enum(publicEventKinds),
  from: z.enum(['body', 'reporter']),
  status: statusSchema.nullable(),
  body: z.string().nullable(),
  files: z.array(z.object({ path: z.string(), name: z.string() })),
});

const caseSchema = z.object({
  kind: z.enum(['complaint', 'appeal', 'contact']),
  number: z.string(),
  status: statusSchema,
  subject: z.string(),
  /** Text of a message from the contact form. */
  message: z.string().nullish(),
  /** Description of the incident in a complaint. */
  description: z.string().nullish(),
  /** Grounds of an appeal. */
  grounds: z.string().nullish(),
  created_at: z.string(),
  updated_at: z.string(),
  first_response_due_at: z.string().nullable(),
  due_at: z.string().nullable(),
  status_note: z.string().nullable(),
  closed_at: z.string().nullable(),
  finding: z.enum(findings).nullable(),
  effect: z.string().nullable(),
  outcome: z.string().nullable(),
  outcome_reason: z.string().nullable(),
  next: z.enum(['first_response', 'outcome', 'your_reply', 'spam', 'closed', 'answer', 'answered']),
  can_reply: z.boolean(),
  /** Set if staff marked the case as spam. is_removed: true once its contents were removed. */
  spam: z.object({ since: z.string(), kept_until: z.string(), is_removed: z.boolean() }).nullish(),
  restricted_at: z.string().nullish(),
  consent_withdrawn_at: z.string().nullish(),
  evidence: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      received: z.boolean(),
      /** True if the content did not match the announced type; another file can be sent. */
      refused: z.boolean().default(false),
      open_until: z.string().nullable(),
    }),
  ),
  letters: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      dated: z.string(),
      state: z.enum(['waiting', 'made', 'failed', 'removed']),
      reopened_at: z.string().nullable(),
      replaced_by: z.string().nullable(),
    }),
  ),
  actions: z.array(
    z.object({ text: z.string(), due_on: z.string().nullable(), done_on: z.string().nullable() }),
  ),
  /** Effect of an upheld appeal on the certificate. done_on: null while it is open. */
  carried_out: z
    .object({
      kind: z.enum(EFFECT_KINDS),
      reason: z.string().nullable(),
      assessment_on: z.string().nullable(),
      done_on: z.string().nullable(),
    })
    .nullish(),
  /** Fee of an appeal with an invoice. */
  fee: z
    .object({
      amount: z.number(),
      sent_on: z.string(),
      due_on: z.string(),
      paid_on: z.string().nullable(),
      state: z.enum(FEE_STATES),
    })
    .nullish(),
  /** Set for a late appeal. admitted_at: null if it was not admitted. */
  late: z.object({ last_day: z.string(), admitted_at: z.string().nullable() }).nullish(),
  earlier: z.array(
    z.object({
      decided_at: z.string(),
      finding: z.enum(findings).nullable(),
      outcome: z.string().nullable(),
      outcome_reason: z.string().nullable(),
      effect: z.string().nullable(),
      reopened_at: z.string(),
      reason: z.string(),
    }),
  ),
  events: z.array(eventSchema),
});
const answerSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false) }),
  caseSchema.extend({ found: z.literal(true) }),
]);

const repliedSchema = z.object({ found: z.boolean() });
const announcedSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false) }),
  z.object({ found: z.literal(true), uploads: z.array(slotSchema) }),
]);

const ticketSchema = z.object({ found: z.boolean(), ticket: z.string().optional() });

export type TrackedCase = z.infer<typeof caseSchema>;
export type TrackedEvent = z.infer<typeof eventSchema>;

/** Parses a case; null when number and code match none. @throws AppError malformed */
export function trackedCaseOf(answer: unknown): TrackedCase | null {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new AppError('malformed', 'The response is not a case');
  return parsed.data.found ? parsed.data : null;
}

/**
 * Returns true if the reply was recorded, false if number and code no longer match a case. @throws AppError
 * malformed
 */
export function repliedOf(answer: unknown): boolean {
  const parsed = repliedSchema.safeParse(answer);
  if (!parsed.success) throw new AppError('malformed', 'The response is not the result of a reply');
  return parsed.data.found;
}

/**
 * Parses the slots of announced files; null if number and code no longer match a case. @throws AppError
 * malformed
 */
export function announcedOf(answer: unknown): readonly Slot[] | null {
  const parsed = announcedSchema.safeParse(answer);
  if (!parsed.success) throw new AppError('malformed', 'The response contains no slots');
  return parsed.data.found ? parsed.data.uploads : null;
}

/**
 * Parses the ticket of a letter or file; null if number and code no longer grant access. @throws AppError
 * malformed
 */
export function ticketOf(answer: unknown): string | null {
  const parsed = ticketSchema.safeParse(answer);
  if (!parsed.success) throw new AppError('malformed', 'The response contains no ticket');
  return parsed.data.ticket ?? null;
}

/** Number and code that open a case. The code stays in memory, never in a URL or in storage. */
export interface CaseKey {
  number: string;
  code: string;
}
