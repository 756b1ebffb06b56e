import type { AnnulledKind } from '@/domain/certificate-status';
import { decisionKinds } from '@/features/register/certificate-display/messages';
import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about letters on certificates on the page that verifies letters. */
export const decisionCheckMessages = defineMessages('letterDecision', {
  id: {
    decision: 'Keputusan',
    kinds: decisionKinds.id,
    annulments: {
      suspend: 'Pembatalan pembekuan',
      withdraw: 'Pembatalan pencabutan',
      replace: 'Pembatalan penggantian',
      reduce: 'Pembatalan pengurangan',
    } satisfies Record<AnnulledKind, string>,
    certificate: 'Sertifikat',
    effectiveOn: 'Berlaku sejak',
    genuineText: 'Kami menerbitkan surat dengan nomor ini tentang keputusan di bawah, yang masih berlaku.',
    annulled: 'Surat ini asli, tetapi keputusannya dibatalkan',
    annulledText: 'Keputusan dalam surat ini dibatalkan pada {{date}} dan tidak berlaku lagi.',
    later: 'Surat ini asli, tetapi sudah ada keputusan kemudian',
    laterText: 'Keputusan kemudian: {{kind}}, berlaku sejak {{date}}.',
    nextLetter: 'Lihat surat {{number}}.',
    waiting: 'Berkas surat sedang dibuat. Periksa lagi beberapa menit kemudian.',
    download: 'Unduh surat',
    failed: 'Surat tidak dapat diunduh. Coba lagi nanti.',
  },
  en: {
    decision: 'Decision',
    kinds: decisionKinds.en,
    annulments: {
      suspend: 'Annulment of a suspension',
      withdraw: 'Annulment of a withdrawal',
      replace: 'Annulment of a replacement',
      reduce: 'Annulment of a reduction',
    },
    certificate: 'Certificate',
    effectiveOn: 'Effective from',
    genuineText: 'We issued a letter with this number about the decision below, which is still valid.',
    annulled: 'This letter is genuine, but its decision was annulled',
    annulledText: 'The decision in this letter was annulled on {{date}} and is no longer valid.',
    later: 'This letter is genuine, but there is a later decision',
    laterText: 'Later decision: {{kind}}, effective from {{date}}.',
    nextLetter: 'See letter {{number}}.',
    waiting: 'The file of the letter is being created. Check again in a few minutes.',
    download: 'Download the letter',
    failed: 'The letter could not be downloaded. Try again later.',
  },
});
