import { queryOptions } from '@tanstack/react-query';
import { FEE_STATES } from '@/domain/appeal';
import type { CaseKind } from '@/domain/case-status';
import { AppError, unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Cursor } from '@/lib/url-state';
import { z } from '@/lib/zod';
import type { AuditFilter } from './place';

const PAGE_SIZE = 50;
/** Five minutes: each call is recorded, so unnecessary refetches would fill the record. */
const FRESH_MS = 5 * 60_000;

const optional = z.string().nullable();
const lineSchema = z.object({
  number: z.string(),
  status: z.string(),
  category: z.string(),
  relation: z.string(),
  source: z.string(),
  is_confidential: z.boolean(),
  is_spam: z.boolean(),
  subject: optional,
  created_at: z.string(),
  first_response_due_at: optional,
  first_response_at: optional,
  due_at: optional,
  closed_at: optional,
  paused_days: z.number(),
  finding: optional,
});
const listSchema = z.object({ cases: z.array(lineSchema), withheld: z.number() });
const caseSchema = lineSchema.extend({
  texts: z.record(z.string(), optional),
  declaration: optional,
  decider_name: optional,
  decider_post: optional,
  late: z
    .object({
      last_day: z.string(),
      admitted_at: optional,
      admitted_by_name: optional,
      cause: optional,
      explanation: optional,
    })
    .nullable(),
  fee: z
    .object({
      number: optional,
      amount: z.number(),
      sent_on: z.string(),
      due_on: z.string(),
      paid_on: optional,
      state: z.enum(FEE_STATES),
    })
    .nullable(),
  people: z.array(
    z.object({ role: z.string(), name: optional, is_external: z.boolean(), revoked_at: optional }),
  ),
  events: z.array(
    z.object({
      kind: z.string(),
      visibility: z.string(),
      author: z.string(),
      actor_name: optional,
      from_status: optional,
      to_status: optional,
      body: optional,
      created_at: z.string(),
    }),
  ),
  actions: z.array(
    z.object({
      status: z.string(),
      owner_name: optional,
      due_on: optional,
      settled_on: optional,
      words: optional,
      proof: optional,
    }),
  ),
  letters: z.array(z.object({ number: z.string(), dated: z.string(), sha256: z.string() })),
  file_count: z.number(),
});
export type AuditCaseLine = z.infer<typeof lineSchema>;
export type AuditCase = z.infer<typeof caseSchema>;

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('malformed', 'The response is not of the expected shape');
  return result.data;
}

/** Returns a page of rows, and the cursor of the next page if the query found an extra row. */
function pageOf<R>(rows: readonly R[], cursorOf: (row: R) => Cursor) {
  const lines = rows.slice(0, PAGE_SIZE);
  const last = lines.at(-1);
  return { lines, next: rows.length > PAGE_SIZE && last ? cursorOf(last) : undefined };
}

const common = { staleTime: FRESH_MS, meta: { silent: true } };

/** Queries one page of complaints or appeals without identities, newest first. */
export const auditCasesQuery = (kind: CaseKind, filter: AuditFilter, cursor: Cursor | undefined) =>
  queryOptions({
    queryKey: ['audit_access', 'cases', kind, filter, cursor] as const,
    queryFn: async ({ signal }) => {
      const from = cursor && { older_than: cursor.at, before: cursor.id };
      const call = database().rpc('audit_cases', {
        kind,
        filter: { ...filter },
        ...from,
        max_rows: PAGE_SIZE + 1,
      });
      const { cases, withheld } = parsed(listSchema, unwrap(await call.abortSignal(signal)));
      return { ...pageOf(cases, (row) => ({ at: row.created_at, id: row.number })), withheld };
    },
    ...common,
  });

/** Queries one case without identities. */
export const auditCaseQuery = (kind: CaseKind, number: string) =>
  queryOptions({
    queryKey: ['audit_access', 'case', kind, number] as const,
    queryFn: async ({ signal }) =>
      parsed(caseSchema, unwrap(await database().rpc('audit_case', { kind, number }).abortSignal(signal))),
    ...common,
  });

/** Queries one page of decisions on certificates with their reasons, newest first. */
export const auditDecisionsQuery = ({ number, from, to }: AuditFilter, cursor: Cursor | undefined) =>
  queryOptions({
    queryKey: ['audit_access', 'decisions', number, from, to, cursor] as const,
    queryFn: async ({ signal }) => {
      const start = cursor && { older_than: cursor.at, older_id: cursor.id };
      const filter = { number, from, to };
      const call = database().rpc('audit_decisions', { filter, ...start, max_rows: PAGE_SIZE + 1 });
      return pageOf(unwrapRows(await call.abortSignal(signal)), (row) => ({
        at: row.recorded_at,
        id: row.id,
      }));
    },
    ...common,
  });

/** Queries one page of letters, newest first. */
export const auditLettersQuery = (cursor: Cursor | undefined) =>
  queryOptions({
    queryKey: ['audit_access', 'letters', cursor] as const,
    queryFn: async ({ signal }) => {
      const start = cursor && { older_than: cursor.at, before: cursor.id };
      const call = database().rpc('audit_letters', { ...start, max_rows: PAGE_SIZE + 1 });
      return pageOf(unwrapRows(await call.abortSignal(signal)), (row) => ({ at: row.dated, id: row.number }));
    },
    ...common,
  });

/** Queries one page of the audit log without contents, newest first. */
export const auditLogQuery = ({ from, to }: AuditFilter, cursor: Cursor | undefined) =>
  queryOptions({
    queryKey: ['audit_access', 'log', from, to, cursor] as const,
    queryFn: async ({ signal }) => {
      const start = cursor && { older_than: cursor.at, older_id: cursor.id };
      const call = database().rpc('audit_log_lines', {
        filter: { from, to },
        ...start,
        max_rows: PAGE_SIZE + 1,
      });
      return pageOf(unwrapRows(await call.abortSignal(signal)), (row) => ({
        at: row.created_at,
        id: row.id,
      }));
    },
    ...common,
  });
