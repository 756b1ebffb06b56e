import { dayAfter } from '@/lib/today';
import { isStatus, type CertificateStatus } from './register';

/** A line of certificate_history. */
export type StatusChange = {
  certificate_id: string;
  from_status: string | null;
  to_status: string;
  effective_on: string;
};
export type HistoryLine = { status: CertificateStatus; on: string };

/**
 * What happened to one certificate, oldest first. That it ran out is no decision and in no table: it is added when
 * the status of today says so.
 */
export function historyOf(
  certificate: { id: string; status: string | null; expires_on: string },
  changes: readonly StatusChange[],
): HistoryLine[] {
  const lines = changes
    .filter(({ certificate_id }) => certificate_id === certificate.id)
    .flatMap(({ to_status, effective_on }) =>
      isStatus(to_status) ? [{ status: to_status, on: effective_on }] : [],
    );
  if (certificate.status !== 'kedaluwarsa') return lines;
  return [...lines, { status: 'kedaluwarsa', on: dayAfter(certificate.expires_on, 1) }];
}
