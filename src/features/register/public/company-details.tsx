import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { companyPath } from '@/domain/certificate';
import { DAY_PARAMETER, daySchema } from '@/domain/dated-certificate';
import { DayForm } from '@/features/register/certificate-display/day-form';
import { PrintedFrom } from '@/site/page/printed-from';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { SectionHeading } from '@/ui/section-heading';
import { formatDateTime, formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { CertificateCard } from './certificate-card';
import { formerOf, historyOf, type FormerCertificate } from './certificate-history';
import { CompanyFacts } from './company-facts';
import { registerMessages } from './messages';
import { datedQuery, historyQuery, type Company } from './queries';
import { StatusHistory } from './status-history';

/** Renders certificates removed from the register: their numbers and the decisions on them remain public. */
function FormerCertificates({ certificates }: { certificates: readonly FormerCertificate[] }) {
  const { t } = useTexts(registerMessages);
  const language = useLanguage();
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="former" className="space-y-3">
      <h3 id="former" className="text-lg">
        {t('former')}
      </h3>
      <ul className="divide-y divide-border rounded-lg border border-border">
        {certificates.map(({ id, number, history, hiddenOn }) => (
          <li key={id} className="space-y-3 px-6 py-4">
            <p className="font-semibold tabular-nums">{number}</p>
            <p className="text-sm text-text-muted">
              {t('formerSince', { date: formatDate(language, hiddenOn) })}
            </p>
            <StatusHistory history={history} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the details of a company, and its certificates with their history. */
export function CompanyDetails({ company }: { company: Company }) {
  const { t } = useTexts(registerMessages);
  const language = useLanguage();
  const history = useQuery(historyQuery(company.id));
  const day = useUrlState(daySchema).values[DAY_PARAMETER];
  const { certificates, readAt } = company;
  const isAsked = day !== '' && certificates.length > 0;
  const dated = useQuery({
    ...datedQuery(
      certificates.map(({ number }) => number),
      day,
    ),
    enabled: isAsked,
  });
  const query = day && `${DAY_PARAMETER}=${day}`;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
      <CompanyFacts company={company} />
      <section aria-labelledby="certificates" className="space-y-6 print:mt-8">
        <SectionHeading
          id="certificates"
          title={t('held', { count: certificates.length })}
          text={
            day
              ? t('asOfDay', { date: formatDate(language, day), time: formatDateTime(language, readAt) })
              : t('asOf', { time: formatDateTime(language, readAt) })
          }
        />
        {certificates.length > 0 && <DayForm path={companyPath(company.id)} day={day} />}
        {isAsked && dated.isError && (
          <ErrorState
            title={t('datedFailed')}
            onRetry={() => void dated.refetch()}
            isRetrying={dated.isFetching}
          />
        )}
        {history.isError && <Notice tone="warning">{t('historyFailed')}</Notice>}
        {certificates.length === 0 ? (
          <EmptyState icon={<Award />} title={t('companyEmpty')} message={t('companyEmptyHint')} />
        ) : (
          <ul className="space-y-4">
            {certificates.map((certificate) => (
              <CertificateCard
                key={certificate.id}
                company={company}
                certificate={certificate}
                history={history.data && historyOf(certificate, history.data)}
                day={day}
                dated={dated.data?.get(certificate.number)}
              />
            ))}
          </ul>
        )}
        {history.data && <FormerCertificates certificates={formerOf(history.data)} />}
        <PrintedFrom path={companyPath(company.id)} query={query} time={readAt} />
      </section>
    </div>
  );
}
