import { paths } from '@/config/paths';

/** Statuses of a certificate today; kedaluwarsa follows from its last day and is never stored. */
export const STATUSES = ['aktif', 'dibekukan', 'dicabut', 'kedaluwarsa', 'diganti'] as const;
export type CertificateStatus = (typeof STATUSES)[number];

/** Sentences about a certificate: for each status, and for each kind of reason recorded with it. The body may word them (settings). */
export const WORDINGS = [
  'aktif',
  'dibekukan',
  'dibekukan_surveilans',
  'dibekukan_kewajiban',
  'dibekukan_permintaan',
  'dicabut',
  'dicabut_lembaga',
  'dicabut_permintaan',
  'dicabut_berhenti',
  'diganti',
  'kedaluwarsa',
  'diperbarui',
] as const;
export type Wording = (typeof WORDINGS)[number];

/**
 * Sentence that a certificate's state calls for. One that ran out is told as renewed where its company holds another in force; a cause is
 * told only where a kind of reason is on record.
 */
export function wordingOf(state: {
  status: CertificateStatus;
  status_ground: string | null;
  successor_number: string | null;
}): Wording {
  const { status, status_ground: ground } = state;
  if (status === 'kedaluwarsa') return state.successor_number ? 'diperbarui' : status;
  return WORDINGS.find((each) => each === `${status}_${ground}`) ?? status;
}

export const QUALIFICATIONS = ['kecil', 'menengah', 'besar', 'spesialis'] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

export function isStatus(value: string): value is CertificateStatus {
  return STATUSES.some((each) => each === value);
}

export function isQualification(value: string): value is Qualification {
  return QUALIFICATIONS.some((each) => each === value);
}

export const companyPath = (id: string) => `${paths.information.clients}/${id}`;

/** Target of the QR code on a certificate; numbers may hold any character. */
export const checkPath = (number: string) => `${paths.check}/${encodeURIComponent(number)}`;

/** 'PT Karya Abadi'; the legal form is a column of its own, and is not said twice where the name begins with it. */
export const companyName = ({ legal_form, name }: { legal_form: string | null; name: string }) =>
  legal_form && !name.toLowerCase().replace('.', ' ').startsWith(`${legal_form.toLowerCase()} `)
    ? `${legal_form} ${name}`
    : name;

export const placeOf = ({ city, province }: { city: string | null; province: string | null }) =>
  [city, province].filter(Boolean).join(', ');
