import { defineMessages } from '@/lib/i18n/define-messages';
import type { AnnulledKind } from '@/domain/certificate-status';
import { decisionKinds } from '@/features/register/certificate-display/messages';

/** Texts of the public history of a certificate. */
export const historyMessages = defineMessages('certificateHistory', {
  id: {
    history: 'Riwayat keputusan',
    kind: decisionKinds.id,
    annulled: {
      suspend: 'Pembatalan pembekuan',
      withdraw: 'Pembatalan pencabutan',
      replace: 'Pembatalan penggantian',
      reduce: 'Pembatalan pengurangan',
    } satisfies Record<AnnulledKind, string>,
    isAnnulled: '(dibatalkan, tidak berlaku)',
    until: '{{from}} sampai {{until}}',
    recorded: 'dicatat {{date}}',
    carried: 'tidak tercatat sejak kapan; dicatat {{date}}',
  },
  en: {
    history: 'History of decisions',
    kind: decisionKinds.en,
    annulled: {
      suspend: 'Annulment of a suspension',
      withdraw: 'Annulment of a withdrawal',
      replace: 'Annulment of a replacement',
      reduce: 'Annulment of a reduction',
    },
    isAnnulled: '(annulled, without effect)',
    until: '{{from}} until {{until}}',
    recorded: 'recorded {{date}}',
    carried: 'start not on record; recorded {{date}}',
  },
});
