import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { searchMessages } from './messages';
import { searchQuery } from './queries';

/** The results for a query (empty: none asked for), and what to say about them. */
export function useSearch(query: string, most: number) {
  const { t } = useTexts(searchMessages);
  const { data, isError, isFetching, refetch } = useQuery(searchQuery(query, useLanguage(), most));
  const found = query === '' ? undefined : data;
  const count = found?.hits.length ?? 0;
  const words = { count, query: found?.query ?? query };
  const report = !found
    ? query && !isError && t('searching')
    : count === 0
      ? t('none', words)
      : t(count === most ? 'countMost' : 'count', words);
  return {
    found,
    report: report || '',
    isError: isError && query !== '',
    isFetching,
    retry: () => void refetch(),
  };
}
