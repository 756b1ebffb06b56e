import { Link } from 'react-router-dom';
import { type CertificateStatus, isDatedStatus } from '@/domain/certificate-status';
import { checkPath, wordingOf } from '@/domain/certificate';
import { DatedLines } from '@/features/register/certificate-display/dated-lines';
import { SinceLine } from '@/features/register/certificate-display/since-line';
import { certificateVerdictMessages } from '@/features/register/certificate-display/verdict-messages';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { CertificateWording } from '@/features/register/certificate-display/certificate-wording';
import { registerMessages } from './messages';
import type { CompanyCertificate, DatedCertificate } from './queries';

interface StateTodayProps {
  certificate: CompanyCertificate;
  status: CertificateStatus;
  /** First day of the status; null if unknown, undefined while loading. */
  since: string | null | undefined;
}

/**
 * Renders the meaning of today's status, as in the certificate check, with a link to a certificate in force.
 */
export function StateToday({ certificate, status, since }: StateTodayProps) {
  const { t } = useTexts(registerMessages);
  const { replaced_by_number: replacement, suspended_until: until } = certificate;
  const successor = replacement ?? certificate.successor_number;
  if (status === 'aktif') return null;
  return (
    <div className="space-y-1 text-sm">
      {since !== undefined && (
        <p className="font-semibold">
          <SinceLine status={status} since={since} until={until} />
        </p>
      )}
      <div className="max-w-prose">
        <CertificateWording kind={wordingOf({ ...certificate, status })} />
      </div>
      {successor && (
        <p>
          {t(replacement ? 'replacedBy' : 'inForce')}{' '}
          <Link to={checkPath(successor)} className="link tabular-nums">
            {successor}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Renders the state of a certificate on a day, with its start. */
export function StateOnDay({ day, certificate }: { day: string; certificate: DatedCertificate }) {
  const { t } = useTexts(certificateVerdictMessages);
  const language = useLanguage();
  const { status } = certificate;
  if (!isDatedStatus(status)) return null;
  return (
    <div className="space-y-1 text-sm">
      <p className="font-semibold">{t(`dated.${status}`, { date: formatDate(language, day) })}</p>
      <DatedLines day={day} status={status} certificate={certificate} />
    </div>
  );
}
