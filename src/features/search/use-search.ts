import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { searchMessages } from './messages';
import { reportFailedSearch, searchQuery } from './queries';

/** Returns the results of a query and the status text. An empty query runs no search. */
export function useSearch(query: string, most: number) {
  const { t } = useTexts(searchMessages);
  const { data, isError, isFetching, refetch } = useQuery(searchQuery(query, useLanguage(), most));
  const found = query === '' ? undefined : data;
  const count = found?.hits.length ?? 0;
  const [first] = found?.hits ?? [];
  const words = { count, query: found?.query ?? query };
  const report = !found
    ? query && !isError && t('searching')
    : count === 0
      ? t('none', words)
      : first?.meant
        ? t('meant', { ...words, meant: first.meant })
        : first?.is_part
          ? t('part', words)
          : t(count === most ? 'countMost' : 'count', words);
  return {
    found,
    report: report || '',
    isError: isError && query !== '',
    isFetching,
    retry: () => void refetch(),
  };
}

/** Records a completed search without a full match, for editors. */
export function useReportLostSearch(found: ReturnType<typeof useSearch>['found']) {
  const language = useLanguage();
  const lost = found && found.hits.every((hit) => hit.is_part) ? found.query : '';
  useEffect(() => {
    // Not awaited: the visitor need not know if recording fails.
    if (lost) void reportFailedSearch(lost, language).catch(() => undefined);
  }, [lost, language]);
}
