import { queryOptions } from '@tanstack/react-query';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import type { Language } from '@/config/languages';
import { AppError, toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { database, loadSupabase } from '@/lib/supabase';
import { z } from '@/lib/zod';
import type { CaseInbox } from '@/inbox-kit/case-inbox';

const MOST_EVENTS = 500;
const columnOf = ({ kind }: CaseInbox) => (kind === 'complaint' ? 'complaint_id' : 'appeal_id');

/** Timeline of a case, oldest first. */
export const caseEventsQuery = (inbox: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_events', id] as const,
    queryFn: async () => {
      const events = database().from('case_events').select('*').eq(columnOf(inbox), id);
      return unwrapRows(await events.order('created_at').order('id').limit(MOST_EVENTS));
    },
    meta: { table: 'case_events', silent: true },
  });
export type CaseEvent = Awaited<
  ReturnType<NonNullable<ReturnType<typeof caseEventsQuery>['queryFn']>>
>[number];

const OPEN = ['baru', 'diproses', 'menunggu'];

/** The move by which a decided case was opened again. */
export const isReopening = ({ kind, from_status: from }: CaseEvent) =>
  kind === 'status' && from !== null && !OPEN.includes(from);

const pastDecisionsSchema = z.array(
  z.object({
    decided_at: z.string(),
    finding: z.string().nullable(),
    outcome: z.string().nullable(),
    outcome_reason: z.string().nullable(),
    effect: z.string().nullable(),
    decided_by_name: z.string().nullable(),
    reopened_at: z.string(),
    reopened_by_name: z.string().nullable(),
    reason: z.string(),
  }),
);

/** Decisions of a case before it was reopened, newest first. */
export const pastDecisionsQuery = ({ kind }: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'decisions', kind] as const,
    queryFn: async () =>
      pastDecisionsSchema.parse(unwrap(await database().rpc('case_decisions', { kind, id }))),
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

/** Corrective actions of a case, open ones first. */
export const caseActionsQuery = ({ kind }: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'actions', kind] as const,
    queryFn: async () => caseActionsSchema.parse(unwrap(await database().rpc('case_actions', { kind, id }))),
    meta: { table: 'case_events', silent: true },
  });

/** People recorded as involved in the matter. */
export const casePeopleQuery = (inbox: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_people', id] as const,
    queryFn: async () => {
      const people = database().from('case_people').select('*').eq(columnOf(inbox), id);
      return unwrapRows(await people.order('created_at').limit(100));
    },
    meta: { table: 'case_people', silent: true },
  });

export type CasePerson = Awaited<
  ReturnType<NonNullable<ReturnType<typeof casePeopleQuery>['queryFn']>>
>[number];

/** The files announced with a case, and which arrived. */
export const caseEvidenceQuery = ({ kind }: CaseInbox, id: string) =>
  queryOptions({
    queryKey: ['case_events', id, 'evidence', kind] as const,
    queryFn: async () => unwrapRows(await database().rpc('case_evidence', { kind, id })),
    meta: { table: 'case_events', silent: true },
  });

/** The declaration that the decision-maker signs with the decision, in that language. */
export const declarationQuery = (language: Language) =>
  queryOptions({
    queryKey: ['decision_declaration', language] as const,
    queryFn: async () => unwrap(await database().rpc('decision_declaration', { language })),
    staleTime: Infinity,
    meta: { silent: true },
  });

/** The moves the database allows from each status. */
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

/** An address that opens one evidence file for five minutes; each is on record. `download`: under its sender's name. */
export async function evidenceAddress(path: string, download = false): Promise<string> {
  const { functions } = await loadSupabase();
  const options = { body: { path, download }, timeout: REQUEST_TIMEOUT_MS };
  const answer = await functions.invoke<{ url?: unknown }>('evidence-link', options);
  // functions-js types its error as any.
  if (answer.error) throw toAppError(answer.error as unknown);
  const url = answer.data?.url;
  if (typeof url !== 'string') throw new AppError('malformed', 'The answer has no address');
  return url;
}
