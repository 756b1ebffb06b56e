import { Scale } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { NextStep } from '@/components/next-step';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/page-kit/page-top';
import { LegalFilters } from './legal-filters';
import { LegalGroups } from './legal-groups';
import { legalParams, readLegalFilter, yearsOf, type LegalFilter } from './legal-products';
import { LegalSkeleton } from './legal-skeleton';
import { legalProductsMessages } from './messages';
import { useAllLegalProducts } from './queries';

/** /informasi/produk-hukum */
export function Component() {
  const { t } = useTexts(legalProductsMessages);
  const { data, isPending, isFetching, refetch } = useAllLegalProducts();
  const [params, setParams] = useSearchParams();
  const filter = readLegalFilter(params);
  const change = (next: LegalFilter) =>
    setParams(legalParams(next), { replace: true, preventScrollReset: true });

  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      <div className="container-page space-y-12 py-10 sm:py-14">
        {isPending ? (
          <LegalSkeleton />
        ) : !data ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : data.length === 0 ? (
          <EmptyState icon={<Scale />} title={t('empty')} message={t('emptyHint')} />
        ) : (
          <div className="space-y-8">
            <LegalFilters filter={filter} years={yearsOf(data)} onChange={change} />
            <LegalGroups products={data} filter={filter} onChange={change} />
          </div>
        )}
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('flow'), to: paths.services.flow },
            { label: t('fees'), to: paths.services.fees },
          ]}
        />
      </div>
    </>
  );
}
