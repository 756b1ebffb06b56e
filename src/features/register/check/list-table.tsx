import { Link } from 'react-router-dom';
import { isDatedStatus, isQualification } from '@/domain/certificate-status';
import { checkPath, companyName, companyPath } from '@/domain/certificate';
import { typedFormerNumber } from '@/domain/corrections';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { DAY_PARAMETER } from '@/domain/dated-certificate';
import { DatedBadge } from '@/features/register/certificate-display/dated-badge';
import { isSameNumber } from './check-input';
import { certificateListMessages } from './list-messages';
import type { CertificateList, ListedCertificate, ListLine } from './checked-list-queries';

/** Returns the query that keeps the requested day in links to certificates. */
const onDay = (day: string | null) => (day ? `?${DAY_PARAMETER}=${day}` : '');

/** Renders the result of a list check: each line with its certificates. */
export function CheckListTable({ list }: { list: CertificateList }) {
  const { t } = useTexts(certificateListMessages, certificateMessages);
  return (
    <Table label={t('resultTitle')} narrow="cards">
      <THead>
        <TR>
          <TH>{t('query')}</TH>
          <TH>{t('certificate:statusLabel')}</TH>
          <TH>{t('certificate:company')}</TH>
          <TH>{t('certificate:subclass')}</TH>
          <TH>{t('certificate:qualificationLabel')}</TH>
          <TH>{t('certificate:expires')}</TH>
        </TR>
      </THead>
      <TBody>
        {list.lines.flatMap((line, place) =>
          line.certificates.length === 0
            ? [<UnknownRow key={place} query={line.query} day={list.on_date} />]
            : line.certificates.map((certificate, nth) => (
                <FoundRow
                  key={`${place} ${certificate.number}`}
                  line={line}
                  certificate={certificate}
                  day={list.on_date}
                  isLast={nth === line.certificates.length - 1}
                />
              )),
        )}
      </TBody>
    </Table>
  );
}

function UnknownRow({ query, day }: { query: string; day: string | null }) {
  const { t } = useTexts(certificateListMessages, certificateMessages);
  return (
    <TR>
      <TH scope="row" className="align-top">
        <span className="break-all">{query}</span>
      </TH>
      <TD label={t('certificate:statusLabel')} colSpan={5}>
        {/* Keep a single child: on phones the cell lays out its children in a row. */}
        <div className="flex flex-wrap gap-x-3 gap-y-1 max-sm:justify-end">
          <span className="font-semibold">{t('notFound')}</span>
          <Link to={checkPath(query) + onDay(day)} className="link break-all print:hidden">
            {t('seeNear', { query })}
          </Link>
        </div>
      </TD>
    </TR>
  );
}

interface FoundRowProps {
  line: ListLine;
  certificate: ListedCertificate;
  day: string | null;
  isLast: boolean;
}

function FoundRow({ line, certificate, day, isLast }: FoundRowProps) {
  const { t } = useTexts(certificateListMessages, certificateMessages);
  const language = useLanguage();
  const { number, qualification, status } = certificate;
  const former = typedFormerNumber(line.query, certificate);
  return (
    <TR>
      <TH scope="row" className="align-top">
        <div>
          <Link to={checkPath(number) + onDay(day)} className="link break-all tabular-nums">
            {number}
          </Link>
          {!isSameNumber(number, line.query) && (
            <span className="block text-xs font-normal wrap-anywhere text-text-muted">
              {former
                ? t('numberCorrected', { former: former.number, date: formatDate(language, former.on) })
                : line.query}
            </span>
          )}
        </div>
      </TH>
      <TD label={t('certificate:statusLabel')}>{isDatedStatus(status) && <DatedBadge status={status} />}</TD>
      <TD label={t('certificate:company')}>
        <div>
          {companyName({ legal_form: certificate.legal_form, name: certificate.client_name })}
          {isLast && line.has_more && (
            <Link to={companyPath(certificate.client_id)} className="block text-xs link">
              {t('more')}
            </Link>
          )}
        </div>
      </TD>
      <TD label={t('certificate:subclass')}>{certificate.subclass_code}</TD>
      <TD label={t('certificate:qualificationLabel')}>
        {isQualification(qualification) ? t(`certificate:qualification.${qualification}`) : qualification}
      </TD>
      <TD label={t('certificate:expires')} className="tabular-nums">
        {formatDate(language, certificate.expires_on)}
      </TD>
    </TR>
  );
}
