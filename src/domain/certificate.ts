import { paths } from '@/config/paths';
import { DECISION_GROUNDS, certificateStatuses, type CertificateStatus } from './certificate-status';

type Grounds = typeof DECISION_GROUNDS;
type GroundedStatus = { [S in keyof Grounds]: `${S}_${Grounds[S][number]}` }[keyof Grounds];
/**
 * Sentences about a certificate: one for each status and each recorded reason. Settings can override them.
 */
export type Wording = CertificateStatus | GroundedStatus | 'diperbarui';

const grounded = Object.entries(DECISION_GROUNDS).flatMap(([status, grounds]) =>
  grounds.map((ground) => `${status}_${ground}` as GroundedStatus),
);
export const WORDINGS: readonly Wording[] = [
  ...certificateStatuses.flatMap((status) => [
    status,
    ...grounded.filter((each) => each.startsWith(`${status}_`)),
  ]),
  'diperbarui',
];

/**
 * Returns the sentence for the state of a certificate. An expired certificate counts as renewed if its
 * company has a valid successor. The reason is mentioned only if it is recorded.
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

export const companyPath = (id: string) => `${paths.information.clients}/${id}`;

/** URL encoded in a certificate's QR code. Escapes the number, which may contain any character. */
export const checkPath = (number: string) => `${paths.check}/${encodeURIComponent(number)}`;

/** Returns a name such as 'PT Karya Abadi'; omits the legal form if the name already starts with it. */
export const companyName = ({ legal_form, name }: { legal_form: string | null; name: string }) =>
  legal_form && !name.toLowerCase().replace('.', ' ').startsWith(`${legal_form.toLowerCase()} `)
    ? `${legal_form} ${name}`
    : name;

export const locationOf = ({ city, province }: { city: string | null; province: string | null }) =>
  [city, province].filter(Boolean).join(', ');

/**
 * Returns the status on the day `today`: `belum_terbit` before the issue, `kedaluwarsa` after the last day of
 * validity. Same as certificate_status in SQL.
 */
export function statusToday(status: string, issuedOn: string, expiresOn: string, today: string): string {
  if (issuedOn > today) return 'belum_terbit';
  return (status === 'aktif' || status === 'dibekukan') && expiresOn < today ? 'kedaluwarsa' : status;
}
