import type { Cell, Header } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** Calls a part of a column. flexRender would mount it as a component, and again whenever columns change. */
const drawn = <C>(part: string | ((context: C) => unknown) | undefined, context: C) =>
  (typeof part === 'function' ? part(context) : part) as ReactNode;

export const headingContent = <R>({ column, getContext }: Header<R, unknown>) =>
  drawn(column.columnDef.header, getContext());
export const cellContent = <R>({ column, getContext }: Cell<R, unknown>) =>
  drawn(column.columnDef.cell, getContext());

/** Returns the attributes of a cell. */
export function cellProps<R>({ column, row, getValue }: Cell<R, unknown>) {
  const props = column.columnDef.meta?.cell;
  return typeof props === 'function' ? props(row.original, getValue()) : props;
}
