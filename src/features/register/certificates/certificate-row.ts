/** What the actions on a certificate need; `status` is today's, or the decided one. */
export interface Certificate {
  id: string;
  clientId: string;
  number: string;
  status: string;
  issuedOn: string;
  /** True if certificate and company are published. */
  isPublic: boolean;
}

/** Returns the status on the day `today`: kedaluwarsa after the last day of validity, like certificate_status in SQL. */
export const statusToday = (status: string, expiresOn: string, today: string): string =>
  (status === 'aktif' || status === 'dibekukan') && expiresOn < today ? 'kedaluwarsa' : status;
