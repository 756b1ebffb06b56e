import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Newspaper } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Pagination } from '@/ui/pagination';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Loading } from '@/ui/controls/loading';
import { Skeleton, SkeletonText } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { queryOf } from '@/lib/url-state';
import { articlesMessages } from './messages';
import { newsAddress, NEWS_PAGE_SIZE, type NewsFilterValues } from './news';
import { NewsGrid, grid, leadSpan } from './news-grid';
import { newsListQuery } from './queries';

/** Renders placeholder cards of the same shape while the news is loading. */
function NewsSkeleton({ hasLead = false, count = NEWS_PAGE_SIZE }: { hasLead?: boolean; count?: number }) {
  const { t } = useTexts(articlesMessages);
  return (
    <Loading label={t('loading')}>
      <div aria-hidden className={grid}>
        {Array.from({ length: count }, (_, place) => {
          const isLead = hasLead && place === 0;
          return (
            <Card key={place} padding="none" className={clsx('flex flex-col', isLead && leadSpan)}>
              <Skeleton
                className={clsx(
                  'rounded-b-none',
                  isLead ? 'aspect-video flex-1' : 'aspect-5/2 sm:aspect-video',
                )}
              />
              <div className="space-y-4 p-5">
                <Skeleton className="h-5 w-24" />
                <Skeleton className="h-6 w-4/5" />
                <SkeletonText lines={3} />
                <Skeleton className="h-4 w-2/3" />
              </div>
            </Card>
          );
        })}
      </div>
    </Loading>
  );
}

/** Returns true if the page's first article is highlighted as the latest of all. */
const startsWithLead = ({ page, category, query }: NewsFilterValues) => page === 1 && !category && !query;

/** Renders one page of the news with links to the others. */
export function NewsList({ place }: { place: NewsFilterValues }) {
  const { t } = useTexts(articlesMessages);
  const news = useQuery(newsListQuery(place));
  const top = useRef<HTMLDivElement>(null);
  const { page } = place;
  const shown = useRef(page);

  // Scroll to and focus the top of the list when the page number changes.
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [page]);

  if (news.isPending) return <NewsSkeleton hasLead={startsWithLead(place)} />;
  if (news.isError)
    return (
      <ErrorState title={t('failed')} onRetry={() => void news.refetch()} isRetrying={news.isFetching} />
    );
  const { rows, total } = news.data;
  const pages = Math.max(1, Math.ceil(total / NEWS_PAGE_SIZE));
  return (
    <div
      ref={top}
      tabIndex={-1}
      className="scroll-mt-[calc(var(--header-height)+1.5rem)] space-y-10 outline-none"
    >
      <p role="status" className="sr-only">
        {rows.length > 0 && !news.isPlaceholderData && t('status', { total, page, pages })}
      </p>
      {rows.length === 0 ? (
        <NoNews place={place} />
      ) : (
        <div className={clsx('transition-opacity duration-150', news.isPlaceholderData && 'opacity-60')}>
          <NewsGrid articles={rows} hasLead={startsWithLead(news.data.place)} />
        </div>
      )}
      {rows.length > 0 && (
        <Pagination
          page={page}
          pageSize={NEWS_PAGE_SIZE}
          total={total}
          hrefFor={(other) => newsAddress({ ...place, page: other })}
        />
      )}
    </div>
  );
}

function NoNews({ place: { page, category, query } }: { place: NewsFilterValues }) {
  const { t } = useTexts(articlesMessages);
  const reason = page > 1 ? 'beyond' : query ? 'emptySearch' : category ? 'emptyCategory' : 'empty';
  return (
    <EmptyState
      icon={<Newspaper />}
      title={t(reason, { query })}
      message={t(`${reason}Hint`)}
      action={
        reason !== 'empty' && (
          <div className="flex flex-wrap justify-center gap-3">
            {reason === 'emptySearch' && (
              <Button asChild>
                <Link to={paths.search + queryOf({ q: query })}>{t('searchSite')}</Link>
              </Button>
            )}
            <Button asChild variant="secondary">
              <Link to={paths.information.news}>{t('showAll')}</Link>
            </Button>
          </div>
        )
      }
    />
  );
}
