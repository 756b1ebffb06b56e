import { isStatus, type CertificateStatus } from '@/domain/certificate';

/** A certificate as its actions need it; `status` is today's, or the one that was decided. */
export interface Certificate {
  id: string;
  clientId: string;
  number: string;
  status: string;
  issuedOn: string;
  /** Visitors see it: certificate and company are published. */
  isPublic: boolean;
}

/** Statuses set by a decision; kedaluwarsa follows from the last day of validity. */
export const DECIDED = ['aktif', 'dibekukan', 'dicabut', 'diganti'] as const;
export type Decided = (typeof DECIDED)[number];

/** Changes of status that the database allows (certificate_transitions). One that has expired is no more suspended or ended. */
export const TRANSITIONS: Record<CertificateStatus, readonly Decided[]> = {
  aktif: ['dibekukan', 'dicabut', 'diganti'],
  dibekukan: ['aktif', 'dicabut', 'diganti'],
  kedaluwarsa: ['dicabut', 'diganti'],
  dicabut: [],
  diganti: [],
};

/** The decisions that a certificate is open to; none once it is withdrawn or replaced. */
export const choicesFor = (status: string): readonly Decided[] =>
  isStatus(status) ? TRANSITIONS[status] : [];

/** Kinds of reason that are recorded with a status, and told to visitors. */
export const GROUNDS = {
  dibekukan: ['surveilans', 'kewajiban', 'permintaan'],
  dicabut: ['lembaga', 'permintaan', 'berhenti'],
} as const;
export type Ground = (typeof GROUNDS)[keyof typeof GROUNDS][number];

export const isGround = (ground: unknown): ground is Ground =>
  Object.values(GROUNDS).some((grounds) => grounds.some((each) => each === ground));

/** A certificate's status on a day: kedaluwarsa once its last day has passed (certificate_status). */
export const statusToday = (status: string, expiresOn: string, today: string): string =>
  (status === 'aktif' || status === 'dibekukan') && expiresOn < today ? 'kedaluwarsa' : status;
