import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Json } from '@/lib/database.types';
import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import type { Row } from '@/lib/rows';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { useRequestMutation } from '@/features/cases/inbox/case/data-request-actions';
import type { PageSize } from '@/lists/views/list-choices';
import type { RequestFilter } from './request-filter';

export type DataRequest = Row<'data_requests'>;

/**
 * Queries one page of requests: open ones by due date, or all, newest first. Reads one row more than `size`
 * to detect a next page.
 */
export const requestsQuery = ({ state, search, page }: RequestFilter, size: PageSize) =>
  queryOptions({
    queryKey: ['data_requests', 'inbox', state, search, page, size] as const,
    queryFn: async ({ signal }) => {
      const found = search
        ? database().rpc('search_data_requests', { query: search }).select('*')
        : database().from('data_requests').select('*');
      const sorted =
        state === 'all'
          ? found.order('received_at', { ascending: false })
          : found.eq('status', 'open').order('due_at');
      const from = (page - 1) * size;
      const rows = unwrapRows(
        await sorted
          .order('id')
          .range(from, from + size)
          .abortSignal(signal),
      );
      return { rows: rows.slice(0, size), hasMore: rows.length > size };
    },
    placeholderData: keepPreviousData,
    meta: { table: 'data_requests', silent: true },
  });

/** Fields that can be corrected. */
export type Corrections = Partial<Record<'name' | 'email' | 'phone' | 'company', string>>;

/** Throws a refusal as an AppError with the refusal code as message. */
function check({ error, status }: { error: unknown; status: number }) {
  if (error) throw toAppError(error, status);
}

/** Creates a mutation that carries out a request once: `act` receives the idempotency key. */
function useIdempotentRequest<R, V = void>(id: string, act: (key: string, values: V) => Promise<R>) {
  const { run } = useOnce(`request:${id}`);
  return useRequestMutation((values: V) => run((key) => act(key, values)));
}

export const useCorrect = (request_id: string) =>
  useIdempotentRequest(request_id, async (key, changes: Corrections) =>
    check(await database().rpc('correct_case_person', { request_id, changes, key })),
  );
export const useRestrict = (request_id: string) =>
  useIdempotentRequest(request_id, async (key) =>
    check(await database().rpc('restrict_case_person', { request_id, key })),
  );
export const useWithdraw = (request_id: string) =>
  useIdempotentRequest(request_id, async (key) =>
    check(await database().rpc('withdraw_case_consent', { request_id, key })),
  );
export const useErase = (request_id: string) =>
  useIdempotentRequest(request_id, async (key) =>
    check(await database().rpc('erase_case_person', { request_id, key })),
  );
export const useRefuse = (request_id: string) =>
  useIdempotentRequest(request_id, async (key, reason: string) =>
    check(await database().rpc('refuse_data_request', { request_id, reason, key })),
  );

/** All stored data about the person; the comment of the SQL function lists the fields. */
export interface PersonCopyResult {
  exported_at: string;
  body: string;
  kind: string;
  person: Record<string, Json>;
  case: Record<string, Json>;
  consent?: Record<string, Json>;
  messages?: { at: string; kind: string; from: string; status?: string; body?: string }[];
  actions?: { text: string; due_on?: string; done_on?: string }[];
  earlier?: Record<string, Json>[];
  files: { name: string; type: string; size: number; received: boolean }[];
}
export const useExportPerson = (request_id: string) =>
  useIdempotentRequest(
    request_id,
    async (key) =>
      unwrap(await database().rpc('export_case_person', { request_id, key })) as unknown as PersonCopyResult,
  );
