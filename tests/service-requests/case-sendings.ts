import {
  call,
  fileAppeal,
  fileComplaint,
  paperAppeal,
  today,
  upheldAppeal,
  type Service,
} from './requests.ts';
import type { Sending } from './bulk-sendings.ts';

/** Sample calls of the functions for cases, data requests and the register. */
export const caseSendings: Record<string, (service: Service) => Promise<Sending>> = {
  grant_audit_access: async ({ admin, sql }) => {
    const [viewer] = await sql<{ id: string }>(`select id from public.app_users where role = 'viewer'`);
    const args = { user_id: viewer?.id, starts_on: today(), ends_on: today(), reason: 'Asesmen KAN' };
    return { by: admin, args, other: { reason: 'Asesmen lain' } };
  },
  add_case_event: async (service) => {
    const { id } = await fileComplaint(service);
    const args = { kind: 'complaint', id, event: 'message', body: 'Kami periksa.' };
    return { by: service.editor, args, other: { body: 'Lain' } };
  },
  move_case: async (service) => {
    const { id } = await fileComplaint(service);
    await call(service.editor, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
    const args = {
      kind: 'complaint',
      id,
      new_status: 'selesai',
      outcome: 'Berdasar',
      reason: 'Terlambat.',
      declares: 'id',
      post: 'Manajer Mutu',
      finding: 'tidak_terbukti',
    };
    return { by: service.editor, args, other: { reason: 'Lain' } };
  },
  reply_to_case: async (service) => {
    const { receipt } = await fileComplaint(service);
    const { number, access_code } = receipt;
    return {
      by: service.anon,
      args: { number, access_code, message: 'Nomornya P-1.' },
      other: { message: 'Lain' },
    };
  },
  plan_effect: async (service) => {
    const { id } = await fileAppeal(service);
    const args = { appeal_id: id, effect: { kind: 'penilaian_ulang' } };
    return { by: service.editor, args, other: { effect: { kind: 'tanpa_akibat', reason: 'Sudah aktif.' } } };
  },
  admit_late_appeal: async (service) => {
    const { id } = await fileAppeal(service, { decision_date: '2024-01-02' });
    const admission = { cause: 'keadaan_kahar', explanation: 'Banjir menutup kantor pemohon.' };
    return {
      by: service.editor,
      args: { id, admission },
      other: { admission: { ...admission, cause: 'lainnya' } },
    };
  },
  record_invoice: async (service) => {
    const { id } = await fileAppeal(service);
    const invoice = { amount: 1_000_000, sent_on: today() };
    return {
      by: service.editor,
      args: { appeal_id: id, invoice },
      other: { invoice: { ...invoice, number: 'T-2' } },
    };
  },
  record_payment: async (service) => {
    const { id } = await fileAppeal(service);
    const invoice = { amount: 1_000_000, sent_on: today() };
    await call(service.editor, 'record_invoice', { appeal_id: id, invoice });
    const args = { appeal_id: id, paid_on: today() };
    return { by: service.editor, args, other: { paid_on: '2026-01-05' } };
  },
  enter_appeal: ({ editor }) => {
    const entry = paperAppeal();
    const other = { entry: { ...entry, company: 'PT Lain' } };
    return Promise.resolve({ by: editor, args: { entry }, other });
  },
  date_assessment: async (service) => {
    const { id } = await upheldAppeal(service);
    const args = { appeal_id: id, assessment_on: '2099-01-05' };
    return { by: service.editor, args, other: { assessment_on: '2099-01-06' } };
  },
  withdraw_complaint: async (service) => {
    const { receipt } = await fileComplaint(service);
    const { number, access_code } = receipt;
    return {
      by: service.anon,
      args: { number, access_code, reason: 'Sudah selesai.' },
      other: { reason: 'Lain' },
    };
  },
  record_withdrawal: async (service) => {
    const { id } = await fileComplaint(service);
    const confirmation = { how: 'lisan', received_on: '2026-11-02', words: 'Telepon kepada resepsionis.' };
    const other = { confirmation: { ...confirmation, how: 'tertulis' } };
    return { by: service.editor, args: { id, confirmation }, other };
  },
  announce_evidence: async (service) => {
    const { receipt } = await fileComplaint(service);
    const { number, access_code } = receipt;
    const files = (name: string) => ({ files: [{ name, type: 'application/pdf', size: 20 }] });
    return {
      by: service.anon,
      args: { number, access_code, ...files('Surat.pdf') },
      other: files('Lain.pdf'),
    };
  },
  renew_access_code: async (service) => {
    const { id } = await fileComplaint(service);
    const args = { kind: 'complaint', id, reason: 'Ditelepon kembali.' };
    return { by: service.editor, args, other: { reason: 'Datang dengan KTP.' } };
  },
  join_appeal: async (service) => {
    const [one, two] = [await fileAppeal(service), await fileAppeal(service)];
    const args = { id: one.id, into_id: two.id, reason: 'Keputusan yang sama.' };
    return { by: service.editor, args, other: { reason: 'Lain' } };
  },
  revoke_case_person: async (service) => {
    const { id } = await fileComplaint(service);
    const { data } = await service.editor.auth.getUser();
    const person = { kind: 'complaint', id, user_id: data.user?.id, role: 'assessor' };
    const person_id = await call<string>(service.admin, 'set_case_person', person);
    return { by: service.admin, args: { person_id, reason: 'Keliru.' }, other: { reason: 'Lain' } };
  },
  record_data_request: async (service) => {
    const { id } = await fileComplaint(service);
    return {
      by: service.editor,
      args: { request: asked(id, 'export') },
      other: { request: asked(id, 'erase') },
    };
  },
  refuse_data_request: async (service) => ({
    by: service.admin,
    args: { request_id: await recorded(service, 'erase'), reason: 'Bukan pemohonnya.' },
    other: { reason: 'Alasan lain.' },
  }),
  correct_case_person: async (service) => ({
    by: service.admin,
    args: { request_id: await recorded(service, 'correct'), changes: { name: 'Budi S.' } },
    other: { changes: { name: 'Lain' } },
  }),
  restrict_case_person: (service) => settling(service, 'restrict'),
  withdraw_case_consent: (service) => settling(service, 'withdraw'),
  export_case_person: (service) => settling(service, 'export'),
  erase_case_person: (service) => settling(service, 'erase'),
  lift_restriction: async (service) => {
    const { id } = await fileComplaint(service);
    const request_id = await call(service.editor, 'record_data_request', { request: asked(id, 'restrict') });
    await call(service.admin, 'restrict_case_person', { request_id });
    const args = { kind: 'complaint', id, reason: 'Sudah diperiksa.' };
    return { by: service.admin, args, other: { reason: 'Alasan lain.' } };
  },
  announce_minutes: ({ editor }) => {
    const files = (name: string) => ({ files: [{ name, type: 'application/pdf', size: 20 }] });
    return Promise.resolve({ by: editor, args: files('Risalah.pdf'), other: files('Lain.pdf') });
  },
  review_compliance: ({ editor }) =>
    Promise.resolve({ by: editor, args: { item: 'fees', remark: 'Sesuai' }, other: { remark: 'Lain' } }),
  record_surveillance: async ({ editor, sql }) => {
    const [visit] = await sql<{ id: string }>(
      'select id from public.surveillance_visits where done_on is null order by due_on, id limit 1',
    );
    const args = { visit_id: visit?.id, done_on: '2026-11-20', result: 'memenuhi' };
    return { by: editor, args, other: { result: 'tidak' } };
  },
  hide_certificate: async ({ admin, sql }) => {
    const [certificate] = await sql<{ id: string }>(
      'select id from public.certificates where deleted_at is null and is_published order by number limit 1',
    );
    const args = { certificate_id: certificate?.id, reason: 'Nama yang salah.' };
    return { by: admin, args, other: { reason: 'Lain' } };
  },
};

const asked = (case_id: string, kind: string) => ({
  kind,
  case_kind: 'complaint',
  case_id,
  asked_by: 'Budi Santoso',
  capacity: 'self',
  identity_check: 'in_person',
});
async function recorded(service: Service, kind: string) {
  const { id } = await fileComplaint(service);
  return call<string>(service.editor, 'record_data_request', { request: asked(id, kind) });
}
async function settling(service: Service, kind: string): Promise<Sending> {
  const [request_id, other] = [await recorded(service, kind), await recorded(service, kind)];
  return { by: service.admin, args: { request_id }, other: { request_id: other } };
}
