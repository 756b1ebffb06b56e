import { Link } from 'react-router-dom';
import { Table, TBody, TD, TH, THead, TR } from '@/components/ui/table';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateMessages } from '@/components/certificate/messages';
import {
  companyName,
  companyPath,
  placeOf,
  STATUSES,
  type CertificateStatus,
} from '@/components/certificate/certificate';
import { StatusBadge } from '@/components/certificate/status-badge';
import { registerMessages } from './messages';
import type { RegisterRow } from './queries';

/** Companies as rows, as cards on phones. */
export function RegisterTable({ companies }: { companies: readonly RegisterRow[] }) {
  const { t } = useTexts(registerMessages, certificateMessages);
  const language = useLanguage();
  return (
    <Table label={t('title')} narrow="cards">
      <THead>
        <TR>
          <TH>{t('certificate:company')}</TH>
          <TH>{t('place')}</TH>
          <TH align="end">{t('certificate:certificates')}</TH>
          <TH>{t('statuses')}</TH>
        </TR>
      </THead>
      <TBody>
        {companies.map((company) => (
          <TR key={company.id}>
            <TH scope="row" className="align-top">
              {/* One child: on phones the cell lays its children side by side. */}
              <div>
                <Link to={companyPath(company.id)} className="text-base link sm:text-sm">
                  {companyName(company)}
                </Link>
                {company.nib && (
                  <span className="block text-xs font-normal text-text-muted tabular-nums">
                    NIB {company.nib}
                  </span>
                )}
              </div>
            </TH>
            <TD label={t('place')}>{placeOf(company) || '–'}</TD>
            <TD label={t('certificate:certificates')} align="end" className="tabular-nums">
              {formatNumber(language, company.certificates)}
            </TD>
            <TD label={t('statuses')}>
              <Statuses statuses={company.statuses} />
            </TD>
          </TR>
        ))}
      </TBody>
    </Table>
  );
}

/** The column is jsonb: how many certificates have which status. */
function countsOf(statuses: unknown): { status: CertificateStatus; count: number }[] {
  const counts: Partial<Record<string, unknown>> =
    typeof statuses === 'object' && statuses !== null ? { ...statuses } : {};
  return STATUSES.flatMap((status) => {
    const count = counts[status];
    return typeof count === 'number' ? [{ status, count }] : [];
  });
}

function Statuses({ statuses }: { statuses: unknown }) {
  const { t } = useTexts(registerMessages, certificateMessages);
  const counts = countsOf(statuses);
  if (counts.length === 0) return <span className="text-text-muted">{t('noCertificates')}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5 max-sm:justify-end">
      {counts.map(({ status, count }) => (
        <li key={status}>
          <StatusBadge status={status} count={count} />
        </li>
      ))}
    </ul>
  );
}
