import clsx from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Table, TBody, TD, TH, THead, TR } from '@/components/ui/table';
import type { Selection } from '@/components/use-selection';
import { SelectBox } from '@/components/select-box';
import { useTexts } from '@/lib/i18n/use-texts';
import { bulkMessages } from '@/resource-kit/bulk/messages';
import type { AnyPagedRow, PagedColumn, ShownPagedList } from './define-paged-list';
import { useListAddress } from './list-address';
import { pagedMessages } from './messages';
import { PagedCell } from './paged-cell';
import { usePagedTexts, usePagedTitle } from './paged-texts';
import { SortHeading } from './sort-heading';

export type RowPart = ComponentType<{ row: AnyPagedRow }>;

export interface PagedTableProps {
  list: ShownPagedList;
  rows: readonly AnyPagedRow[];
  /** The rows are those of the page before, until this one has come. */
  isStale: boolean;
  /** URL of a row; undefined for one that cannot be opened. */
  toRow?: ((row: AnyPagedRow) => string | undefined) | undefined;
  /** Components shown instead of a column's value. */
  cells?: Readonly<Partial<Record<string, RowPart>>> | undefined;
  /** Actions of a row; undefined where there are none. */
  controls: ((row: AnyPagedRow) => ReactNode) | undefined;
  /** Undefined where rows cannot be chosen. */
  selection: Selection | undefined;
}

/** A page of rows; on phones each row is a card. */
export function PagedTable({ list, rows, isStale, toRow, cells, controls, selection }: PagedTableProps) {
  const { t } = useTexts(bulkMessages, pagedMessages);
  const text = usePagedTexts(list);
  const titleOf = usePagedTitle(list);
  const { view, toSort } = useListAddress(list);
  const ids = rows.map(({ id }) => id);
  const columns = list.columns.filter(({ only }) => only !== 'file');
  const chosen = ids.filter((id) => selection?.has(id)).length;

  const alignOf = ({ kind }: PagedColumn) => (kind === 'number' ? 'end' : 'start');
  const orderOf = (column: string) =>
    view.sort === column ? 'ascending' : view.sort === `-${column}` ? 'descending' : undefined;
  const content = (column: PagedColumn, row: AnyPagedRow) => {
    const Cell = cells?.[column.column];
    return Cell ? <Cell row={row} /> : <PagedCell list={list} column={column.column} row={row} />;
  };

  return (
    <Table
      label={text('title')}
      narrow="cards"
      density="compact"
      aria-busy={isStale}
      className={clsx('transition-opacity', isStale && 'opacity-60')}
    >
      {/* Cards name their values themselves; what is out of sight there is out of reach too. */}
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
          {columns.map((column) => {
            const label = text(`columns.${column.column}`);
            return column.sort && !view.isTrash ? (
              <SortHeading
                key={column.column}
                label={label}
                order={orderOf(column.column)}
                to={toSort(column.column)}
                align={alignOf(column)}
              />
            ) : (
              <TH key={column.column} align={alignOf(column)}>
                {label}
              </TH>
            );
          })}
          {controls && (
            <TH>
              <span className="sr-only">{t('paged:rowActions')}</span>
            </TH>
          )}
        </TR>
      </THead>
      <TBody>
        {rows.map((row) => {
          const { text: title, lang } = titleOf(row);
          const to = toRow?.(row);
          return (
            <TR
              key={row.id}
              aria-selected={selection?.has(row.id)}
              className="relative bg-surface aria-selected:bg-primary-soft"
            >
              {selection && (
                <TD className="max-sm:absolute max-sm:end-0 max-sm:top-2">
                  <SelectBox
                    label={t('selectRow', { title })}
                    isChosen={selection.has(row.id)}
                    onChange={(isChosen) => selection.set([row.id], isChosen)}
                  />
                </TD>
              )}
              {columns.map((column) =>
                column.column === list.title ? (
                  <TH key={column.column} scope="row" className="min-w-48 align-top max-sm:pe-14!">
                    {to ? (
                      <Link to={to} lang={lang} className="hover:text-primary hover:underline">
                        {title}
                      </Link>
                    ) : (
                      <span lang={lang}>{title}</span>
                    )}
                  </TH>
                ) : (
                  <TD
                    key={column.column}
                    align={alignOf(column)}
                    label={text(`columns.${column.column}`)}
                    className={clsx(
                      column.kind !== 'text' && 'whitespace-nowrap tabular-nums',
                      column.only === 'wide' && 'max-sm:hidden!',
                    )}
                  >
                    {content(column, row)}
                  </TD>
                ),
              )}
              {controls && (
                // Within reach however wide the table is.
                <TD className="end-0 bg-inherit sm:sticky sm:shadow-[inset_1px_0_0_var(--color-border)]">
                  <div className="-my-1 flex justify-end gap-1 max-sm:flex-1">{controls(row)}</div>
                </TD>
              )}
            </TR>
          );
        })}
      </TBody>
    </Table>
  );
}
