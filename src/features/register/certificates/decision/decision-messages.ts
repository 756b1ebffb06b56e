import type { DecisionGround } from '@/domain/certificate-status';
import { defineMessages } from '@/lib/i18n/define-messages';

/** Labels of the grounds of decisions on certificates, and of the end of a suspension. */
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
      lembaga: 'Keputusan lembaga sertifikasi',
      berhenti: 'Badan usaha berhenti beroperasi',
    } satisfies Record<DecisionGround, string>,
    until: 'Dibekukan sampai',
    untilHint: 'Boleh kosong. Statusnya tidak berubah sendiri pada hari itu.',
    untilWrong: 'Pilih hari sesudah pembekuan mulai berlaku.',
  },
  en: {
    ground: 'Kind of reason',
    groundHint: 'Visitors read it, in the wording from the settings. Without a kind, no cause is given.',
    groundNone: 'Not recorded',
    grounds: {
      surveilans: 'Surveillance not completed',
      kewajiban: 'Obligations of the holder not met',
      permintaan: 'Request of the holder',
      lembaga: 'Decision of the certification body',
      berhenti: 'Company has ceased to operate',
    },
    until: 'Suspended until',
    untilHint: 'May be left blank. The status does not change by itself on that day.',
    untilWrong: 'Choose a date after the suspension begins.',
  },
});
