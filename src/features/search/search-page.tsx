import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { PageHeader } from '@/components/page-header';
import { SkeletonText } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/page-kit/page-meta';
import { searchMessages } from './messages';
import { OftenSought } from './often-sought';
import { MOST_RESULTS, QUERY, searchedFor } from './search';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

/** /cari: what it finds is in the address, and can be shared. */
export function Component() {
  const { t } = useTexts(searchMessages);
  const [params] = useSearchParams();
  const typed = params.get(QUERY) ?? '';
  const query = searchedFor(typed);
  const { found, report, isError, isFetching, retry } = useSearch(query, MOST_RESULTS);
  const isEmpty = found?.hits.length === 0;
  return (
    <>
      {/* Without a description: results are no page for search engines. */}
      <PageMeta title={[query, t('pageTitle')].filter(Boolean).join(' · ')} />
      <PageHeader title={t('pageTitle')} purpose={t('purpose')} crumbs={[{ label: t('pageTitle') }]} />
      <div className="container-page grid gap-x-16 gap-y-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-8">
          <SearchForm query={typed} />
          <p role="status" className={clsx('font-semibold', isEmpty && 'sr-only')}>
            {report || (typed && !query && t('tooShort'))}
          </p>
          {isError && !found ? (
            <ErrorState title={t('failed')} onRetry={retry} isRetrying={isFetching} />
          ) : isEmpty ? (
            <EmptyState icon={<Search />} title={report} message={t('noneHint')} />
          ) : found ? (
            <div className={clsx('space-y-10 transition-opacity duration-150', isFetching && 'opacity-60')}>
              <SearchResults query={found.query} hits={found.hits} />
            </div>
          ) : (
            query && <SkeletonText lines={12} className="min-h-dvh" />
          )}
        </div>
        <OftenSought />
      </div>
    </>
  );
}
