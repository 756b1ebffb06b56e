import type { Sending } from './bulk-sendings.ts';
import { letterKit } from './letter-kit.ts';
import { call, fileComplaint, type Service } from './requests.ts';

/** Sample calls of the complaint functions for staff, used by sent-twice.test.ts. */
export const complaintSendings: Record<string, (service: Service) => Promise<Sending>> = {
  announce_answer_files: async (service) => {
    const { id } = await fileComplaint(service);
    const files = (name: string) => ({ files: [{ name, type: 'application/pdf', size: 20 }] });
    return {
      by: service.editor,
      args: { kind: 'complaint', id, ...files('Surat.pdf') },
      other: files('Lain.pdf'),
    };
  },
  set_complaint_subject: async (service) => {
    const { id } = await fileComplaint(service);
    const args = { id, subject: { about_name: 'PT Satu' } };
    return { by: service.editor, args, other: { subject: { about_name: 'PT Dua' } } };
  },
  confirm_concerned: async (service) => {
    const { id } = await fileComplaint(service, { category: 'personel' });
    const [someone] = await service.sql<{ id: string }>(
      `select id from public.app_users where email = 'viewer@demo.test'`,
    );
    return { by: service.admin, args: { id, user_ids: [someone?.id] }, other: { user_ids: [] } };
  },
  plan_action: async (service) => {
    const { id } = await fileComplaint(service);
    const action = { words: 'Jadwal dipasang ulang.', owner_name: 'Manajer Mutu', due_on: '2099-01-31' };
    const other = { action: { ...action, words: 'Petugas dilatih.' } };
    return { by: service.editor, args: { kind: 'complaint', id, action }, other };
  },
  waive_actions: async (service) => {
    const { id } = await fileComplaint(service);
    const args = { kind: 'complaint', id, reason: 'Sudah diperbaiki.' };
    return { by: service.editor, args, other: { reason: 'Di luar kendali.' } };
  },
  settle_action: async (service) => {
    const { id } = await fileComplaint(service);
    const action = { words: 'Jadwal dipasang ulang.', owner_name: 'Manajer Mutu', due_on: '2099-01-31' };
    const action_id = await call<string>(service.editor, 'plan_action', { kind: 'complaint', id, action });
    const args = { action_id, is_done: true, proof: 'Notulen 12.' };
    return { by: service.editor, args, other: { proof: 'Notulen 13.' } };
  },
  reopen_case: async (service) => {
    const { about } = await letterKit(service).decided();
    return { by: service.admin, args: { ...about, reason: 'Bukti baru.' }, other: { reason: 'Lain lagi.' } };
  },
  enter_complaint: ({ editor }) => {
    const entry = {
      source: 'surat',
      received_on: '2026-11-02',
      language: 'id',
      category: 'layanan',
      relation: 'masyarakat',
      subject: 'Surat masuk',
      description: 'Penilaian lapangan tidak pernah datang.',
      notice_told: 'belum',
      is_anonymous: true,
    };
    const other = { entry: { ...entry, subject: 'Surat lain' } };
    return Promise.resolve({ by: editor, args: { entry }, other });
  },
};
