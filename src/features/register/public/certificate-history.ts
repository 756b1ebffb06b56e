import { type CertificateStatus, isCertificateStatus } from '@/domain/certificate-status';
import { dayAfter } from '@/lib/today';

/** Row of certificate_history. */
export type PublicStatusChange = {
  certificate_id: string;
  number: string;
  /** `status`: a decision. `hidden`, `shown`: removed from and returned to the register. */
  kind: string;
  from_status: string | null;
  to_status: string;
  effective_on: string;
};
export type StatusPeriod = { status: CertificateStatus; on: string };

/**
 * Returns the events of a certificate, oldest first. Expiry is not stored: it is appended according to
 * today's status.
 */
export function historyOf(
  certificate: { id: string; status: string | null; expires_on: string },
  changes: readonly PublicStatusChange[],
): StatusPeriod[] {
  const lines = changes
    .filter(({ certificate_id, kind }) => certificate_id === certificate.id && kind === 'status')
    .flatMap(({ to_status, effective_on }) =>
      isCertificateStatus(to_status) ? [{ status: to_status, on: effective_on }] : [],
    );
  if (certificate.status !== 'kedaluwarsa') return lines;
  return [...lines, { status: 'kedaluwarsa', on: dayAfter(certificate.expires_on, 1) }];
}

export interface FormerCertificate {
  id: string;
  number: string;
  lines: StatusPeriod[];
  /** Day of removal from the register. */
  hiddenOn: string;
}

/** Returns the certificates removed from the register and the decisions on them. */
export const formerOf = (changes: readonly PublicStatusChange[]): FormerCertificate[] =>
  changes
    .filter(
      (change) =>
        changes.findLast(
          ({ certificate_id, kind }) => certificate_id === change.certificate_id && kind !== 'status',
        ) === change && change.kind === 'hidden',
    )
    .map(({ certificate_id: id, number, effective_on: hiddenOn }) => ({
      id,
      number,
      lines: historyOf({ id, status: null, expires_on: '' }, changes),
      hiddenOn,
    }));
