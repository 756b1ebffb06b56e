import { Link } from 'react-router-dom';
import { isDatedStatus, isQualification } from '@/domain/certificate-status';
import { checkPath, companyName, companyPath, locationOf } from '@/domain/certificate';
import { DAY_PARAMETER } from '@/domain/dated-certificate';
import { DatedBadge } from '@/features/register/certificate-display/dated-badge';
import { FormerNames } from '@/features/register/certificate-display/former-names';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { useTexts } from '@/lib/i18n/use-texts';
import { z } from '@/lib/zod';
import { registerMessages } from './messages';
import type { RegisterRow } from './queries';

interface RegisterTableProps {
  companies: readonly RegisterRow[];
  /** Day of the status; '' for today. */
  day: string;
}

/** Renders companies as rows, on phones as cards. */
export function RegisterTable({ companies, day }: RegisterTableProps) {
  const { t } = useTexts(registerMessages, certificateMessages);
  return (
    <Table label={t('title')} narrow="cards">
      <THead>
        <TR>
          <TH>{t('certificate:company')}</TH>
          <TH>{t('place')}</TH>
          <TH>{t('certificate:certificates')}</TH>
        </TR>
      </THead>
      <TBody>
        {companies.map((company) => (
          <TR key={company.id}>
            <TH scope="row" className="align-top">
              {/* Keep a single child: on phones the cell lays out its children in a row. */}
              <div>
                <Link
                  to={companyPath(company.id) + (day && `?${DAY_PARAMETER}=${day}`)}
                  className="text-base link sm:text-sm"
                >
                  {companyName(company)}
                </Link>
                <FormerNames names={company.former_names} className="text-xs font-normal text-text-muted" />
                {company.nib && (
                  <span className="block text-xs font-normal text-text-muted tabular-nums">
                    NIB {company.nib}
                  </span>
                )}
              </div>
            </TH>
            <TD label={t('place')}>{locationOf(company) || '–'}</TD>
            <TD label={t('certificate:certificates')}>
              <Matched company={company} day={day} />
            </TD>
          </TR>
        ))}
      </TBody>
    </Table>
  );
}

/** jsonb column with the first matching certificates of the company. */
const matchedSchema = z.array(
  z.object({
    number: z.string(),
    subclass_code: z.string(),
    qualification: z.string(),
    status: z.string(),
  }),
);

/** Renders code, qualification and status of the matching certificates, each with a link to its check. */
function Matched({ company, day }: { company: RegisterRow; day: string }) {
  const { t } = useTexts(registerMessages, certificateMessages);
  const read = matchedSchema.safeParse(company.matched);
  const certificates = read.success ? read.data : [];
  if (certificates.length === 0)
    return <span className="text-text-muted">{t(day ? 'noCertificatesThen' : 'noCertificates')}</span>;
  const more = company.matched_count - certificates.length;
  return (
    <ul className="space-y-1.5">
      {certificates.map(({ number, subclass_code: code, qualification, status }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:justify-end">
          <Link
            to={day ? `${checkPath(number)}?${DAY_PARAMETER}=${day}` : checkPath(number)}
            aria-label={`${code}, ${t('verifyOf', { number })}`}
            className="link tabular-nums"
          >
            {code}
          </Link>
          <span className="text-text-muted">
            {isQualification(qualification) ? t(`certificate:qualification.${qualification}`) : qualification}
          </span>
          {isDatedStatus(status) && <DatedBadge status={status} />}
        </li>
      ))}
      {more > 0 && (
        <li className="text-xs text-text-muted max-sm:text-end">{t('moreCertificates', { count: more })}</li>
      )}
    </ul>
  );
}
