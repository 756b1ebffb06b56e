/** A certificate as its actions need it; `status` is today's, or the one that was decided. */
export interface Certificate {
  id: string;
  clientId: string;
  number: string;
  status: string;
  issuedOn: string;
}

/** Statuses set by a decision; kedaluwarsa follows from the last day of validity. */
export const DECIDED = ['aktif', 'dibekukan', 'dicabut', 'diganti'] as const;

/** A certificate's status on a day: kedaluwarsa once its last day has passed (certificate_status). */
export const statusToday = (status: string, expiresOn: string, today: string): string =>
  (status === 'aktif' || status === 'dibekukan') && expiresOn < today ? 'kedaluwarsa' : status;
