import type { PagedColumn, PagedList } from './define-paged-list';

type Columns = Pick<PagedList, 'columns' | 'title'>;

/** Columns that a person may show or hide: all but the title, and those for files. */
export const offeredColumns = ({ columns, title }: Columns) =>
  columns.filter(({ column, only }) => only !== 'file' && column !== title);

/** The columns of the table, in their order: those that were chosen, or all that are not only shown when asked for. */
export const shownColumns = (list: Columns, chosen: readonly string[] | undefined): readonly PagedColumn[] =>
  list.columns.filter(
    ({ column, only }) =>
      column === list.title || (only !== 'file' && (chosen ? chosen.includes(column) : only !== 'asked')),
  );
