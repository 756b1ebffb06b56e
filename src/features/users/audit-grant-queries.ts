import { queryOptions, useMutation } from '@tanstack/react-query';
import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

/** Maximum number of entries in the dialog. */
export const MOST_READS = 200;

/** Queries the reading accesses for audits, newest first. For admins. */
export const auditGrantsQuery = () =>
  queryOptions({
    queryKey: ['audit_access', 'grants'] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('audit_access')
          .select('*')
          .order('created_at', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      ),
    meta: { table: 'audit_access', silent: true },
  });
export type AuditGrant = Awaited<
  ReturnType<NonNullable<ReturnType<typeof auditGrantsQuery>['queryFn']>>
>[number];

/** Queries the reads of an access, newest first. */
export const auditReadsQuery = (access: string) =>
  queryOptions({
    queryKey: ['security_events', 'audit', access] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('security_events')
          .select('id, created_at, network, detail')
          .eq('event', 'audit_read')
          .contains('detail', { access })
          .order('created_at', { ascending: false })
          .limit(MOST_READS)
          .abortSignal(signal),
      ),
    staleTime: 0,
    meta: { silent: true },
  });

export interface NewGrant {
  user_id: string;
  starts_on: string;
  ends_on: string;
  reason: string;
}

/** Grants a viewer reading access. Requires a fresh session. */
export function useGrantAudit() {
  const { run, isUnknown } = useOnce('audit-access');
  const task = useMutation({
    mutationFn: (grant: NewGrant) =>
      run(async (key) => {
        const { error, status } = await database().rpc('grant_audit_access', { ...grant, key });
        unwrap({ data: true, error, status });
      }),
    meta: { table: 'audit_access' },
  });
  return { ...task, isUnknown };
}

export const useEndAudit = () =>
  useMutation({
    mutationFn: async (access_id: string) => unwrap(await database().rpc('end_audit_access', { access_id })),
    meta: { table: 'audit_access' },
  });

/** Returns the state of an access on a day. */
export function grantState({ starts_on, ends_on, ended_at }: AuditGrant, today: string) {
  if (ended_at) return 'ended';
  if (ends_on < today) return 'over';
  return starts_on > today ? 'upcoming' : 'active';
}

const CODES = ['not_viewer', 'period', 'overlaps'] as const;

/** Returns why the database refused an access, as a message key under `problem`. */
export function grantProblem(thrown: unknown) {
  const { message } = toAppError(thrown);
  if (message === 'session.not_fresh') return 'not_fresh';
  return CODES.find((code) => message === `audit.${code}`) ?? 'other';
}
