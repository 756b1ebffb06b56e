import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleCheck, SearchX } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Pagination } from '@/ui/pagination';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { endedAddress, type EndedSearch } from './ended';
import { registerEndedMessages } from './ended-messages';
import { ENDED_PAGE_SIZE, endedQuery } from './ended-queries';
import { EndedTable } from './ended-table';

/** Renders the matching certificates, page by page. */
export function EndedResults({ search }: { search: EndedSearch }) {
  const { t } = useTexts(registerEndedMessages);
  const ended = useQuery(endedQuery(search));
  if (ended.isPending) {
    return (
      <Loading label={t('loading')} className="space-y-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-96 rounded-lg" />
      </Loading>
    );
  }
  if (ended.isError) {
    return (
      <ErrorState title={t('failed')} onRetry={() => void ended.refetch()} isRetrying={ended.isFetching} />
    );
  }
  const { rows, page, total, isCapped } = ended.data;
  if (rows.length === 0) {
    const isFiltered = Boolean(search.status || search.category || search.province);
    return isFiltered ? (
      <EmptyState icon={<SearchX />} title={t('noneFiltered')} />
    ) : (
      <EmptyState icon={<CircleCheck />} title={t('none')} message={t('noneHint')} />
    );
  }
  return (
    <div
      className={clsx('space-y-5 transition-opacity duration-150', ended.isPlaceholderData && 'opacity-60')}
      aria-busy={ended.isPlaceholderData}
    >
      <p role="status" className="min-h-6 text-sm text-text-muted">
        {!ended.isPlaceholderData && t(isCapped ? 'capped' : 'found', { count: total })}
      </p>
      <EndedTable certificates={rows} />
      <Pagination
        page={page}
        pageSize={ENDED_PAGE_SIZE}
        total={total}
        hrefFor={(other) => endedAddress({ ...search, page: other })}
      />
    </div>
  );
}
