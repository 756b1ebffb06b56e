import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useDebounced } from '@/lib/use-debounced';
import { contactAbout } from '@/site/page/contact-about';
import { useRlItems } from '@/site/site-reads';
import { ElectricityNote } from './electricity-note';
import { KbliNote } from './kbli-note';
import { scopesMessages } from './messages';
import { scopeSearchQuery } from './queries';
import { ScopeList } from './scope-list';
import { ScopeListSkeleton } from './scopes-skeleton';
import type { ScopeFilter } from './scopes';
import { useReportFailedSearch } from './use-report-failed-search';

interface ScopeResultsProps {
  filter: ScopeFilter;
  onChange: (filter: ScopeFilter) => void;
}

/** Renders the matches, best first; close matches are marked. */
export function ScopeResults({ filter, onChange }: ScopeResultsProps) {
  const { t } = useTexts(scopesMessages);
  const words = useDebounced(filter.words.trim());
  const found = useQuery(scopeSearchQuery({ ...filter, words }));
  useReportFailedSearch(useDebounced(words, 2000), found.data);
  const all = useRlItems();
  const scopes = found.data?.scopes ?? [];
  const count = scopes.length;
  const isClose = scopes[0]?.is_close ?? false;
  const isNumber = /^(kbli\W*)?\d{4,6}$/i.test(words);
  const isNarrowed = Boolean(filter.category || filter.nature);

  if (found.isError && !found.data) {
    return (
      <ErrorState
        title={t('searchFailed')}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  }
  return (
    <div className="min-h-96 space-y-6" aria-busy={found.isPlaceholderData || undefined}>
      <p role="status" className="text-sm text-text-muted">
        {found.data && t(isClose ? 'close' : 'found', { count, query: found.data.words })}
      </p>
      <ElectricityNote words={words} />
      {found.isPending ? (
        <ScopeListSkeleton rows={4} />
      ) : count > 0 ? (
        <>
          <ScopeList scopes={scopes} words={words} />
          {isClose && (
            <p className="max-w-prose text-sm text-text-muted">
              {t(isNumber ? 'otherEdition' : 'maybeOthers')}{' '}
              <Link to={contactAbout(t('subject', { query: words }))} className="link">
                {t('noneOfThese')}
              </Link>
            </p>
          )}
        </>
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={t('notFound', { query: found.data.words })}
          message={t(isNarrowed ? 'notFoundNarrowed' : isNumber ? 'otherEdition' : 'notFoundHint')}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button
                variant="secondary"
                onClick={() =>
                  onChange({ ...filter, category: '', nature: '', words: isNarrowed ? filter.words : '' })
                }
              >
                {t(isNarrowed ? 'widen' : 'clear')}
              </Button>
              <Button asChild variant="ghost">
                <Link to={contactAbout(t('subject', { query: words }))}>{t('contact')}</Link>
              </Button>
            </div>
          }
        />
      )}
      {isNumber && (count === 0 || isClose) && <KbliNote scopes={all.data ?? []} />}
    </div>
  );
}
