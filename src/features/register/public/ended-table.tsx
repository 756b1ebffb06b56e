import { Link } from 'react-router-dom';
import { isCertificateStatus } from '@/domain/certificate-status';
import { checkPath, companyPath, locationOf } from '@/domain/certificate';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { CertificateStatusBadge } from '@/features/register/certificate-display/certificate-status-badge';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { registerEndedMessages } from './ended-messages';
import type { EndedCertificate } from './ended-queries';

/** Renders suspended and withdrawn certificates as rows, on phones as cards. */
export function EndedTable({ certificates }: { certificates: readonly EndedCertificate[] }) {
  const { t } = useTexts(registerEndedMessages, certificateMessages);
  return (
    <Table label={t('title')} narrow="cards">
      <THead>
        <TR>
          <TH>{t('number')}</TH>
          <TH>{t('certificate:statusLabel')}</TH>
          <TH>{t('since')}</TH>
          <TH>{t('certificate:company')}</TH>
          <TH>{t('certificate:subclass')}</TH>
        </TR>
      </THead>
      <TBody>
        {certificates.map((certificate) => (
          <Row key={certificate.number} certificate={certificate} />
        ))}
      </TBody>
    </Table>
  );
}

function Row({ certificate }: { certificate: EndedCertificate }) {
  const { t } = useTexts(registerEndedMessages, certificateMessages);
  const language = useLanguage();
  const { number, status, suspended_until: until, successor_number: successor } = certificate;
  const scope = localizedText(
    { name: certificate.subclass_name, name_en: certificate.subclass_name_en },
    'name',
    language,
  );
  const place = locationOf(certificate);
  return (
    <TR>
      <TH scope="row" className="align-top">
        {/* Keep a single child: on phones the cell lays out its children in a row. */}
        <div>
          <Link to={checkPath(number)} className="link break-all tabular-nums">
            {number}
          </Link>
          {successor && (
            <span className="block text-xs font-normal text-text-muted">
              {t('inForce')}{' '}
              <Link to={checkPath(successor)} className="link break-all tabular-nums">
                {successor}
              </Link>
            </span>
          )}
        </div>
      </TH>
      <TD label={t('certificate:statusLabel')}>
        {isCertificateStatus(status) && <CertificateStatusBadge status={status} />}
      </TD>
      <TD label={t('since')} className="tabular-nums">
        <div>
          {/* Null if the certificate was entered with this status. */}
          {certificate.status_since ? formatDate(language, certificate.status_since) : '–'}
          {until && (
            <span className="block text-xs text-text-muted">
              {t('until', { date: formatDate(language, until) })}
            </span>
          )}
        </div>
      </TD>
      <TD label={t('certificate:company')}>
        <div>
          <Link to={companyPath(certificate.client_id)} className="link">
            {certificate.company}
          </Link>
          {place && <span className="block text-xs text-text-muted">{place}</span>}
        </div>
      </TD>
      <TD label={t('certificate:subclass')}>
        <div>
          <span className="tabular-nums">{certificate.subclass_code}</span>{' '}
          <span lang={scope.lang} className="text-text-muted">
            {scope.text}
          </span>
        </div>
      </TD>
    </TR>
  );
}
