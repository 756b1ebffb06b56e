import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { CursorPages } from '@/ui/cursor-pages';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { ListHeader } from '@/ui/page-header';
import { SkeletonRows } from '@/ui/skeleton-rows';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Cursor } from '@/lib/url-state';
import { AuditEntry } from './audit-entry';
import {
  auditSearch,
  isFiltered,
  readCursor,
  readFilter,
  readOpen,
  useAuditPlace,
  type AuditFilter,
} from './audit-filter';
import { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';
import { ExportButton } from './export-button';
import { auditPageQuery } from './page-queries';
import { auditScreenMessages } from './screen-messages';
import { SecurityExportButton } from './security-export-button';
import { securityLogMessages } from './security-messages';
import { securityPageQuery } from './security-queries';
import { SecurityTable } from './security-table';

/**
 * Route /admin/audit-log: changes to records or security events, page by page. The URL contains the filter.
 */
export function Component() {
  const { t } = useTexts(auditScreenMessages, securityLogMessages);
  const { params } = useAuditPlace();
  const filter = readFilter(params);
  const cursor = readCursor(params);
  const open = readOpen(params);
  const isSecurity = filter.log === 'security';
  return (
    <>
      <ListHeader
        title={t('title')}
        purpose={isSecurity ? t('securityLog:purpose') : t('purpose')}
        actions={isSecurity ? <SecurityExportButton filter={filter} /> : <ExportButton filter={filter} />}
      />
      <div className="space-y-4">
        <AuditFilters filter={filter} />
        {isSecurity ? (
          <SecurityEvents filter={filter} cursor={cursor} />
        ) : (
          <Changes filter={filter} cursor={cursor} />
        )}
      </div>
      {open && <AuditEntry key={open} id={open} />}
    </>
  );
}

interface LogPageProps {
  filter: AuditFilter;
  cursor: Cursor | undefined;
}

function Changes({ filter, cursor }: LogPageProps) {
  const { t } = useTexts(auditScreenMessages);
  const page = useQuery(auditPageQuery(filter, cursor));
  return (
    <>
      {filter.row && <Notice>{t('oneRow')}</Notice>}
      <LogPage filter={filter} cursor={cursor} page={page} emptyHint={t('emptyHint')}>
        {(lines, isStale) => <AuditTable lines={lines} isStale={isStale} />}
      </LogPage>
    </>
  );
}

function SecurityEvents({ filter, cursor }: LogPageProps) {
  const { t } = useTexts(securityLogMessages);
  const page = useQuery(securityPageQuery(filter, cursor));
  return (
    <LogPage filter={filter} cursor={cursor} page={page} emptyHint={t('emptyHint')}>
      {(lines, isStale) => <SecurityTable lines={lines} isStale={isStale} />}
    </LogPage>
  );
}

interface LoadedPageProps<L> extends LogPageProps {
  page: UseQueryResult<{ lines: L[]; next: Cursor | undefined }>;
  emptyHint: string;
  children: (lines: readonly L[], isStale: boolean) => ReactNode;
}

/** Renders one page of a log with its loading, error and empty states, and links to other pages. */
function LogPage<L>({ filter, cursor, page, emptyHint, children }: LoadedPageProps<L>) {
  const { t } = useTexts(auditScreenMessages);
  const { params } = useAuditPlace();
  const { data, isError, isFetching, isPlaceholderData, refetch } = page;
  if (!data && isError)
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <LogSkeleton />;
  return (
    <>
      {data.lines.length === 0 ? (
        <EmptyState
          icon={<History />}
          title={t(isFiltered(filter) ? 'noMatch' : 'empty')}
          message={isFiltered(filter) ? t('noMatchHint') : emptyHint}
        />
      ) : (
        children(data.lines, isPlaceholderData)
      )}
      <CursorPages
        cursor={cursor}
        next={data.next}
        searchFor={(place) => auditSearch(params, { cursor: place })}
        labels={{ pages: t('pages'), newest: t('newest'), older: t('older') }}
      />
    </>
  );
}

const LogSkeleton = () => (
  <SkeletonRows count={12}>
    <div className="flex h-10 items-center gap-6 px-3">
      <Skeleton className="h-3.5 w-32" />
      <Skeleton className="h-3.5 w-28" />
      <Skeleton className="h-3.5 flex-1" />
    </div>
  </SkeletonRows>
);
