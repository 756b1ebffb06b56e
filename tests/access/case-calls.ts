import { randomUUID } from 'node:crypto';
import type { FunctionName } from './matrix.ts';
import type { Row, Setting } from './samples.ts';

/** Arguments of functions about cases, their outcomes and audits (part of calls.ts). */
export const callsOfCases = {
  add_case_event: ({ complaintId: id }) => ({ kind: 'complaint', id, event: 'note', body: 'Catatan' }),
  announce_answer_files: ({ complaintId: id }) => ({
    kind: 'complaint',
    id,
    files: [{ name: 'Surat.pdf', type: 'application/pdf', size: 20 }],
  }),
  admit_late_appeal: () => ({
    id: randomUUID(),
    admission: { cause: 'keadaan_kahar', explanation: 'Banjir menutup kantor pemohon.' },
  }),
  appealable_decisions: () => ({ query: 'PNS' }),
  enter_appeal: () => ({ entry: { source: 'surat' } }),
  appeal_fee: () => ({ appeal_id: randomUUID() }),
  record_invoice: () => ({ appeal_id: randomUUID(), invoice: { amount: 1000, sent_on: '2026-01-05' } }),
  record_payment: () => ({ appeal_id: randomUUID(), paid_on: '2026-01-05' }),
  appeal_effect: () => ({ appeal_id: randomUUID() }),
  audit_case: () => ({ kind: 'complaint', number: 'KEL-2026-999999' }),
  audit_cases: () => ({ kind: 'complaint' }),
  audit_decisions: () => ({}),
  audit_letters: () => ({}),
  audit_log_lines: () => ({}),
  end_audit_access: () => ({ access_id: randomUUID() }),
  grant_audit_access: () => ({
    user_id: randomUUID(),
    starts_on: '2099-01-05',
    ends_on: '2099-01-06',
    reason: 'Asesmen KAN',
  }),
  own_audit_access: () => ({}),
  plan_effect: () => ({ appeal_id: randomUUID(), effect: { kind: 'penilaian_ulang' } }),
  date_assessment: () => ({ appeal_id: randomUUID(), assessment_on: '2099-01-05' }),
  withdraw_complaint: () => ({ number: 'KEL-2026-999999', access_code: 'AAAA-AAAA-AAAA' }),
  record_withdrawal: ({ complaintId }) => ({
    id: complaintId,
    confirmation: { how: 'lisan', received_on: '2026-01-05', words: 'Telepon kepada resepsionis.' },
  }),
} satisfies Partial<Record<FunctionName, (setting: Setting) => Row>>;
