import clsx from 'clsx';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { SkeletonText } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { typed as asTyped } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { PageMeta } from '@/site/page/page-meta';
import { HitText } from './hit-text';
import { searchMessages } from './messages';
import { PopularPages } from './popular-pages';
import { MAX_RESULTS, QUERY, normaliseQuery, groupByKind, type Hit } from './search';
import { SearchForm } from './search-form';
import { useKindName } from './use-kind-name';
import { useReportLostSearch, useSearch } from './use-search';

const schema = { [QUERY]: asTyped() };

/** Renders all results by kind. */
function SearchResults({ query, hits }: { query: string; hits: readonly Hit[] }) {
  const kindName = useKindName();
  return groupByKind(hits).map(({ kind, hits }) => (
    <section key={kind} aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`} className="flex items-baseline gap-3 text-lg">
        {kindName(kind)}{' '}
        <span className="text-sm font-normal text-text-muted tabular-nums">{hits.length}</span>
      </h2>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link to={hit.path} className="group block px-1 py-4 hover:text-primary">
              <HitText hit={hit} query={query} excerptLines={3} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Renders /cari. The URL contains the search, so that results can be shared. */
export function Component() {
  const { t } = useTexts(searchMessages);
  const typed = useUrlState(schema).values[QUERY];
  const query = normaliseQuery(typed);
  const { found, report, isError, isFetching, retry } = useSearch(query, MAX_RESULTS);
  useReportLostSearch(found);
  const isEmpty = found?.hits.length === 0;
  return (
    <>
      {/* No description, so that search results are not indexed. */}
      <PageMeta title={[query, t('pageTitle')].filter(Boolean).join(' · ')} />
      <PageHeader title={t('pageTitle')} purpose={t('purpose')} crumbs={[{ label: t('pageTitle') }]} />
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
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
              <SearchResults query={found.hits[0]?.meant ?? found.query} hits={found.hits} />
            </div>
          ) : (
            query && <SkeletonText lines={12} className="min-h-dvh" />
          )}
        </div>
        <PopularPages />
      </div>
    </>
  );
}
