import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Cursor } from '@/lib/url-state';
import type { AuditFilter } from './audit-filter';

const REFRESH_MS = 60_000;

/** The newest lines of the audit trail: who, what, when, and no row contents. For all three roles. */
export const recentActivityQuery = (rows: number) =>
  queryOptions({
    queryKey: ['audit_log', 'recent', rows] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('recent_activity', { max_rows: rows }).abortSignal(signal)),
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });

export type Activity = Awaited<
  ReturnType<NonNullable<ReturnType<typeof recentActivityQuery>['queryFn']>>
>[number];

const PAGE_SIZE = 50;

/** A page of the log, newest first, and where the next one begins. For admins. */
export const auditPageQuery = (filter: AuditFilter, cursor: Cursor | undefined) =>
  queryOptions({
    queryKey: ['audit_log', 'page', filter, cursor] as const,
    queryFn: async ({ signal }) => {
      const from = cursor && { older_than: cursor.at, older_id: cursor.id };
      // One row more than is shown says whether there is another page.
      const call = database().rpc('search_audit', { filter, ...from, max_rows: PAGE_SIZE + 1 });
      const rows = unwrapRows(await call.abortSignal(signal));
      const lines = rows.slice(0, PAGE_SIZE);
      const last = lines.at(-1);
      const next: Cursor | undefined =
        rows.length > PAGE_SIZE && last ? { at: last.created_at, id: last.id } : undefined;
      return { lines, next };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export type AuditLine = Awaited<
  ReturnType<NonNullable<ReturnType<typeof auditPageQuery>['queryFn']>>
>['lines'][number];

/** One entry of the log with its changes. */
export const auditEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit_log', 'entry', id] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().from('audit_log').select('*').eq('id', id).abortSignal(signal).single()),
    staleTime: Infinity,
    meta: { silent: true },
  });

/** Everybody who has or had a profile, by name. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: ['app_users', 'names'] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('app_users')
          .select('id, full_name')
          .order('full_name')
          .limit(500)
          .abortSignal(signal),
      ),
    meta: { silent: true },
  });

/** Puts back what a line says the row was. Fails with AppError; message `restore.…` (restorable.ts). */
export function useRestoreFromAudit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: { id: string; table: string }) =>
      unwrap(await database().rpc('restore_from_audit', { entry_id: id })),
    onSuccess: (_answer, { table }) => queryClient.invalidateQueries({ queryKey: [table] }),
    meta: { table: 'audit_log' },
  });
}
