/** Decisions that can be appealed. */
export const APPEAL_DECISIONS = ['penolakan', 'pengurangan', 'pembekuan', 'pencabutan', 'lainnya'] as const;
export type AppealDecision = (typeof APPEAL_DECISIONS)[number];
export const APPEAL_RELATIONS = ['pemohon', 'pemegang_sbu', 'lainnya'] as const;
export type AppealRelation = (typeof APPEAL_RELATIONS)[number];

/** Effects that an upheld appeal can have on a certificate. */
export const EFFECT_KINDS = ['pembatalan', 'pemulihan', 'penilaian_ulang', 'tanpa_akibat'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Channels through which staff receive an appeal. */
export const APPEAL_ENTRY_SOURCES = ['surat', 'email', 'langsung'] as const;
export const APPEAL_SOURCES = ['situs', ...APPEAL_ENTRY_SOURCES] as const;
export type AppealChannel = (typeof APPEAL_SOURCES)[number];

/** Causes for admitting a late appeal. */
export const LATE_CAUSES = ['keadaan_kahar', 'kesalahan_lembaga', 'lainnya'] as const;
export type LateCause = (typeof LATE_CAUSES)[number];

/** States of an appeal fee. */
export const FEE_STATES = ['open', 'overdue', 'paid', 'lapsed', 'unpaid'] as const;
export type FeeState = (typeof FEE_STATES)[number];
