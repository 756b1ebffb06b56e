import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { CursorPages } from '@/ui/cursor-pages';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { ListHeader } from '@/ui/page-header';
import { SkeletonRows } from '@/ui/skeleton-rows';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { AuditEntry } from './audit-entry';
import { auditSearch, isFiltered, readCursor, readFilter, readOpen, useAuditPlace } from './audit-filter';
import { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';
import { ExportButton } from './export-button';
import { auditPageQuery } from './page-queries';
import { auditScreenMessages } from './screen-messages';

/** /admin/audit-log: what is shown is in the address, one page at a time from the server. */
export function Component() {
  const { t } = useTexts(auditScreenMessages);
  const { params } = useAuditPlace();
  const filter = readFilter(params);
  const cursor = readCursor(params);
  const open = readOpen(params);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(auditPageQuery(filter, cursor));

  return (
    <>
      <ListHeader title={t('title')} purpose={t('purpose')} actions={<ExportButton filter={filter} />} />
      <div className="space-y-4">
        <AuditFilters filter={filter} />
        {filter.row && <Notice>{t('oneRow')}</Notice>}
        {data ? (
          data.lines.length === 0 ? (
            <EmptyState
              icon={<History />}
              title={t(isFiltered(filter) ? 'noMatch' : 'empty')}
              message={t(isFiltered(filter) ? 'noMatchHint' : 'emptyHint')}
            />
          ) : (
            <AuditTable lines={data.lines} isStale={isPlaceholderData} />
          )
        ) : isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <AuditSkeleton />
        )}
        {data && (
          <CursorPages
            cursor={cursor}
            next={data.next}
            searchFor={(place) => auditSearch(params, { cursor: place })}
            labels={{ pages: t('pages'), newest: t('newest'), older: t('older') }}
          />
        )}
      </div>
      {open && <AuditEntry key={open} id={open} />}
    </>
  );
}

const AuditSkeleton = () => (
  <SkeletonRows count={12}>
    <div className="flex h-10 items-center gap-6 px-3">
      <Skeleton className="h-3.5 w-32" />
      <Skeleton className="h-3.5 w-28" />
      <Skeleton className="h-3.5 flex-1" />
    </div>
  </SkeletonRows>
);
