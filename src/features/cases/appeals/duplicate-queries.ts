import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecidedStatus } from '@/domain/certificate-status';
import { unwrap, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

/** Queries the appeal itself, first, and the appeals about the same number or joined to it. */
export const duplicateAppealsQuery = (id: string) =>
  queryOptions({
    queryKey: ['appeals', 'doubles', id] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('appeal_doubles', { id }).abortSignal(signal)),
    meta: { table: 'appeals', silent: true },
  });

type Row = Awaited<ReturnType<NonNullable<ReturnType<typeof duplicateAppealsQuery>['queryFn']>>>[number];
/**
 * Function results include null, which generated types omit; the comment of the SQL function names the
 * nullable columns.
 */
export type DuplicateAppeal = Omit<Row, Nullable | 'decisions'> & { [key in Nullable]: Row[key] | null } & {
  decisions: readonly RegisterDecision[] | null;
};
type Nullable =
  | 'company'
  | 'name'
  | 'email'
  | 'grounds'
  | 'joined_into'
  | 'other_sender'
  | 'holder'
  | 'other_holder'
  | 'other_decision';

/** Suspension or withdrawal of the certificate, from the register. */
export interface RegisterDecision {
  status: Extract<DecidedStatus, 'dibekukan' | 'dicabut'>;
  on: string;
  decided_on: string | null;
  number: string | null;
}

/** Marks an appeal's documents as complete. Idempotent. */
export function useCompleteDocuments(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => unwrap(await database().rpc('complete_documents', { id })),
    meta: { table: 'appeals' },
    onSettled: () => {
      for (const key of ['case_events', 'dashboard', 'appeals'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}

/** Joins an appeal to another; its appellant sees the reason. */
export function useJoinAppeal() {
  const queryClient = useQueryClient();
  const { run } = useOnce('join-appeal');
  return useMutation({
    mutationFn: (joined: { id: string; into_id: string; reason: string }) =>
      run(async (key) => unwrap(await database().rpc('join_appeal', { ...joined, key }))),
    meta: { table: 'appeals' },
    onSettled: () => {
      for (const key of ['case_events', 'dashboard', 'appeals'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
