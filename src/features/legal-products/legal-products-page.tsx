import { Scale } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NextStep } from '@/ui/next-step';
import { Skeletons } from '@/ui/skeleton-rows';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { PageTop } from '@/site/page/page-top';
import { LegalFilters } from './legal-filters';
import { LegalGroups } from './legal-groups';
import { legalParams, readLegalFilter, yearsOf, type LegalFilter } from './legal-products';
import { legalProductsMessages } from './messages';
import { useAllLegalProducts } from './queries';

/** Placeholder for the filters and two groups of entries while they load. */
function LegalSkeleton() {
  const { t } = useTexts(legalProductsMessages);
  return (
    <Loading label={t('loading')} className="space-y-8">
      <div
        aria-hidden
        className="grid grid-cols-2 gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]"
      >
        <Skeleton className="col-span-2 h-24 lg:col-span-1" />
        <Skeletons count={4} className="h-18" />
      </div>
      {[3, 4].map((entries) => (
        <div key={entries} className="space-y-3">
          <Skeleton className="h-6 w-56" />
          <div className="divide-y divide-border border-y border-border">
            {Array.from({ length: entries }, (_, entry) => (
              <div key={entry} className="space-y-2.5 py-5">
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-3.5 w-1/4" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** Renders /informasi/produk-hukum. */
export function Component() {
  const { t } = useTexts(legalProductsMessages);
  const { data, isPending, isFetching, refetch } = useAllLegalProducts();
  const { params, only } = useUrlState({});
  const filter = readLegalFilter(params);
  const change = (next: LegalFilter) => only(legalParams(next));

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
            <LegalFilters
              filter={filter}
              years={yearsOf(data)}
              kinds={data.map(({ kind }) => kind)}
              statuses={data.map(({ status }) => status)}
              onChange={change}
            />
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
