import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { SectionHeading } from '@/components/section-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { Table, TBody, TD, TH, THead, TR } from '@/components/ui/table';
import { paths } from '@/config/paths';
import { formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { legalReference } from '@/lib/legal-reference';
import { localizedText } from '@/lib/localized';
import { useFees } from '@/site/fee-schedule';
import { legalProductPath } from '@/site/legal-product-path';

/** What a code of this nature costs, by qualification. */
export function ScopeFees({ nature }: { nature: string }) {
  const { t } = useTranslation('scopes');
  return (
    <section aria-labelledby="fees" className="space-y-5">
      <SectionHeading id="fees" title={t('feesTitle')} />
      <FeeList nature={nature} />
    </section>
  );
}

function FeeList({ nature }: { nature: string }) {
  const { t } = useTranslation('scopes');
  const language = useLanguage();
  const fees = useFees();
  if (fees.isPending) return <Skeleton className="h-64" />;
  if (!fees.data) {
    return (
      <ErrorState title={t('feesFailed')} onRetry={() => void fees.refetch()} isRetrying={fees.isFetching} />
    );
  }
  const own = fees.data.filter((fee) => fee.nature === nature);
  if (own.length === 0) return <p className="max-w-prose">{t('feesUnknown')}</p>;
  return (
    <>
      <Table label={t('feesTitle')} narrow="cards">
        <THead>
          <TR>
            <TH>{t('qualification')}</TH>
            <TH>{t('basis')}</TH>
            <TH align="end">{t('amount')}</TH>
          </TR>
        </THead>
        <TBody>
          {own.map((fee) => {
            const name = localizedText(fee, 'qualification', language);
            return (
              <TR key={fee.id}>
                <TH scope="row" className="align-top">
                  <span lang={name.lang}>{name.text}</span>
                </TH>
                <TD label={t('basis')}>
                  {fee.basis && (
                    <Link to={legalProductPath(fee.basis)} className="link sm:whitespace-nowrap">
                      {legalReference(fee.basis)}
                    </Link>
                  )}
                </TD>
                <TD align="end" label={t('amount')} className="font-semibold whitespace-nowrap">
                  {formatRupiah(language, fee.amount)}
                </TD>
              </TR>
            );
          })}
        </TBody>
      </Table>
      <p>
        <Link to={`${paths.services.fees}?sifat=${nature}`} className="link">
          {t('calculate')}
        </Link>
      </p>
    </>
  );
}
