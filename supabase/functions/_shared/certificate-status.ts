/**
 * All current statuses of a certificate. `decided`: set by a decision and stored; the others follow from
 * dates (private.certificate_status). `next`: the decisions that certificate_transitions allows.
 */
export const CERTIFICATE_STATUSES = {
  aktif: { decided: true, next: ['dibekukan', 'dicabut', 'diganti'] },
  dibekukan: { decided: true, next: ['aktif', 'dicabut', 'diganti'] },
  dicabut: { decided: true, next: [] },
  kedaluwarsa: { decided: false, next: ['dicabut', 'diganti'] },
  diganti: { decided: true, next: [] },
} as const;

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

/** Returns the decisions available for a certificate with this status. */
export const decisionsFor = (status: string): readonly DecidedStatus[] =>
  isCertificateStatus(status) ? CERTIFICATE_STATUSES[status].next : [];

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
export type DatedStatus = CertificateStatus | 'belum_terbit' | 'tak_tercatat';
export const datedStatuses = [...certificateStatuses, 'belum_terbit', 'tak_tercatat'] as const;
export const isDatedStatus = (value: string): value is DatedStatus =>
  datedStatuses.some((each) => each === value);

export const QUALIFICATIONS = ['kecil', 'menengah', 'besar', 'spesialis'] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];
export const isQualification = (value: string): value is Qualification =>
  QUALIFICATIONS.some((each) => each === value);
