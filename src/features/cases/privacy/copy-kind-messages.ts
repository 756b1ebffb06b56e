import { defineMessages } from '@/lib/i18n/define-messages';

/** Words of the copy of a person's data that only one kind of case has: its states and categories. Namespace `dataCopyKind`. */
export const dataCopyKindMessages = defineMessages('dataCopyKind', {
  id: {
    complaint: {
      statuses: {
        baru: 'Baru diterima',
        diproses: 'Sedang diproses',
        menunggu: 'Menunggu jawaban Anda',
        selesai: 'Selesai',
        ditolak: 'Ditolak',
      },
      categories: {
        layanan: 'Layanan kami',
        personel: 'Personel atau asesor',
        klien: 'Badan usaha bersertifikat',
        penyalahgunaan: 'Penyalahgunaan sertifikat',
        lainnya: 'Hal lain',
      },
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
      },
      categories: {
        penolakan: 'Penolakan',
        pengurangan: 'Pengurangan lingkup',
        pembekuan: 'Pembekuan',
        pencabutan: 'Pencabutan',
        lainnya: 'Keputusan lain',
      },
    },
    contact: {
      statuses: { baru: 'Belum dibaca', dibaca: 'Dibaca', dibalas: 'Dijawab', arsip: 'Diarsipkan' },
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
        ditolak: 'Not upheld',
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
