/** Kinds of decisions on certificates (certificate_decisions.kind). */
export const DECISION_KINDS = [
  'grant',
  'suspend',
  'reinstate',
  'withdraw',
  'replace',
  'reduce',
  'correct',
  'annul',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
export const isDecisionKind = (value: string): value is DecisionKind =>
  DECISION_KINDS.some((each) => each === value);

/** Kinds of decisions that an annulment can take back. */
export const ANNULLED_KINDS = ['suspend', 'withdraw', 'replace', 'reduce'] as const satisfies DecisionKind[];
export type AnnulledKind = (typeof ANNULLED_KINDS)[number];
export const isAnnulledKind = (kind: string | null): kind is AnnulledKind =>
  ANNULLED_KINDS.some((each) => each === kind);

/**
 * All statuses of a certificate. `decided`: set by a decision and stored; the others are computed from
 * dates. `decisions`: kinds of decisions that the database accepts in this status, in addition to
 * corrections and annulments.
 */
export const CERTIFICATE_STATUSES = {
  aktif: { decided: true, decisions: ['suspend', 'withdraw', 'replace', 'reduce'] },
  dibekukan: { decided: true, decisions: ['reinstate', 'withdraw', 'replace', 'reduce'] },
  dicabut: { decided: true, decisions: [] },
  kedaluwarsa: { decided: false, decisions: [] },
  diganti: { decided: true, decisions: [] },
  belum_terbit: { decided: false, decisions: [] },
} as const satisfies Record<string, { decided: boolean; decisions: readonly DecisionKind[] }>;

type Statuses = typeof CERTIFICATE_STATUSES;
export type CertificateStatus = keyof Statuses;
export type DecidedStatus = {
  [S in CertificateStatus]: Statuses[S]['decided'] extends true ? S : never;
}[CertificateStatus];

export const certificateStatuses = Object.keys(CERTIFICATE_STATUSES) as CertificateStatus[];
export const isCertificateStatus = (value: string): value is CertificateStatus =>
  Object.hasOwn(CERTIFICATE_STATUSES, value);
export const isDecidedStatus = (value: string): value is DecidedStatus =>
  isCertificateStatus(value) && CERTIFICATE_STATUSES[value].decided;
export const decidedStatuses = certificateStatuses.filter(isDecidedStatus);

/** Returns the kinds of decisions that can change a certificate with this status. */
export const decisionsFor = (status: string): readonly DecisionKind[] =>
  isCertificateStatus(status) ? CERTIFICATE_STATUSES[status].decisions : [];

/** Grounds recorded with a decision and shown to visitors. */
export const DECISION_GROUNDS = {
  dibekukan: ['surveilans', 'kewajiban', 'permintaan'],
  dicabut: ['lembaga', 'permintaan', 'berhenti'],
} as const satisfies Partial<Record<DecidedStatus, readonly string[]>>;
type Grounds = typeof DECISION_GROUNDS;
export type DecisionGround = Grounds[keyof Grounds][number];
export const decisionGrounds = [...new Set(Object.values(DECISION_GROUNDS).flat())] as DecisionGround[];
export const isDecisionGround = (value: unknown): value is DecisionGround =>
  decisionGrounds.some((each) => each === value);

/** Statuses that a certificate can have on a day in the past. */
export type DatedStatus = CertificateStatus | 'tak_tercatat';
export const datedStatuses = [...certificateStatuses, 'tak_tercatat'] as const;
export const isDatedStatus = (value: string): value is DatedStatus =>
  datedStatuses.some((each) => each === value);

export const QUALIFICATIONS = ['kecil', 'menengah', 'besar', 'spesialis'] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];
export const isQualification = (value: string): value is Qualification =>
  QUALIFICATIONS.some((each) => each === value);
