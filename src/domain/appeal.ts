/** Decisions that can be appealed. */
export const APPEAL_DECISIONS = ['penolakan', 'pengurangan', 'pembekuan', 'pencabutan', 'lainnya'] as const;
export type AppealDecision = (typeof APPEAL_DECISIONS)[number];
export const APPEAL_RELATIONS = ['pemohon', 'pemegang_sbu', 'lainnya'] as const;
export type AppealRelation = (typeof APPEAL_RELATIONS)[number];

/** Effects that an upheld appeal can have on a certificate. */
export const EFFECT_KINDS = ['pembatalan', 'pemulihan', 'penilaian_ulang', 'tanpa_akibat'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];
