import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { ExportMenu } from '@/ui/file-export/export-menu';
import { LinkTabs, type LinkTab } from '@/ui/link-tabs';
import { Notice } from '@/ui/notice';
import { ListHeader } from '@/ui/page-header';
import { Pagination } from '@/ui/pagination';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { usePrefetch } from '@/lib/prefetch';
import { useListChoices } from '@/lists/views/list-choices';
import { SavedViewsMenu } from '@/lists/views/saved-views-menu';
import { BulkBar } from '@/lists/bulk/bulk-bar';
import type { BulkAction } from '@/lists/bulk/bulk-change';
import { useBulk } from '@/lists/bulk/use-bulk';
import { useBulkWork, type BulkWork } from '@/lists/bulk/use-bulk-work';
import { ListTable } from '@/lists/table/list-table';
import { useListTable } from '@/lists/table/use-list-table';
import { useSelection } from '@/ui/use-selection';
import { focusAfterDialog } from '@/ui/focus-after-dialog';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useCan } from '@/session/profile';
import type { AnyPagedRow, ShownPagedList as Definition, PagedRow } from './define-paged-list';
import { useExport } from './use-export';
import { searchOf, useListAddress } from './list-address';
import { ListViewMenu } from './list-view-menu';
import { pagedMessages } from './messages';
import { NoRows } from './no-rows';
import { usePagedColumns, visibilityOf } from './paged-columns';
import { PagedFilters } from './paged-filters';
import { pagedQuery } from './paged-queries';
import { usePagedTexts, usePagedTitle } from './paged-texts';
import { useTrashActions } from './row-controls';
import type { RowActions } from './row-menu';
import { SelectMatching } from './select-matching';
import { useListTabs } from './use-list-tabs';
import { useLiveList } from './use-live-list';
import { useNoteList } from './use-note-list';

/** Selected rows, and the bulk change that processes them. */
export interface ChosenRows {
  ids: readonly string[];
  work: BulkWork;
}

const NO_ROWS: readonly AnyPagedRow[] = [];
const noActions = (): RowActions => ({ items: [] });
const IN_TRASH: readonly BulkAction[] = ['restore', 'delete'];

/** Parts of a row that the screen provides. */
interface RowParts<R> {
  /** URL of a row. */
  toRow?: (row: R) => string | undefined;
  /** Custom cells by column. The second argument is the default rendering of the value. */
  cells?: Readonly<Partial<Record<string, (row: R, value: ReactNode) => ReactNode>>>;
  /** Hook that returns an editor's actions on the row whose menu is opened, shown before the trash actions. */
  useActions?: (row: R) => RowActions;
  /** Id of the row whose dialog was open when the page or session ended. */
  leftOpen?: string | undefined;
  /** Returns true for a row that must not be deleted. */
  isKept?: (row: R) => boolean;
}

interface PagedListProps<L extends Definition> extends RowParts<PagedRow<L['read']>> {
  list: L;
  /** Button that adds a row, for users who may add one; also shown in the empty state. */
  add?: ReactNode;
  /** Actions next to the add button, for users who may edit the list. */
  actions?: ReactNode;
  /** Additional bulk action with its own dialog, for editors; never in the trash. */
  bulkAction?: ComponentType<ChosenRows>;
  /** Rendered between the heading and the list. */
  lead?: ReactNode;
  /** Tabs of this and related lists, before the trash tab. */
  neighbours?: readonly LinkTab[];
  /** Note shown in the trash of this list. */
  trashNote?: string;
}

/**
 * Renders the back-office screen of a long list. The server pages, sorts, filters and searches; the URL holds
 * the state.
 */
export function PagedList<L extends Definition>({
  list,
  add,
  actions,
  bulkAction: BulkPart,
  lead,
  neighbours,
  trashNote,
  ...parts
}: PagedListProps<L>) {
  // The list's own function returns these rows, and `parts` is typed for them.
  const { toRow, cells, useActions: useMore = noActions, leftOpen, isKept } = parts as RowParts<AnyPagedRow>;
  const { t } = useTexts(resourceKitMessages, pagedMessages);
  const text = usePagedTexts(list);
  const titleOf = usePagedTitle(list);
  const language = useLanguage();
  const canEdit = useCan(list.editors);
  const canSelect = canEdit && list.hasTrash;
  const { view, isNarrowed, toPage, clear } = useListAddress(list);
  const { size, density, columns: chosen, setColumns } = useListChoices(list.read);
  const query = useQuery(pagedQuery(list, view, size));
  const { data } = query;
  const prefetch = usePrefetch();
  useLiveList(list);
  useNoteList(list, view);
  const selection = useSelection(String(view.isTrash));
  const [isChoosing, setChoosing] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const toOpen = view.isTrash ? undefined : toRow;
  const work = useBulkWork({
    table: list.table,
    onChanged: (left) => {
      selection.choose(left);
      focusAfterDialog(frame);
    },
    nameRow: (id) => {
      const row = data?.rows.find((each) => each.id === id);
      return row && { name: titleOf(row).text, to: toOpen?.(row) };
    },
  });
  const bulk = useBulk(list.table, work);
  const exporting = useExport(list, view);

  const number = formatNumber(language, data?.total ?? 0);
  const counted = data && {
    all: data.isCapped ? t('paged:countCapped', { number }) : t('paged:count', { number, count: data.total }),
    matching: data.isCapped
      ? t('paged:matchesCapped', { number })
      : t('paged:matches', { number, count: data.total }),
  };
  const tabs = useListTabs(list, { neighbours, hasTrash: canSelect, hasRows: data !== undefined });
  const trashActions = useTrashActions();
  const hasMenu = canEdit && (list.hasTrash || useMore !== noActions);
  const useActions = (row: AnyPagedRow): RowActions => {
    const more = useMore(row);
    const title = titleOf(row).text;
    const onAction = (action: BulkAction) => bulk.ask({ action, ids: [row.id], title });
    const ends = list.hasTrash
      ? trashActions({ title, isTrash: view.isTrash, isKept: isKept?.(row) ?? false, onAction })
      : [];
    return { items: [...(view.isTrash ? [] : more.items), ...ends], dialog: more.dialog };
  };
  const table = useListTable({
    columns: usePagedColumns(list, {
      toRow: toOpen,
      cells,
      useActions: hasMenu ? useActions : undefined,
      leftOpen,
      canSelect,
    }),
    rows: data?.rows ?? NO_ROWS,
    selection: canSelect ? selection : undefined,
    sort: view.sort,
    visibility: {
      ...visibilityOf(list, chosen),
      onChange: (next) => setColumns(Object.keys(next).filter((column) => next[column])),
    },
    page: data && { page: data.page, size, total: data.total },
  });

  return (
    <>
      <ListHeader
        title={text('title')}
        purpose={text('purpose')}
        actions={
          canEdit && (
            <>
              <ExportMenu {...exporting} size="sm" />
              {actions}
              {add}
            </>
          )
        }
      />
      {lead && <div className="mb-2 empty:hidden">{lead}</div>}
      {/* Receives the focus when the focused row is removed. */}
      <section ref={frame} tabIndex={-1} aria-label={text('title')} className="space-y-2 outline-none">
        {!canEdit && <Notice>{t('readOnly')}</Notice>}
        {view.isTrash && trashNote && <Notice>{trashNote}</Notice>}
        <div className="flex flex-wrap items-center gap-x-4 border-b border-border [&>nav]:border-0">
          {tabs.length > 1 && <LinkTabs label={t('views')} items={tabs} />}
          <p
            role="status"
            title={data?.isCapped ? t('paged:cappedHint') : undefined}
            className="ms-auto py-1 text-sm text-text-muted tabular-nums"
          >
            {counted?.[isNarrowed ? 'matching' : 'all']}
          </p>
          <SavedViewsMenu list={list.read} search={searchOf(list, view)} isAside={view.isTrash} />
          <ListViewMenu list={list.read} table={table} />
        </div>
        <PagedFilters list={list} />
        <ListTable
          table={table}
          label={text('title')}
          query={query}
          failed={{ title: t('loadFailed'), reasonOf: (kind) => t(`reasons.${kind}`) }}
          empty={
            <NoRows
              list={list}
              isNarrowed={isNarrowed}
              isTrash={view.isTrash}
              onClear={clear}
              add={canEdit && add}
            />
          }
          density={density}
        >
          <Pagination
            page={data?.page ?? 1}
            pageSize={size}
            total={data?.total ?? 0}
            hrefFor={toPage}
            onPoint={(page) => prefetch(pagedQuery(list, { ...view, page }, size))}
          />
        </ListTable>
        {canSelect && (
          <BulkBar
            count={selection.ids.size}
            actions={view.isTrash ? IN_TRASH : list.actions}
            isPending={work.isPending}
            isChoosing={isChoosing}
            notice={work.notice}
            onAction={(action) => bulk.ask({ action, ids: [...selection.ids] })}
            onClear={selection.clear}
            more={BulkPart && !view.isTrash && <BulkPart ids={[...selection.ids]} work={work} />}
          >
            {data && (data.isCapped || data.total > selection.ids.size) && (
              <SelectMatching
                list={list}
                view={view}
                total={data.total}
                isCapped={data.isCapped}
                onIds={(ids) => selection.set(ids, true)}
                onRunning={setChoosing}
              />
            )}
          </BulkBar>
        )}
      </section>
      {bulk.dialog}
      {work.progress}
    </>
  );
}
