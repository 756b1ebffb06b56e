import clsx from 'clsx';
import { useRef, useState } from 'react';
import { DemoMark } from '@/ui/demo-badge';
import { Table, TBody, TH, THead, TR } from '@/ui/controls/table';
import type { Selection } from '@/ui/use-selection';
import { SelectBox } from '@/ui/select-box';
import { useDemoRows } from '@/lib/demo-rows';
import { useTexts } from '@/lib/i18n/use-texts';
import { useListChoices } from '@/lists/views/list-choices';
import { bulkMessages } from '@/lists/bulk/messages';
import { useRowKeys } from '@/ui/use-row-keys';
import type { AnyPagedRow, ShownPagedList } from './define-paged-list';
import { useListAddress } from './list-address';
import { pagedMessages } from './messages';
import { alignOf, useCells, type Cells } from './paged-cell';
import { PagedTableRow } from './paged-table-row';
import { usePagedTexts, usePagedTitle } from './paged-texts';
import { RowMenu, RowMenuButton, type RowActions } from './row-menu';
import { SortHeading } from './sort-heading';
import { shownColumns } from './shown-columns';

export interface PagedTableProps {
  list: ShownPagedList;
  rows: readonly AnyPagedRow[];
  /** True while the rows of the previous page are still shown. */
  isStale: boolean;
  /** Returns the URL of a row; undefined if it cannot be opened. */
  toRow?: ((row: AnyPagedRow) => string | undefined) | undefined;
  /** Custom cells by column. The second argument is the default rendering of the value. */
  cells?: Cells | undefined;
  /**
   * Hook that returns the actions in a row's menu, called for the row whose menu was opened. Undefined for
   * rows without a menu.
   */
  useActions: ((row: AnyPagedRow) => RowActions) | undefined;
  /** Id of the row whose dialog was open when the page or session ended. */
  leftOpen: string | undefined;
  /** Undefined if rows cannot be selected. */
  selection: Selection | undefined;
}

/** Renders a page of rows, one line each; on phones each row is a card. */
export function PagedTable(props: PagedTableProps) {
  const { list, rows, isStale, toRow, cells, useActions, leftOpen, selection } = props;
  const { t } = useTexts(bulkMessages, pagedMessages);
  const text = usePagedTexts(list);
  const titleOf = usePagedTitle(list);
  const cellOf = useCells(list);
  const { view, toSort } = useListAddress(list);
  const choices = useListChoices(list.read);
  const demoRows = useDemoRows(list.table);
  const [opened, setOpened] = useState(leftOpen);
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, selection);
  const ids = rows.map(({ id }) => id);
  const columns = shownColumns(list, choices.columns).map((column) => ({
    column,
    label: text(`columns.${column.column}`),
  }));
  const chosen = ids.filter((id) => selection?.has(id)).length;
  const orderOf = (column: string) =>
    view.sort === column ? 'ascending' : view.sort === `-${column}` ? 'descending' : undefined;
  const menuOf = (row: AnyPagedRow, title: string) => {
    const name = t('paged:actionsOf', { title });
    if (!useActions) return undefined;
    return opened === row.id ? (
      <RowMenu row={row} name={name} isOpen={row.id !== leftOpen} useActions={useActions} />
    ) : (
      <RowMenuButton name={name} onClick={() => setOpened(row.id)} />
    );
  };

  return (
    <Table
      label={text('title')}
      narrow="cards"
      density={choices.density}
      aria-busy={isStale}
      className={clsx('transition-opacity', isStale && 'opacity-60')}
    >
      {/* Cards label their own values. `invisible` also removes the header from the tab order. */}
      <THead className="max-sm:invisible">
        <TR>
          {selection && (
            <TH className="w-10">
              <SelectBox
                label={t('selectPage')}
                isChosen={chosen > 0 && chosen === ids.length}
                isMixed={chosen > 0 && chosen < ids.length}
                onChange={(isChosen) => selection.set(ids, isChosen)}
              />
            </TH>
          )}
          {columns.map(({ column, label }) =>
            column.sort && !view.isTrash ? (
              <SortHeading
                key={column.column}
                column={column}
                label={label}
                order={orderOf(column.column)}
                to={toSort(column.column)}
                align={alignOf(column)}
              />
            ) : (
              <TH key={column.column} align={alignOf(column)}>
                {label}
              </TH>
            ),
          )}
          {useActions && (
            <TH className="sticky end-0 w-10 bg-surface-sunken">
              <span className="sr-only">{t('paged:rowActions')}</span>
            </TH>
          )}
        </TR>
      </THead>
      <TBody ref={body}>
        {rows.map((row) => {
          const title = titleOf(row);
          return (
            <PagedTableRow
              key={row.id}
              row={row}
              title={title}
              mark={demoRows.has(row.id) && <DemoMark />}
              to={toRow?.(row)}
              titleColumn={list.title}
              columns={columns}
              cellOf={cellOf}
              cells={cells}
              selection={selection}
              selectLabel={selection && t('selectRow', { title: title.text })}
              menu={menuOf(row, title.text)}
            />
          );
        })}
      </TBody>
    </Table>
  );
}
