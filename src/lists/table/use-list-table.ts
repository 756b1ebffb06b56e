import {
  functionalUpdate,
  getCoreRowModel,
  getExpandedRowModel,
  useReactTable,
  type ColumnDef,
  type VisibilityState,
} from '@tanstack/react-table';
import type { Selection } from '@/ui/use-selection';
import type { ListColumns } from './columns';

interface ListTableOptions<R extends { id: string }> {
  columns: ListColumns<R>;
  rows: readonly R[];
  /** Undefined if rows cannot be selected. */
  selection?: Selection | undefined;
  canSelect?: ((row: R) => boolean) | undefined;
  /** Column by which the rows are already sorted, with a minus for descending. */
  sort?: string;
  /** Columns that the user can show and hide; the others are always visible. */
  visibility?: {
    usual: VisibilityState;
    chosen: VisibilityState;
    onChange: (next: VisibilityState) => void;
  };
  page?: { page: number; size: number; total: number };
  /** Returns the rows that expanding a row shows. */
  subRows?: (row: R) => R[] | undefined;
}

/**
 * Returns the TanStack table behind a list. The server or the URL sorts, filters and pages, so the rows are
 * shown as given.
 */
export function useListTable<R extends { id: string }>(options: ListTableOptions<R>) {
  const { columns, rows, selection, canSelect, sort = '', visibility, page, subRows } = options;
  const rowSelection = Object.fromEntries([...(selection?.ids ?? [])].map((id) => [id, true]));
  // eslint-disable-next-line react-hooks/incompatible-library -- The build does not use the React Compiler.
  return useReactTable({
    // The library never changes these arrays.
    columns: columns as ColumnDef<R>[],
    data: rows as R[],
    getRowId: ({ id }) => id,
    getCoreRowModel: getCoreRowModel(),
    getExpandedRowModel: getExpandedRowModel(),
    getSubRows: subRows,
    manualSorting: true,
    manualPagination: true,
    rowCount: page?.total,
    enableRowSelection: selection ? ({ original }) => canSelect?.(original) ?? true : false,
    enableSubRowSelection: false,
    onRowSelectionChange: (updater) =>
      selection?.choose(Object.keys(functionalUpdate(updater, rowSelection))),
    onColumnVisibilityChange: (updater) => visibility?.onChange(functionalUpdate(updater, visibility.chosen)),
    initialState: { columnVisibility: visibility?.usual ?? {} },
    state: {
      rowSelection,
      columnVisibility: visibility?.chosen ?? {},
      sorting: sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [],
      pagination: { pageIndex: (page?.page ?? 1) - 1, pageSize: page?.size ?? rows.length },
    },
  });
}
