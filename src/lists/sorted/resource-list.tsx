import { Inbox, ListChecks } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { useDemoRows } from '@/lib/demo-rows';
import { useTexts } from '@/lib/i18n/use-texts';
import { isSorted } from '@/lib/rows';
import { inOrder, useReorder, withPlacesChanged } from '@/lib/rows-order';
import { bulkMessages } from '@/lists/bulk/messages';
import { ListBulkBar } from '@/lists/bulk/list-bulk-bar';
import type { ShownResource } from '@/forms/resource/define-resource';
import { focusAfterDialog } from '@/ui/focus-after-dialog';
import { resourceKitMessages } from '@/forms/resource/messages';
import { narrowed, type KitRow } from '@/forms/resource/row-values';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { useRowKeys } from '@/ui/use-row-keys';
import { useFailureNotice } from '@/forms/resource/use-failure-notice';
import { useShownValue } from '@/forms/resource/shown-value';
import { ListProvider, type RowNote } from './list-context';
import { ListFilters } from './list-filters';
import { RemoveDialog } from './remove-dialog';
import { SortableList } from './sortable-list';
import { useBelow } from './use-below';
import { useChoosing } from './use-choosing';

/** Reorders rows optimistically. Restores the old order and shows the reason on failure. */
function useListOrder(resource: ShownResource, rows: readonly KitRow[]) {
  const reorder = useReorder(resource.table);
  const notSaved = useFailureNotice(resource);
  const sorted = inOrder(rows, reorder.isPending ? reorder.variables : undefined);
  const all = sorted.map(({ id }) => id);
  const onReorder = (ids: string[]) =>
    void reorder.mutateAsync(withPlacesChanged(all, ids)).catch(notSaved('orderFailed'));
  return { sorted, onReorder };
}

interface ResourceListProps {
  resource: ShownResource;
  rows: readonly KitRow[];
  canEdit: boolean;
  /** Button that adds the first row. */
  add: ReactNode;
  rowNote: RowNote | undefined;
}

/** List of the rows outside the trash, with search, order, publishing and deletion. */
export function ResourceList({ resource, rows, canEdit, add, rowNote }: ResourceListProps) {
  const { t } = useTexts(resourceKitMessages, bulkMessages);
  const { t: text, find } = useTexts(resource.messages);
  const address = useScreenAddress();
  const { search, filter, clearSearch } = address;
  const [removing, setRemoving] = useState<KitRow>();
  const { selection, isChoosing, toggle, byKey } = useChoosing(resource.table);
  const frame = useRef<HTMLElement>(null);
  useRowKeys(frame, canEdit ? byKey : undefined);
  const show = useShownValue(resource);
  const below = useBelow(resource, rows);
  const demoRows = useDemoRows(resource.table);
  const { sorted, onReorder } = useListOrder(resource, rows);

  if (rows.length === 0) return <EmptyState title={text('empty')} message={text('emptyHint')} action={add} />;

  const words = search.trim();
  const filters = resource.filterBy.filter((column) => filter(column).length > 0);
  const found = narrowed(resource, sorted, address);
  const waits = address.isWaiting ? resource.isWaiting : undefined;
  const isDone = waits !== undefined && !rows.some(waits);
  const isNarrowed = words !== '' || filters.length > 0 || waits !== undefined;
  const published = rows.filter((row) => row.is_published).length;
  const canSort = canEdit && isSorted(resource.table);
  return (
    // Receives the focus when the focused row is removed.
    <section ref={frame} tabIndex={-1} aria-label={text('title')} className="space-y-4 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ListFilters resource={resource} rows={rows} />
        <p role="status" className="text-sm text-text-muted tabular-nums">
          {isNarrowed
            ? t('found', { shown: found.length, total: rows.length })
            : t('counts', { total: rows.length, published })}
          {words && canSort && <> · {t('orderHint')}</>}
        </p>
        {canEdit && (
          <Button variant="secondary" size="sm" aria-pressed={isChoosing} onClick={toggle}>
            <ListChecks aria-hidden />
            {t(isChoosing ? 'bulk:stopSelecting' : 'bulk:select')}
          </Button>
        )}
      </div>
      {waits && found.length > 0 && <Notice>{find('waiting.hint')}</Notice>}
      {found.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={isDone ? (find('waiting.none') ?? '') : t('noMatch')}
          message={!isDone && t('noMatchHint')}
          action={
            <Button variant="secondary" onClick={() => clearSearch(resource.filterBy)}>
              {t('clearSearch')}
            </Button>
          }
        />
      ) : (
        <ListProvider
          value={{
            resource,
            canEdit,
            canSort: canSort && !words && !isChoosing,
            show,
            rowNote,
            demoRows,
            onRemove: setRemoving,
            selection: isChoosing ? selection : undefined,
            onReorder,
          }}
        >
          <SortableList resource={resource} rows={found} isSearch={words !== ''} />
        </ListProvider>
      )}
      {canEdit && (
        <ListBulkBar
          resource={resource}
          found={found}
          below={below}
          selection={selection}
          onDone={() => focusAfterDialog(frame)}
        />
      )}
      {removing && (
        <RemoveDialog
          resource={resource}
          row={removing}
          below={below([removing.id])}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => focusAfterDialog(frame)}
        />
      )}
    </section>
  );
}
