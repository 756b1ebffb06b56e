import type { UseQueryResult } from '@tanstack/react-query';
import { BookOpenCheck } from 'lucide-react';
import { CursorPages } from '@/ui/cursor-pages';
import { EmptyState } from '@/ui/empty-state';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Cursor } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import type { ListColumns } from '@/lists/table/columns';
import { ListTable } from '@/lists/table/list-table';
import { useListTable } from '@/lists/table/use-list-table';
import { auditAccessMessages } from './messages';
import { auditSchema, pageSearch, type AuditPart } from './place';

interface ReadingListProps<R extends { id: string }> {
  part: AuditPart;
  query: UseQueryResult<{ next: Cursor | undefined }>;
  rows: readonly R[];
  columns: ListColumns<R>;
}

/** Renders one page of a part, with links to the other pages. */
export function ReadingList<R extends { id: string }>({ part, query, rows, columns }: ReadingListProps<R>) {
  const { t } = useTexts(auditAccessMessages);
  const { params, values } = useUrlState(auditSchema);
  const isForbidden = query.error !== null && toAppError(query.error).kind === 'forbidden';
  return (
    <>
      <ListTable
        table={useListTable({ columns, rows })}
        label={t(`parts.${part}`)}
        query={query}
        failed={{ title: t('failed'), ...(isForbidden && { reasonOf: () => t('ended') }) }}
        empty={<EmptyState icon={<BookOpenCheck />} title={t('empty')} message={t('emptyHint')} />}
        density="compact"
      />
      {query.data && (
        <CursorPages
          cursor={values.older}
          next={query.data.next}
          searchFor={(place) => pageSearch(params, place)}
          labels={{ pages: t('pages'), newest: t('newest'), older: t('older') }}
        />
      )}
    </>
  );
}
