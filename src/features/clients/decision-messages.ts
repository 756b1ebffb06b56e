import { defineMessages } from '@/lib/i18n/define-messages';

/** Kinds of reason of a decision on a certificate, and the end of a suspension. */
export const decisionMessages = defineMessages('certificateDecision', {
  id: {
    ground: 'Jenis alasan',
    groundHint:
      'Dibaca pengunjung, dengan kalimat dari Pengaturan. Tanpa jenis, tidak ada sebab yang disebut.',
    groundNone: 'Tidak dicatat',
    grounds: {
      surveilans: 'Surveilans belum selesai',
      kewajiban: 'Kewajiban pemegang belum dipenuhi',
      permintaan: 'Permintaan pemegang sertifikat',
      lembaga: 'Keputusan lembaga',
      berhenti: 'Badan usaha berhenti beroperasi',
    },
    until: 'Dibekukan sampai',
    untilHint: 'Boleh kosong. Statusnya tidak berubah sendiri pada hari itu.',
    untilWrong: 'Pilih hari sesudah pembekuan mulai berlaku.',
  },
  en: {
    ground: 'Kind of reason',
    groundHint: 'Visitors read it, in the words of the settings. Without a kind no cause is told.',
    groundNone: 'Not recorded',
    grounds: {
      surveilans: 'Surveillance not completed',
      kewajiban: 'Duties of the holder not met',
      permintaan: 'Request of the holder',
      lembaga: 'Decision of the body',
      berhenti: 'The company has ceased',
    },
    until: 'Suspended until',
    untilHint: 'May be left empty. The status does not change by itself on that day.',
    untilWrong: 'Choose a day after the suspension begins.',
  },
});
