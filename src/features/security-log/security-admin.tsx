import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { CursorPages } from '@/ui/cursor-pages';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { ListHeader } from '@/ui/page-header';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { ExportButton } from './export-button';
import { securityLogMessages } from './messages';
import { securityPageQuery } from './queries';
import { isFiltered, readCursor, readFilter, securitySearch, useSecurityPlace } from './security-filter';
import { SecurityFilters } from './security-filters';
import { SecurityTable } from './security-table';

/** /admin/keamanan: the security record; what is shown is in the address, one page at a time from the server. */
export function Component() {
  const { t } = useTexts(securityLogMessages, commonMessages);
  const { params } = useSecurityPlace();
  const filter = readFilter(params);
  const cursor = readCursor(params);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    securityPageQuery(filter, cursor),
  );
  return (
    <>
      <ListHeader title={t('title')} purpose={t('purpose')} actions={<ExportButton filter={filter} />} />
      <div className="space-y-4">
        <SecurityFilters filter={filter} />
        {data ? (
          data.lines.length === 0 ? (
            <EmptyState
              icon={<ShieldCheck />}
              title={t(isFiltered(filter) ? 'noMatch' : 'empty')}
              message={t(isFiltered(filter) ? 'noMatchHint' : 'emptyHint')}
            />
          ) : (
            <SecurityTable lines={data.lines} isStale={isPlaceholderData} />
          )
        ) : isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading label={t('common:loading')}>
            <Skeleton className="h-96" />
          </Loading>
        )}
        {data && (
          <CursorPages
            cursor={cursor}
            next={data.next}
            searchFor={(place) => securitySearch(params, { cursor: place })}
            labels={{ pages: t('pages'), newest: t('newest'), older: t('older') }}
          />
        )}
      </div>
    </>
  );
}
