import type { Sending } from './bulk-sendings.ts';
import { letterKit } from './letter-kit.ts';
import { fileComplaint, type Service } from './requests.ts';

/** Sendings of the functions with which staff enter complaints, say what they are about and reopen them, for sent-twice.test.ts. */
export const complaintSendings: Record<string, (service: Service) => Promise<Sending>> = {
  set_complaint_subject: async (service) => {
    const { id } = await fileComplaint(service);
    const args = { id, subject: { about_name: 'PT Satu' } };
    return { by: service.editor, args, other: { subject: { about_name: 'PT Dua' } } };
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
    };
    const other = { entry: { ...entry, subject: 'Surat lain' } };
    return Promise.resolve({ by: editor, args: { entry }, other });
  },
};
