import { Inbox, ListChecks } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { isSorted } from '@/lib/rows';
import { sortRows, useReorder, withPlacesChanged } from '@/lib/rows-order';
import { bulkMessages } from '@/lists/bulk/messages';
import { ListTable } from '@/lists/table/list-table';
import { useListTable } from '@/lists/table/use-list-table';
import { ListBulkBar } from '@/lists/bulk/list-bulk-bar';
import type { ShownResource } from '@/forms/resource/define-resource';
import { focusAfterDialog } from '@/ui/focus-after-dialog';
import { resourceKitMessages } from '@/forms/resource/messages';
import { narrowed, type KitRow } from '@/forms/resource/row-values';
import { choiceField, groupRows } from '@/forms/resource/row-groups';
import { toTree } from '@/forms/resource/row-tree';
import { useRowTitle } from '@/forms/resource/resource-texts';
import { useChoices } from '@/forms/resource/use-field-options';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { useFailureNotice } from '@/forms/resource/use-failure-notice';
import { ListFilters } from './list-filters';
import { RemoveDialog } from './remove-dialog';
import { useResourceColumns, type RowNote } from './resource-columns';
import { useBelow } from './use-below';
import { useChoosing } from './use-choosing';

/** Reorders rows optimistically. Restores the old order and shows the reason on failure. */
function useListOrder(resource: ShownResource, rows: readonly KitRow[]) {
  const reorder = useReorder(resource.table);
  const notSaved = useFailureNotice(resource);
  const sorted = sortRows(rows, reorder.isPending ? reorder.variables : undefined);
  const all = sorted.map(({ id }) => id);
  const onReorder = (ids: string[]) =>
    void reorder.mutateAsync(withPlacesChanged(all, ids)).catch(notSaved('orderFailed'));
  return { sorted, onReorder };
}

/** Returns the rows as a tree, in groups, or in one list; a search shows all matches in one list. */
function useRowStructure(resource: ShownResource, rows: readonly KitRow[], isSearch: boolean) {
  const choicesOf = useChoices(resource);
  const { tree, groupBy } = resource;
  if (tree && !isSearch) {
    const branches = toTree(rows, tree.parent);
    const below = (row: KitRow) => rows.filter((each) => each[tree.parent] === row.id);
    return { rows: branches.map(({ row }) => row), subRows: below };
  }
  const field = groupBy && !isSearch && choiceField(resource, groupBy);
  if (!field) return { rows };
  const names = new Map(choicesOf(field).map(({ value, label }) => [value, label]));
  const groups = groupRows(rows, field.column, [...names.keys()]).map(({ value, rows: members }) => ({
    value,
    title: names.get(value) ?? ' ',
    ids: members.map(({ id }) => id),
  }));
  return { rows, groups };
}

interface ResourceListProps {
  resource: ShownResource;
  rows: readonly KitRow[];
  canEdit: boolean;
  /** Button that adds the first row. */
  add: ReactNode;
  rowNote: RowNote | undefined;
}

/** Renders the rows outside the trash, with search, order, publishing and deletion. */
export function ResourceList({ resource, rows, canEdit, add, rowNote }: ResourceListProps) {
  const { t } = useTexts(resourceKitMessages, bulkMessages);
  const { t: text, find } = useTexts(resource.messages);
  const address = useScreenAddress();
  const { search, filter, clearSearch } = address;
  const [removing, setRemoving] = useState<KitRow>();
  const { selection, isChoosing, toggle } = useChoosing(resource.table);
  const frame = useRef<HTMLElement>(null);
  const below = useBelow(resource, rows);
  const { sorted, onReorder } = useListOrder(resource, rows);

  const words = search.trim();
  const filters = resource.filterBy.filter((column) => filter(column).length > 0);
  const found = narrowed(resource, sorted, address);
  const waits = address.isWaiting ? resource.isWaiting : undefined;
  const isDone = waits !== undefined && !rows.some(waits);
  const isNarrowed = words !== '' || filters.length > 0 || waits !== undefined;
  const titleOf = useRowTitle(resource);
  const { groups, ...tree } = useRowStructure(resource, found, words !== '');
  const table = useListTable({
    columns: useResourceColumns(resource, { canEdit, isChoosing, rowNote, onRemove: setRemoving }),
    selection: canEdit ? selection : undefined,
    ...tree,
  });
  if (rows.length === 0) return <EmptyState title={text('empty')} message={text('emptyHint')} action={add} />;

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
      <ListTable
        table={table}
        label={text('title')}
        order={{
          onReorder: canSort && !words && !isChoosing ? onReorder : undefined,
          titleOf: (row) => titleOf(row).text,
          groups,
        }}
        empty={
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
        }
      />
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
