import type { DecisionGround } from './certificate-status.ts';
import type { Language } from './languages.ts';

/** Grounds of decisions on certificates, worded for use within a sentence. */
export const groundLabels: Record<Language, Record<DecisionGround, string>> = {
  id: {
    surveilans: 'surveilans belum selesai',
    kewajiban: 'kewajiban pemegang belum dipenuhi',
    permintaan: 'permintaan pemegang sertifikat',
    lembaga: 'keputusan lembaga sertifikasi',
    berhenti: 'badan usaha berhenti beroperasi',
  },
  en: {
    surveilans: 'surveillance not completed',
    kewajiban: 'obligations of the holder not met',
    permintaan: 'request of the holder',
    lembaga: 'decision of the certification body',
    berhenti: 'company has ceased to operate',
  },
};
