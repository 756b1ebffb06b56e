import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Building2, SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Pagination } from '@/ui/pagination';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { registerMessages } from './messages';
import { registerQuery, type RegisterPage } from './queries';
import { countFilters, REGISTER_PAGE_SIZE, registerAddress, type RegisterSearch } from './register';
import { RegisterSkeleton } from './register-skeleton';
import { RegisterTable } from './register-table';
import { RegisterTools } from './register-tools';

interface RegisterResultsProps {
  search: RegisterSearch;
  onChange: (next: Partial<RegisterSearch>) => void;
}

/** Renders the matches in the register, page by page. */
export function RegisterResults({ search, onChange }: RegisterResultsProps) {
  const { t } = useTexts(registerMessages);
  const register = useQuery(registerQuery(search));
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(search.page);

  // Scroll to and focus the top of the list on a new page.
  useEffect(() => {
    const hasPageChanged = shown.current !== search.page;
    shown.current = search.page;
    if (!hasPageChanged || search.page === 1) return;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [search.page]);

  if (register.isPending) return <RegisterSkeleton />;
  if (register.isError) {
    return (
      <ErrorState
        title={t('failed')}
        onRetry={() => void register.refetch()}
        isRetrying={register.isFetching}
      />
    );
  }
  const { rows, page, total } = register.data;
  return (
    <div
      ref={top}
      tabIndex={-1}
      className="scroll-mt-[calc(var(--header-height)+1.5rem)] space-y-5 outline-none"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Count search={search} answer={register.data} isCurrent={!register.isPlaceholderData} />
        {rows.length > 0 && <RegisterTools search={search} onChange={onChange} />}
      </div>
      {rows.length === 0 ? (
        <NoCompany search={search} onClear={() => top.current?.focus({ preventScroll: true })} />
      ) : (
        <>
          <div
            className={clsx('transition-opacity duration-150', register.isPlaceholderData && 'opacity-60')}
            aria-busy={register.isPlaceholderData}
          >
            <RegisterTable companies={rows} day={search.day} />
          </div>
          <Pagination
            page={page}
            pageSize={REGISTER_PAGE_SIZE}
            total={total}
            hrefFor={(other) => registerAddress({ ...search, page: other })}
          />
        </>
      )}
    </div>
  );
}

interface CountProps {
  search: RegisterSearch;
  answer: RegisterPage;
  isCurrent: boolean;
}

/** Renders the number of matches, announced once loaded. */
function Count({ search: { query }, answer: { total, page, isCapped, isClose }, isCurrent }: CountProps) {
  const { t } = useTexts(registerMessages);
  if (total === 0) return <NothingFound query={query} isCurrent={isCurrent} />;
  const words = isCapped
    ? t('capped', { count: total })
    : isClose
      ? t('close', { count: total, query })
      : query
        ? t('foundFor', { count: total, query })
        : t('found', { count: total });
  const pages = Math.ceil(total / REGISTER_PAGE_SIZE);
  return (
    <p role="status" className="min-h-6 text-sm text-text-muted">
      {isCurrent && words}
      {isCurrent && pages > 1 && (
        <span className="sr-only print:not-sr-only"> {t('pageOf', { page, pages })}</span>
      )}
    </p>
  );
}

/** Renders "nothing found" for screen readers only; others see the empty list. */
function NothingFound({ query, isCurrent }: { query: string; isCurrent: boolean }) {
  const { t } = useTexts(registerMessages);
  return (
    <p role="status" className="sr-only">
      {isCurrent && (query ? t('notFound', { query }) : t('notFoundFiltered'))}
    </p>
  );
}

/** Renders the empty list. `onClear`: the clicked link unmounts with it, so the focus must move elsewhere. */
function NoCompany({ search, onClear }: { search: RegisterSearch; onClear: () => void }) {
  const { t } = useTexts(registerMessages);
  const { query } = search;
  const isFiltered = countFilters(search) > 0;
  if (!query && !isFiltered) {
    return <EmptyState icon={<Building2 />} title={t('empty')} message={t('emptyHint')} />;
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={query ? t('notFound', { query }) : t('notFoundFiltered')}
      message={isFiltered ? t('notFoundFilteredHint') : t('notFoundHint')}
      action={
        isFiltered ? (
          <Button asChild variant="secondary">
            <Link
              to={`${paths.information.clients}${query ? `?q=${encodeURIComponent(query)}` : ''}`}
              onClick={onClear}
            >
              {t('clear')}
            </Link>
          </Button>
        ) : (
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild variant="secondary">
              <Link to={paths.information.clients} onClick={onClear}>
                {t('showAll')}
              </Link>
            </Button>
            <Button asChild variant="ghost">
              <Link to={paths.profile.contact}>{t('contact')}</Link>
            </Button>
          </div>
        )
      }
    />
  );
}
