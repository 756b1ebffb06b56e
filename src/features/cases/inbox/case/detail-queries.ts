import { queryOptions } from '@tanstack/react-query';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import type { Language } from '@/config/languages';
import { EFFECT_KINDS, FEE_STATES } from '@/domain/appeal';
import { isOpenStatus } from '@/domain/case-status';
import { AppError, toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { database, loadSupabase } from '@/lib/supabase';
import { z } from '@/lib/zod';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import type { Thread } from '@/features/cases/inbox/thread';

const MAX_EVENTS = 500;
const COLUMNS = { complaint: 'complaint_id', appeal: 'appeal_id' } as const;

/**
 * Queries the timeline of a case or message, oldest first. Of a very long timeline, only the newest entries
 * are returned.
 */
export const caseEventsQuery = ({ kind }: Thread, id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'timeline', kind] as const,
    queryFn: async () => {
      const column = kind === 'contact' ? 'message_id' : COLUMNS[kind];
      const events = database().from('case_events').select('*').eq(column, id);
      const newest = events.order('created_at', { ascending: false }).order('id', { ascending: false });
      return unwrapRows(await newest.limit(MAX_EVENTS)).reverse();
    },
    meta: { table: 'case_events', silent: true },
  });
export type CaseEvent = Awaited<
  ReturnType<NonNullable<ReturnType<typeof caseEventsQuery>['queryFn']>>
>[number];

/** Returns true for the entry that reopened a decided case. */
export const isReopening = ({ kind, case_kind: of, from_status: from }: CaseEvent) =>
  kind === 'status' && of !== 'contact' && from !== null && !isOpenStatus(from);

const pastDecisionsSchema = z.array(
  z.object({
    decided_at: z.string(),
    finding: z.string().nullable(),
    outcome: z.string().nullable(),
    outcome_reason: z.string().nullable(),
    effect: z.string().nullable(),
    decider_name: z.string().nullable(),
    decider_post: z.string().nullable(),
    reopened_at: z.string(),
    reopened_by_name: z.string().nullable(),
    reason: z.string(),
  }),
);

/** Queries the decisions of a case before it was reopened, newest first. */
export const pastDecisionsQuery = ({ kind }: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'decisions', kind] as const,
    queryFn: async () =>
      pastDecisionsSchema.parse(unwrap(await database().rpc('case_decisions', { kind, id }))),
    meta: { table: 'case_events', silent: true },
  });

const effectSchema = z.object({
  kind: z.enum(EFFECT_KINDS).nullable(),
  certificate: z.string().nullable(),
  reason: z.string().nullable(),
  assessment_on: z.string().nullable(),
  done_on: z.string().nullable(),
  suggested: z.string().nullable(),
});

/** Queries the effect of an appeal on a certificate, and its state. */
export const appealEffectQuery = (id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'effect'] as const,
    queryFn: async () => effectSchema.parse(unwrap(await database().rpc('appeal_effect', { appeal_id: id }))),
    meta: { table: 'case_events', silent: true },
  });

const feeSchema = z.object({
  /** Null: unknown; 0: no fee. */
  amount: z.number().nullable(),
  payment_days: z.number(),
  invoice: z
    .object({
      number: z.string().nullable(),
      amount: z.number(),
      sent_on: z.string(),
      due_on: z.string(),
      paid_on: z.string().nullable(),
      state: z.enum(FEE_STATES),
    })
    .nullable(),
});

/** Queries the appeal fee (from the settings) and the invoice. */
export const caseFeeQuery = (id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'fee'] as const,
    queryFn: async () => feeSchema.parse(unwrap(await database().rpc('appeal_fee', { appeal_id: id }))),
    meta: { table: 'case_events', silent: true },
  });

const caseActionsSchema = z.array(
  z.object({
    id: z.string(),
    status: z.enum(['open', 'done', 'dropped', 'not_needed']),
    words: z.string(),
    owner_name: z.string().nullable(),
    due_on: z.string().nullable(),
    is_overdue: z.boolean().nullable(),
    proof: z.string().nullable(),
    settled_on: z.string().nullable(),
    settled_by_name: z.string().nullable(),
  }),
);
export type CaseAction = z.infer<typeof caseActionsSchema>[number];

/** Queries the corrective actions of a case, open ones first. */
export const caseActionsQuery = ({ kind }: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'actions', kind] as const,
    queryFn: async () => caseActionsSchema.parse(unwrap(await database().rpc('case_actions', { kind, id }))),
    meta: { table: 'case_events', silent: true },
  });

/** Queries the people recorded as involved in the matter. */
export const casePeopleQuery = (inbox: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_people', id] as const,
    queryFn: async () => {
      const people = database().from('case_people').select('*').eq(COLUMNS[inbox.kind], id);
      return unwrapRows(await people.order('created_at').limit(100));
    },
    meta: { table: 'case_people', silent: true },
  });

export type CasePerson = Awaited<
  ReturnType<NonNullable<ReturnType<typeof casePeopleQuery>['queryFn']>>
>[number];

/** File of a case or message. */
export interface EvidenceEntry {
  path: string;
  file_name: string;
  mime_type: string;
  size_bytes: number;
  is_received: boolean;
  is_expected: boolean;
  is_checked: boolean;
  arrived_at: string | null;
  /** For files sent by staff, the timeline entry they belong to. */
  event_id: string | null;
}

/**
 * Queries the announced files of a case or message, and which were uploaded; `event_id` marks files sent by
 * staff.
 */
export const caseEvidenceQuery = ({ kind }: Thread, id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'evidence', kind] as const,
    queryFn: async (): Promise<EvidenceEntry[]> =>
      unwrapRows(await database().rpc('case_evidence', { kind, id })),
    meta: { table: 'case_events', silent: true },
  });

/** Queries the declaration that the decision-maker signs, in the given language. */
export const declarationQuery = (language: Language) =>
  queryOptions({
    queryKey: ['decision_declaration', language] as const,
    queryFn: async () => unwrap(await database().rpc('decision_declaration', { language })),
    staleTime: Infinity,
    meta: { silent: true },
  });

const ownPostSchema = z.object({ name: z.string(), post: z.string().nullable() });

/** Queries the user's name and post, the default decider of an outcome. */
export const ownPostQuery = () =>
  queryOptions({
    queryKey: ['own_post'] as const,
    queryFn: async () => ownPostSchema.parse(unwrap(await database().rpc('own_post'))),
    meta: { silent: true },
  });

/** Queries the allowed changes of each status. */
export const transitionsQuery = ({ kind }: CaseInbox) =>
  queryOptions({
    queryKey: ['case_transitions', kind] as const,
    queryFn: async () =>
      unwrapRows(await database().from('case_transitions').select('*').eq('kind', kind).limit(100)),
    staleTime: Infinity,
    meta: { table: 'case_transitions', silent: true },
  });
export type Transition = Awaited<
  ReturnType<NonNullable<ReturnType<typeof transitionsQuery>['queryFn']>>
>[number];

/**
 * Returns a signed URL of an evidence file, valid for five minutes. Each is logged. `download`: saves the
 * file under its original name.
 */
export async function evidenceAddress(path: string, download = false): Promise<string> {
  const { functions } = await loadSupabase();
  const options = { body: { path, download }, timeout: REQUEST_TIMEOUT_MS };
  const answer = await functions.invoke<{ url?: unknown }>('evidence-link', options);
  // functions-js types its error as any.
  if (answer.error) throw toAppError(answer.error as unknown);
  const url = answer.data?.url;
  if (typeof url !== 'string') throw new AppError('malformed', 'The response contains no URL');
  return url;
}
