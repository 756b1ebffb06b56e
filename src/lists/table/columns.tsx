import type { Cell, ColumnDef, ColumnMeta, Header, Row, RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';

type CellProps = Pick<ComponentProps<'td'>, 'className' | 'title' | 'aria-label'>;

declare module '@tanstack/react-table' {
  // Merged with the library's declaration, so the type parameters must have the same names.
  interface ColumnMeta<TData extends RowData, TValue> {
    /** Name shown next to the value when rows are cards. Defaults to the heading if that is a text. */
    label?: string;
    /** True if the heading is for screen readers only. */
    isUnlabelled?: true;
    /** True if the cells are the headings of their rows. */
    isTitle?: true;
    align?: 'start' | 'end';
    headClassName?: string;
    /** Class or attributes of the cells. */
    cell?: string | CellProps | ((row: TData, value: TValue) => CellProps);
  }
}

/** Columns of a list. Cells and headings are called as plain functions, so they must not use hooks. */
export type ListColumns<R> = readonly ColumnDef<R>[];

/** Returns a column that renders the whole row. `looks`: the class of its cells, or all attributes. */
export const listColumn = <R,>(
  id: string,
  header: string,
  draw: (row: R, state: Row<R>) => ReactNode,
  looks: string | ColumnMeta<R, unknown> = {},
): ColumnDef<R> => ({
  id,
  header,
  enableHiding: false,
  cell: ({ row }) => draw(row.original, row),
  meta: typeof looks === 'string' ? { cell: looks } : looks,
});

/** Calls a part of a column. flexRender would mount it as a component, and again whenever columns change. */
const drawn = <C,>(part: string | ((context: C) => unknown) | undefined, context: C) =>
  (typeof part === 'function' ? part(context) : part) as ReactNode;

export function headingContent<R>({ column: { columnDef }, getContext }: Header<R, unknown>) {
  const content = drawn(columnDef.header, getContext());
  return columnDef.meta?.isUnlabelled ? <span className="sr-only">{content}</span> : content;
}

export const cellContent = <R,>({ column: { columnDef }, getContext }: Cell<R, unknown>) =>
  drawn(columnDef.cell, getContext());

/** Returns the attributes of a cell. */
export function cellProps<R>({ column: { columnDef }, row, getValue }: Cell<R, unknown>): CellProps {
  const props = columnDef.meta?.cell;
  if (typeof props === 'string') return { className: props };
  return typeof props === 'function' ? props(row.original, getValue()) : { ...props };
}

/** Returns the name shown next to the value of a cell when rows are cards. */
export function labelOf<R>({ column: { columnDef } }: Cell<R, unknown>): string | undefined {
  const { header, meta } = columnDef;
  if (meta?.isUnlabelled) return undefined;
  return meta?.label ?? (typeof header === 'string' ? header : undefined);
}
