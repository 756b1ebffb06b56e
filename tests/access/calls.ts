import { randomUUID } from 'node:crypto';
import type { FunctionName } from './matrix.ts';
import type { Row, Setting } from './samples.ts';

/**
 * Arguments to call each function with. They need not succeed: a refusal of the arguments shows that the caller may
 * call. For functions that act on a row they name one that is there.
 */
export const argumentsOf: Record<FunctionName, (setting: Setting) => Row> = {
  add_case_event: ({ complaintId }) => ({
    kind: 'complaint',
    id: complaintId,
    event: 'note',
    body: 'Catatan',
  }),
  anonymise_closed_cases: () => ({}),
  appeal_eligibility: () => ({ decision_date: '2026-11-18' }),
  assign_case: ({ complaintId, editorId }) => ({ kind: 'complaint', id: complaintId, user_id: editorId }),
  case_contact: ({ complaintId }) => ({ kind: 'complaint', id: complaintId }),
  case_counts: () => ({ kind: 'complaint' }),
  case_evidence: ({ complaintId }) => ({ kind: 'complaint', id: complaintId }),
  case_figures: () => ({ kind: 'appeal' }),
  certificate_history: () => ({ company_id: randomUUID() }),
  certificate_status: () => ({ status: 'aktif', expires_on: '2020-01-01' }),
  check_certificate: () => ({ query: 'contoh' }),
  claim_first_admin: () => ({}),
  claim_mails: () => ({}),
  complete_first_admin: () => ({
    claim: randomUUID(),
    user_id: randomUUID(),
    full_name: 'x',
    email: 'x@example.id',
  }),
  confirm_upload: () => ({ path: 'complaints/none.pdf' }),
  count_users: () => ({}),
  dashboard_counts: () => ({}),
  export_audit: () => ({}),
  list_staff: () => ({}),
  move_case: ({ complaintId }) => ({ kind: 'complaint', id: complaintId, new_status: 'diproses' }),
  recent_activity: () => ({}),
  refuse_upload: () => ({ path: 'complaints/none.pdf' }),
  release_first_admin: () => ({ claim: randomUUID() }),
  reorder: ({ categoryId }) => ({ table_name: 'rl_categories', ids: [categoryId] }),
  reply_to_case: () => ({ number: 'KEL-2026-999999', access_code: 'AAAA-AAAA-AAAA', message: 'Halo' }),
  restore_from_audit: () => ({ entry_id: randomUUID() }),
  search_appeals: () => ({ query: 'contoh' }),
  search_audit: () => ({}),
  search_complaints: () => ({ query: 'contoh' }),
  search_messages: () => ({ query: 'contoh' }),
  search_register: () => ({ query: 'contoh' }),
  search_scopes: () => ({ query: 'contoh' }),
  search_site: () => ({ query: 'contoh' }),
  set_case_person: ({ complaintId, editorId }) => ({
    kind: 'complaint',
    id: complaintId,
    user_id: editorId,
    role: 'other',
  }),
  set_certificate_status: ({ certificateId }) => ({ certificate_id: certificateId, new_status: 'aktif' }),
  settle_mail: () => ({ id: randomUUID() }),
  submit_appeal: () => ({ payload: {} }),
  submit_complaint: () => ({ payload: {} }),
  submit_contact: () => ({ payload: {} }),
  track_case: () => ({ number: 'KEL-2026-999999', access_code: 'AAAA-AAAA-AAAA' }),
  unchecked_uploads: () => ({}),
  unmask_case: ({ complaintId }) => ({ kind: 'complaint', id: complaintId }),
  unread_cases: ({ complaintId }) => ({ kind: 'complaint', ids: [complaintId] }),
  update_own_profile: () => ({ new_name: 'Nama Sendiri' }),
};
