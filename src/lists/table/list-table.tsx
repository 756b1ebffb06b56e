import type { Cell, Header, Table as ListState } from '@tanstack/react-table';
import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { ErrorState } from '@/ui/error-state';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { toAppError, type ErrorKind } from '@/lib/errors';
import { useRowKeys } from '@/ui/use-row-keys';
import { cellContent, cellProps, headingContent, labelOf } from './columns';
import { SortableRows, type RowOrder } from './sortable-rows';
import { TableSkeleton } from './table-skeleton';
import { useFocusBack } from './use-focus-back';

interface TableLooks {
  /** Names the table for screen readers. */
  label: string;
  density?: 'compact' | 'dense';
  stickyHeader?: boolean;
  className?: string | undefined;
}

/** Manual order, and the groups that the rows are shown in. */
export interface ListOrder<R> extends RowOrder<R> {
  groups?: readonly { value: string; title: string; ids: readonly string[] }[] | undefined;
}

interface ListTableProps<R> extends TableLooks {
  table: ListState<R>;
  /** Query that loads the rows; undefined if they are already loaded. */
  query?: {
    data: unknown;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Error shown if the query fails. */
  failed?: { title: string; reasonOf?: (kind: ErrorKind) => string };
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /** Shows a list of rows that can be dragged, in place of a table. */
  order?: ListOrder<R>;
  /** Rendered below the rows: paging, bulk actions. */
  children?: ReactNode;
}

/**
 * Renders a list with its loading, error and empty states. On phones, rows of a table are cards. The keys j,
 * k and x move between rows and select them.
 */
export function ListTable<R>(props: ListTableProps<R>) {
  const { table, query, failed, empty, order, children, ...looks } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { rows, rowsById } = table.getRowModel();
  useRowKeys(frame, {
    has: (id) => rowsById[id]?.getIsSelected() ?? false,
    set: (ids, isChosen) => ids.forEach((id) => rowsById[id]?.toggleSelected(isChosen)),
  });
  const onFollow = useFocusBack(frame, rows.length > 0);
  if (query && query.data === undefined) {
    if (!query.error) return <TableSkeleton columns={table.getVisibleLeafColumns().length} />;
    return (
      <ErrorState
        title={failed?.title}
        message={failed?.reasonOf?.(toAppError(query.error).kind)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (rows.length === 0) return empty;
  return (
    <div ref={frame} onClickCapture={onFollow} className="space-y-2">
      {order ? (
        <OrderedRows table={table} order={order} />
      ) : (
        <TableRows table={table} isStale={query?.isPlaceholderData ?? false} {...looks} />
      )}
      {children}
    </div>
  );
}

interface OrderedRowsProps<R> {
  table: ListState<R>;
  order: ListOrder<R>;
}

/** Renders rows in manual order: under the headings of their groups, or in one list. */
function OrderedRows<R>({ table, order: { groups, ...order } }: OrderedRowsProps<R>) {
  const { rows, rowsById } = table.getRowModel();
  if (!groups) return <SortableRows rows={rows} {...order} />;
  return (
    <div className="space-y-6">
      {groups.map(({ value, title, ids }) => (
        <section key={value} className="space-y-2">
          <h2 className="flex items-baseline gap-2 text-sm font-bold">
            {title}
            <span className="font-normal text-text-muted tabular-nums">({ids.length})</span>
          </h2>
          <SortableRows rows={ids.flatMap((id) => rowsById[id] ?? [])} {...order} />
        </section>
      ))}
    </div>
  );
}

interface TableRowsProps<R> extends TableLooks {
  table: ListState<R>;
  isStale: boolean;
}

function TableRows<R>({ table, isStale, className, ...looks }: TableRowsProps<R>) {
  const hasControls =
    table.options.enableRowSelection || table.getAllLeafColumns().some((column) => column.getCanSort());
  return (
    <Table
      {...looks}
      narrow="cards"
      aria-busy={isStale}
      className={clsx('transition-opacity', isStale && 'opacity-60', className)}
    >
      {/* Cards label their own values. `invisible` also removes the header from the tab order. */}
      <THead className={clsx(hasControls && 'max-sm:invisible')}>
        <TR>{table.getFlatHeaders().map(heading)}</TR>
      </THead>
      <TBody>
        {table.getRowModel().rows.map((row) => (
          <TR
            key={row.id}
            aria-selected={row.getCanSelect() ? row.getIsSelected() : undefined}
            className="relative bg-surface focus-within:bg-primary-soft aria-selected:bg-primary-soft"
          >
            {row.getVisibleCells().map(cellOf)}
          </TR>
        ))}
      </TBody>
    </Table>
  );
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

function heading<R>(header: Header<R, unknown>) {
  const { column } = header;
  const { align, headClassName } = column.columnDef.meta ?? {};
  const order = column.getIsSorted();
  return (
    <TH
      key={header.id}
      align={align}
      className={headClassName}
      aria-sort={column.getCanSort() ? (order ? SORTED[order] : 'none') : undefined}
    >
      {headingContent(header)}
    </TH>
  );
}

function cellOf<R>(cell: Cell<R, unknown>) {
  const { isTitle, align } = cell.column.columnDef.meta ?? {};
  const content = cellContent(cell);
  if (isTitle)
    return (
      <TH key={cell.id} scope="row" {...cellProps(cell)}>
        {content}
      </TH>
    );
  const isEmpty = content === undefined || content === null || content === false || content === '';
  return (
    <TD key={cell.id} align={align} label={isEmpty ? undefined : labelOf(cell)} {...cellProps(cell)}>
      {content}
    </TD>
  );
}
