import type { PagedColumn, PagedList } from './define-paged-list';

type Columns = Pick<PagedList, 'columns' | 'title'>;

/** Returns the columns that a user may show or hide: all except the title and export-only columns. */
export const offeredColumns = ({ columns, title }: Columns) =>
  columns.filter(({ column, only }) => only !== 'file' && column !== title);

/** Returns the columns of the table in order: the chosen ones, or by default those not hidden. */
export const shownColumns = (list: Columns, chosen: readonly string[] | undefined): readonly PagedColumn[] =>
  list.columns.filter(
    ({ column, only }) =>
      column === list.title || (only !== 'file' && (chosen ? chosen.includes(column) : only !== 'asked')),
  );
