import type { Cell, Header, Table as ListState } from '@tanstack/react-table';
import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { ErrorState } from '@/ui/error-state';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { toAppError, type ErrorKind } from '@/lib/errors';
import { useRowKeys } from '@/ui/use-row-keys';
import { TableSkeleton } from './table-skeleton';

interface ListTableProps<R> {
  table: ListState<R>;
  /** Names the table for screen readers. */
  label: string;
  /** Query that loads the rows; undefined if they are already loaded. */
  query?: {
    data: unknown;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Error shown when the query fails. */
  failed?: { title: string; reasonOf?: (kind: ErrorKind) => string };
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  density?: 'compact' | 'dense';
  stickyHeader?: boolean;
  className?: string | undefined;
  /** Rendered below the rows: paging, bulk actions. */
  children?: ReactNode;
}

/**
 * Renders a list with its loading, error and empty states. On phones each row is a card. j, k and x move
 * between the rows and select them.
 */
export function ListTable<R>({ table, label, query, failed, empty, children, ...looks }: ListTableProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, rowsById } = table.getRowModel();
  useRowKeys(body, {
    has: (id) => rowsById[id]?.getIsSelected() ?? false,
    set: (ids, isChosen) => ids.forEach((id) => rowsById[id]?.toggleSelected(isChosen)),
  });
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
  const hasControls =
    table.options.enableRowSelection || table.getAllLeafColumns().some((column) => column.getCanSort());
  const isStale = query?.isPlaceholderData ?? false;
  return (
    <>
      <Table
        {...looks}
        label={label}
        narrow="cards"
        aria-busy={isStale}
        className={clsx('transition-opacity', isStale && 'opacity-60', looks.className)}
      >
        {/* Cards label their own values. `invisible` also removes the header from the tab order. */}
        <THead className={clsx(hasControls && 'max-sm:invisible')}>
          <TR>{table.getFlatHeaders().map(heading)}</TR>
        </THead>
        <TBody ref={body}>
          {rows.map((row) => (
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
      {children}
    </>
  );
}

/** Calls a part of a column. flexRender would mount it as a component, and again whenever columns change. */
const drawn = <C,>(part: string | ((context: C) => unknown) | undefined, context: C) =>
  (typeof part === 'function' ? part(context) : part) as ReactNode;

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
      {drawn(column.columnDef.header, header.getContext())}
    </TH>
  );
}

function cellOf<R>({ id, row, column, getValue, getContext }: Cell<R, unknown>) {
  const { header, cell, meta = {} } = column.columnDef;
  const props = typeof meta.cell === 'function' ? meta.cell(row.original, getValue()) : meta.cell;
  const content = drawn(cell, getContext());
  if (meta.isTitle)
    return (
      <TH key={id} scope="row" {...props}>
        {content}
      </TH>
    );
  const label = meta.label ?? (typeof header === 'string' ? header : undefined);
  return (
    <TD key={id} align={meta.align} label={label} {...props}>
      {content}
    </TD>
  );
}
