/** What every place that acts on a certificate knows of it; `status` is today's, or the one that was decided. */
export interface Certificate {
  id: string;
  clientId: string;
  number: string;
  status: string;
  issuedOn: string;
}

/** What somebody decides; kedaluwarsa follows from the last day. */
export const DECIDED = ['aktif', 'dibekukan', 'dicabut', 'diganti'] as const;

/** What a certificate is on a day: its status, or kedaluwarsa when its last day has passed (certificate_status). */
export const statusToday = (status: string, expiresOn: string, today: string): string =>
  (status === 'aktif' || status === 'dibekukan') && expiresOn < today ? 'kedaluwarsa' : status;
