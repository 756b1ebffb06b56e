import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { formatDate, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { dashboardMessages } from './messages';
import { DashboardPanel } from './panel';
import { failedSearchesQuery, useDismissFailedSearch } from './queries';

/** Renders visitors' searches without results, which suggest what to write or which synonym to add. */
export function FailedSearches() {
  const { t } = useTexts(dashboardMessages);
  const language = useLanguage();
  const { data: searches, isError, isFetching, refetch } = useQuery(failedSearchesQuery());
  const { mutate, isPending, variables } = useDismissFailedSearch();
  const settle = (search: NonNullable<typeof variables>) =>
    mutate(search, { onError: () => void toast({ title: t('lost.settleFailed'), variant: 'destructive' }) });
  return (
    <DashboardPanel title={t('lost.title')} purpose={t('lost.purpose')}>
      {!searches && isError && (
        <ErrorState title={t('lost.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!searches && !isError && <Skeleton className="h-24" />}
      {searches?.length === 0 && <p className="text-sm text-text-muted">{t('lost.none')}</p>}
      {searches && searches.length > 0 && (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-start text-text-muted">
              <th scope="col" className="py-2 text-start font-normal">
                {t('lost.words')}
              </th>
              <th scope="col" className="py-2 text-end font-normal">
                {t('lost.times')}
              </th>
              <th scope="col" className="py-2 text-end font-normal max-sm:sr-only">
                {t('lost.last')}
              </th>
              <th scope="col">
                <span className="sr-only">{t('lost.settle')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {searches.map(({ words, times, last_on: lastOn, sought_in }) => (
              <tr key={`${sought_in} ${words}`}>
                <th scope="row" className="py-1 text-start font-semibold wrap-anywhere">
                  {words}
                  {sought_in === 'scopes' && (
                    <Link
                      to={`${paths.admin.scopes}?list=subclassifications`}
                      className="flex min-h-6 w-fit items-center text-xs link font-normal"
                    >
                      {t('lost.inScopes')}
                    </Link>
                  )}
                </th>
                <td className="py-1 text-end tabular-nums">{formatNumber(language, times)}</td>
                <td className="py-1 text-end whitespace-nowrap max-sm:sr-only">
                  {formatDate(language, lastOn)}
                </td>
                <td className="w-12 py-1 text-end">
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={t(sought_in === 'scopes' ? 'lost.settleOfScopes' : 'lost.settleOf', {
                      words,
                    })}
                    isPending={isPending && variables.words === words && variables.sought_in === sought_in}
                    onClick={() => settle({ words, sought_in })}
                  >
                    <Check aria-hidden />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DashboardPanel>
  );
}
