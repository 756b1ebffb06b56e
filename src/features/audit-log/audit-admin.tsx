import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Table } from '@tanstack/react-table';
import { History } from 'lucide-react';
import { CursorPages } from '@/ui/cursor-pages';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { ListHeader } from '@/ui/page-header';
import { useTexts } from '@/lib/i18n/use-texts';
import { ListTable } from '@/lists/table/list-table';
import { useListTable } from '@/lists/table/use-list-table';
import type { Cursor } from '@/lib/url-state';
import { entriesOf, useAuditColumns, useAuditRows } from './audit-columns';
import { AuditEntry } from './audit-entry';
import {
  auditSearch,
  isFiltered,
  readCursor,
  readAuditFilter,
  readOpen,
  type AuditFilter,
} from './audit-filter';
import { useAuditPlace } from './use-audit-place';
import { AuditFilters } from './audit-filters';
import { ExportButton } from './export-button';
import { auditPageQuery } from './page-queries';
import { auditScreenMessages } from './screen-messages';
import { useSecurityColumns } from './security-columns';
import { SecurityExportButton } from './security-export-button';
import { securityLogMessages } from './security-messages';
import { securityPageQuery } from './security-queries';

/**
 * Renders /admin/audit-log: changes to records, or security events, page by page. The URL contains the
 * filter.
 */
export function Component() {
  const { t } = useTexts(auditScreenMessages, securityLogMessages);
  const { params } = useAuditPlace();
  const filter = readAuditFilter(params);
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

const NO_LINES: readonly never[] = [];

interface LogPageProps {
  filter: AuditFilter;
  cursor: Cursor | undefined;
}

function Changes({ filter, cursor }: LogPageProps) {
  const { t } = useTexts(auditScreenMessages);
  const page = useQuery(auditPageQuery(filter, cursor));
  const rows = useAuditRows(page.data?.lines ?? NO_LINES);
  return (
    <>
      {filter.row && <Notice>{t('oneRow')}</Notice>}
      <LogPage
        filter={filter}
        cursor={cursor}
        page={page}
        label={t('title')}
        emptyHint={t('emptyHint')}
        table={useListTable({ columns: useAuditColumns(), rows, subRows: entriesOf })}
      />
    </>
  );
}

function SecurityEvents({ filter, cursor }: LogPageProps) {
  const { t } = useTexts(securityLogMessages);
  const page = useQuery(securityPageQuery(filter, cursor));
  return (
    <LogPage
      filter={filter}
      cursor={cursor}
      page={page}
      label={t('title')}
      emptyHint={t('emptyHint')}
      table={useListTable({ columns: useSecurityColumns(), rows: page.data?.lines ?? NO_LINES })}
    />
  );
}

interface LoadedPageProps<L> extends LogPageProps {
  page: UseQueryResult<{ next: Cursor | undefined }>;
  table: Table<L>;
  label: string;
  emptyHint: string;
}

/** Renders one page of a log and links to the others. */
function LogPage<L>({ filter, cursor, page, table, label, emptyHint }: LoadedPageProps<L>) {
  const { t } = useTexts(auditScreenMessages);
  const { params } = useAuditPlace();
  return (
    <>
      <ListTable
        table={table}
        label={label}
        query={page}
        failed={{ title: t('failed') }}
        empty={
          <EmptyState
            icon={<History />}
            title={t(isFiltered(filter) ? 'noMatch' : 'empty')}
            message={isFiltered(filter) ? t('noMatchHint') : emptyHint}
          />
        }
        density="compact"
        stickyHeader
      />
      {page.data && (
        <CursorPages
          cursor={cursor}
          next={page.data.next}
          searchFor={(place) => auditSearch(params, { cursor: place })}
          labels={{ pages: t('pages'), newest: t('newest'), older: t('older') }}
        />
      )}
    </>
  );
}
