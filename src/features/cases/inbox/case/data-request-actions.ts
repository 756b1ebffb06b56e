import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ThreadKind } from '@/domain/case-status';
import type { Capacity, IdentityCheck, RequestKind } from '@/domain/data-request';
import { toAppError, unwrap } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

/** Case or contact message that contains the personal data. */
export interface RequestSubject {
  kind: ThreadKind;
  id: string;
  number: string;
}

export interface NewRequest {
  kind: RequestKind;
  asked_by: string;
  capacity: Capacity;
  identity_check: IdentityCheck;
  identity_note?: string;
}

/** Queries to invalidate after a request. */
const INVALIDATED_KEYS = [
  'data_requests',
  'complaints',
  'appeals',
  'contact_submissions',
  'case_events',
  'case_people',
  'dashboard',
];

export function useRequestMutation<V, R>(mutationFn: (values: V) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { table: 'data_requests' },
    onSettled: () =>
      INVALIDATED_KEYS.forEach((key) => void queryClient.invalidateQueries({ queryKey: [key] })),
  });
}

/** Records a request about personal data and starts its period of 3 × 24 hours. */
export function useRecordRequest({ kind: case_kind, id: case_id }: RequestSubject) {
  const { run } = useOnce(`data-request:${case_id}`);
  return useRequestMutation((asked: NewRequest) => {
    const request = { ...asked, case_kind, case_id };
    return run(async (key) => unwrap(await database().rpc('record_data_request', { request, key })));
  });
}

/** Ends a restriction of processing. Admins only. */
export function useLiftRestriction({ kind, id }: RequestSubject) {
  const { run } = useOnce(`lift:${id}`);
  return useRequestMutation((reason: string) =>
    run(async (key) => {
      const { error, status } = await database().rpc('lift_restriction', { kind, id, reason, key });
      if (error) throw toAppError(error, status);
    }),
  );
}
