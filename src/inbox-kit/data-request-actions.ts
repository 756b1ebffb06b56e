import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { toAppError } from '@/lib/errors';

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

/** Whose data: a case or a message from the contact form. */
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

/** Whatever a request may change is read again. */
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

/** Enters what somebody asks about their data into the register; its 3 x 24 hours begin. */
export const useRecordRequest = ({ kind: case_kind, id: case_id }: Subject) =>
  useRequestMutation(async (request: NewRequest) =>
    unwrap(await database().rpc('record_data_request', { request: { ...request, case_kind, case_id } })),
  );

/** Processing goes on; for admins. */
export const useLiftRestriction = ({ kind, id }: Subject) =>
  useRequestMutation(async (reason: string) => {
    const { error, status } = await database().rpc('lift_restriction', { kind, id, reason });
    if (error) throw toAppError(error, status);
  });
