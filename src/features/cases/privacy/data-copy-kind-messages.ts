import type { AppealDecision } from '@/domain/appeal';
import type { ComplaintCategory } from '@/domain/complaint';
import type { AppealStatus, ComplaintStatus, MessageStatus } from '@/domain/case-status';
import { defineMessages } from '@/lib/i18n/define-messages';

/** Labels of statuses and categories in the copy of a person's data. */
export const dataCopyKindMessages = defineMessages('dataCopyKind', {
  id: {
    complaint: {
      statuses: {
        baru: 'Baru diterima',
        diproses: 'Sedang diproses',
        menunggu: 'Menunggu jawaban Anda',
        selesai: 'Selesai',
        ditolak: 'Ditolak',
        dicabut: 'Dicabut pelapor',
      } satisfies Record<ComplaintStatus, string>,
      categories: {
        layanan: 'Layanan kami',
        personel: 'Personel atau asesor',
        klien: 'Badan usaha bersertifikat',
        penyalahgunaan: 'Penyalahgunaan sertifikat',
        lainnya: 'Hal lain',
      } satisfies Record<ComplaintCategory, string>,
    },
    appeal: {
      statuses: {
        baru: 'Baru diterima',
        diproses: 'Sedang diproses',
        menunggu: 'Menunggu jawaban Anda',
        diterima: 'Banding dikabulkan',
        ditolak: 'Ditolak',
        gugur: 'Gugur',
        digabung: 'Digabung dengan banding lain',
      } satisfies Record<AppealStatus, string>,
      categories: {
        penolakan: 'Penolakan',
        pengurangan: 'Pengurangan lingkup',
        pembekuan: 'Pembekuan',
        pencabutan: 'Pencabutan',
        lainnya: 'Keputusan lain',
      } satisfies Record<AppealDecision, string>,
    },
    contact: {
      statuses: {
        baru: 'Belum dibaca',
        dibaca: 'Dibaca',
        dibalas: 'Dijawab',
        arsip: 'Diarsipkan',
      } satisfies Record<MessageStatus, string>,
      categories: {},
    },
  },
  en: {
    complaint: {
      statuses: {
        baru: 'Received',
        diproses: 'In progress',
        menunggu: 'Waiting for your reply',
        selesai: 'Resolved',
        ditolak: 'Closed',
        dicabut: 'Withdrawn',
      },
      categories: {
        layanan: 'Our service',
        personel: 'Staff or assessors',
        klien: 'A certified company',
        penyalahgunaan: 'Misuse of a certificate',
        lainnya: 'Something else',
      },
    },
    appeal: {
      statuses: {
        baru: 'Received',
        diproses: 'In progress',
        menunggu: 'Waiting for your reply',
        diterima: 'Appeal upheld',
        ditolak: 'Dismissed',
        gugur: 'Lapsed',
        digabung: 'Joined with another appeal',
      },
      categories: {
        penolakan: 'Refusal',
        pengurangan: 'Reduction of scope',
        pembekuan: 'Suspension',
        pencabutan: 'Withdrawal',
        lainnya: 'Another decision',
      },
    },
    contact: {
      statuses: { baru: 'Not read yet', dibaca: 'Read', dibalas: 'Answered', arsip: 'Archived' },
      categories: {},
    },
  },
});
