import { paths } from '@/config/paths';

/** Statuses of a certificate today; kedaluwarsa follows from its last day and is never stored. */
export const STATUSES = ['aktif', 'dibekukan', 'dicabut', 'kedaluwarsa', 'diganti'] as const;
export type CertificateStatus = (typeof STATUSES)[number];

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

/** 'PT Karya Abadi'; the legal form is a column of its own. */
export const companyName = ({ legal_form, name }: { legal_form: string | null; name: string }) =>
  legal_form ? `${legal_form} ${name}` : name;

export const placeOf = ({ city, province }: { city: string | null; province: string | null }) =>
  [city, province].filter(Boolean).join(', ');
