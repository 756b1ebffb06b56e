import { Link } from 'react-router-dom';
import { isDatedStatus } from '@/domain/certificate-status';
import { Notice } from '@/ui/notice';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { FormerNames } from '@/features/register/certificate-display/former-names';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { checkPath, companyName } from '@/domain/certificate';
import { DatedBadge } from '@/features/register/certificate-display/dated-badge';
import { certificateCheckMessages } from './messages';
import type { CheckedCertificate } from './queries';

/** Maximum number of results of check_certificate. */
const MAX_ROWS = 20;

/**
 * Renders the results for a NIB, a name or the beginning of a number, which may match several certificates.
 */
export function CheckedSeveral({ certificates }: { certificates: readonly CheckedCertificate[] }) {
  const { t } = useTexts(certificateCheckMessages, certificateMessages);
  const language = useLanguage();
  return (
    <div className="space-y-5">
      {certificates.length === MAX_ROWS && (
        <Notice>
          {t('severalMost', { count: MAX_ROWS })}{' '}
          <Link to={paths.information.clients} className="link">
            {t('certificate:toRegister')}
          </Link>
        </Notice>
      )}
      <Table label={t('certificate:certificates')} narrow="cards">
        <THead>
          <TR>
            <TH>{t('certificate:numberLabel')}</TH>
            <TH>{t('certificate:company')}</TH>
            <TH>{t('certificate:subclass')}</TH>
            <TH>{t('certificate:expires')}</TH>
            <TH>{t('certificate:statusLabel')}</TH>
          </TR>
        </THead>
        <TBody>
          {certificates.map((certificate) => (
            <TR key={certificate.id}>
              <TH scope="row">
                <Link to={checkPath(certificate.number)} className="link whitespace-nowrap tabular-nums">
                  {certificate.number}
                </Link>
              </TH>
              <TD label={t('certificate:company')}>
                <div>
                  {companyName({ legal_form: certificate.legal_form, name: certificate.client_name })}
                  <FormerNames names={certificate.former_names} className="text-xs text-text-muted" />
                </div>
              </TD>
              <TD label={t('certificate:subclass')}>{certificate.subclass_code}</TD>
              <TD label={t('certificate:expires')}>{formatDate(language, certificate.expires_on)}</TD>
              <TD label={t('certificate:statusLabel')}>
                {isDatedStatus(certificate.status) && <DatedBadge status={certificate.status} />}
              </TD>
            </TR>
          ))}
        </TBody>
      </Table>
    </div>
  );
}
