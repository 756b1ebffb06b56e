import { Link } from 'react-router-dom';
import { feeSlug } from '@/domain/fee';
import { ErrorState } from '@/ui/error-state';
import { SectionHeading } from '@/ui/section-heading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useFees } from '@/site/page/fee-schedule';
import { FeeTable } from '@/site/page/fee-table';
import { scopesMessages } from './messages';

interface ScopeFeesProps {
  nature: string;
  /** Qualifications that certificates for the code may have; fees of others are hidden. */
  qualifications: readonly string[];
}

/** Renders the fees for a code of this nature, by its qualifications. */
export function ScopeFees(props: ScopeFeesProps) {
  const { t } = useTexts(scopesMessages);
  return (
    <section aria-labelledby="fees" className="space-y-5">
      <SectionHeading id="fees" title={t('feesTitle')} />
      <FeeList {...props} />
    </section>
  );
}

function FeeList({ nature, qualifications }: ScopeFeesProps) {
  const { t } = useTexts(scopesMessages);
  const fees = useFees();
  if (fees.isPending) return <Skeleton className="h-64" />;
  if (!fees.data) {
    return (
      <ErrorState title={t('feesFailed')} onRetry={() => void fees.refetch()} isRetrying={fees.isFetching} />
    );
  }
  const own = fees.data.filter(
    (fee) => fee.nature === nature && (fee.grade === null || qualifications.includes(fee.grade)),
  );
  if (own.length === 0) return <p className="max-w-prose">{t('feesUnknown')}</p>;
  return (
    <>
      <FeeTable
        label={t('feesTitle')}
        fees={own}
        columns={{ qualification: t('qualification'), basis: t('basis'), amount: t('amount') }}
      />
      <p>
        <Link
          to={`${paths.services.fees}?sifat=${nature}&kualifikasi=${own[0] ? feeSlug(own[0]) : ''}`}
          className="link"
        >
          {t('calculate')}
        </Link>
      </p>
    </>
  );
}
