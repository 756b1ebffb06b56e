import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toAppError, unwrap } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

export const REQUEST_KINDS = ['correct', 'restrict', 'export', 'erase'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const CAPACITIES = ['self', 'representative'] as const;
export const IDENTITY_CHECKS = [
  'access_code',
  'registered_contact',
  'identity_document',
  'in_person',
  'power_of_attorney',
] as const;

/** The entry that holds the data: a case or a message from the contact form. */
export interface Subject {
  kind: 'complaint' | 'appeal' | 'contact';
  id: string;
  number: string;
}

export interface NewRequest {
  kind: RequestKind;
  asked_by: string;
  capacity: (typeof CAPACITIES)[number];
  identity_check: (typeof IDENTITY_CHECKS)[number];
  identity_note?: string;
}

/** Queries that a request may change are read again. */
const TOUCHED = [
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
    onSettled: () => TOUCHED.forEach((key) => void queryClient.invalidateQueries({ queryKey: [key] })),
  });
}

/** Records a request about personal data; its 3 x 24 hours begin. */
export function useRecordRequest({ kind: case_kind, id: case_id }: Subject) {
  const { run } = useOnce(`data-request:${case_id}`);
  return useRequestMutation((asked: NewRequest) => {
    const request = { ...asked, case_kind, case_id };
    return run(async (key) => unwrap(await database().rpc('record_data_request', { request, key })));
  });
}

/** Processing goes on; for admins. */
export function useLiftRestriction({ kind, id }: Subject) {
  const { run } = useOnce(`lift:${id}`);
  return useRequestMutation((reason: string) =>
    run(async (key) => {
      const { error, status } = await database().rpc('lift_restriction', { kind, id, reason, key });
      if (error) throw toAppError(error, status);
    }),
  );
}
