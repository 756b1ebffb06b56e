import { Link } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { SectionHeading } from '@/components/section-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useFees } from '@/page-kit/fee-schedule';
import { FeeTable } from '@/page-kit/fee-table';
import { scopesMessages } from './messages';

/** Fees for a code of this nature, by qualification. */
export function ScopeFees({ nature }: { nature: string }) {
  const { t } = useTexts(scopesMessages);
  return (
    <section aria-labelledby="fees" className="space-y-5">
      <SectionHeading id="fees" title={t('feesTitle')} />
      <FeeList nature={nature} />
    </section>
  );
}

function FeeList({ nature }: { nature: string }) {
  const { t } = useTexts(scopesMessages);
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
      <FeeTable
        label={t('feesTitle')}
        fees={own}
        columns={{ qualification: t('qualification'), basis: t('basis'), amount: t('amount') }}
      />
      <p>
        <Link to={`${paths.services.fees}?sifat=${nature}`} className="link">
          {t('calculate')}
        </Link>
      </p>
    </>
  );
}
