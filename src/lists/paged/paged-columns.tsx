import type { ColumnDef, HeaderContext, VisibilityState } from '@tanstack/react-table';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { DemoMark } from '@/ui/demo-badge';
import { useDemoRows } from '@/lib/demo-rows';
import { formatShortDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { bulkMessages } from '@/lists/bulk/messages';
import { selectColumn } from '@/lists/table/select-column';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import type { AnyPagedRow, PagedColumn, PagedList, ShownPagedList } from './define-paged-list';
import { useListAddress } from './list-address';
import { pagedMessages } from './messages';
import { usePagedTexts, usePagedTitle, useShownColumn } from './paged-texts';
import { RowMenu, type RowActions } from './row-menu';
import { useOrderLabel } from './use-order-label';

type Column = ColumnDef<AnyPagedRow>;

export interface PagedParts {
  /** Returns the URL of a row; undefined if it cannot be opened. */
  toRow: ((row: AnyPagedRow) => string | undefined) | undefined;
  /** Custom cells by column. The second argument is the default rendering of the value. */
  cells: Readonly<Partial<Record<string, (row: AnyPagedRow, value: ReactNode) => ReactNode>>> | undefined;
  /**
   * Hook that returns the actions in a row's menu, called for the row whose menu was opened. Undefined for
   * rows without a menu.
   */
  useActions: ((row: AnyPagedRow) => RowActions) | undefined;
  /** Id of the row whose dialog was open when the page or session ended. */
  leftOpen: string | undefined;
  canSelect: boolean;
}

/** Returns the visibility of the columns that a user may show or hide, before and after the user's choice. */
export function visibilityOf({ columns, title }: PagedList, chosen: readonly string[] | undefined) {
  const offered = columns.filter(({ column, only }) => only !== 'file' && column !== title);
  const usual: VisibilityState = Object.fromEntries(
    offered.map(({ column, only }) => [column, only !== 'asked']),
  );
  const own = chosen && Object.fromEntries(offered.map(({ column }) => [column, chosen.includes(column)]));
  return { usual, chosen: own ?? usual };
}

const alignOf = ({ kind }: PagedColumn) => (kind === 'number' ? 'end' : 'start');
const NOTHING = <span className="text-text-muted">–</span>;

/**
 * Returns the columns of a paged list: checkbox, the declared columns, row menu. Statuses are badges,
 * timestamps dates, all other values text.
 */
export function usePagedColumns(list: ShownPagedList, parts: PagedParts): ListColumns<AnyPagedRow> {
  const { toRow, cells, canSelect, useActions, leftOpen } = parts;
  const { t } = useTexts(bulkMessages, pagedMessages);
  const text = usePagedTexts(list);
  const language = useLanguage();
  const titleOf = usePagedTitle(list);
  const shown = useShownColumn(list);
  const orderLabel = useOrderLabel();
  const { view, toSort } = useListAddress(list);
  const demoRows = useDemoRows(list.table);

  const shared = (column: PagedColumn) => {
    const label = text(`columns.${column.column}`);
    const canSort = column.sort === true && !view.isTrash;
    return {
      id: column.column,
      accessorFn: (row: AnyPagedRow) => row[column.column],
      enableSorting: canSort,
      header: canSort
        ? ({ column: { getIsSorted } }: HeaderContext<AnyPagedRow, unknown>) => (
            <SortLink
              label={label}
              order={getIsSorted()}
              title={orderLabel(column, label, getIsSorted() === 'asc')}
              to={toSort(column.column)}
            />
          )
        : label,
    };
  };

  const titleColumn = (column: PagedColumn): Column => ({
    ...shared(column),
    enableHiding: false,
    cell: ({ row: { original: row } }) => {
      const { text: title, lang } = titleOf(row);
      const mark = demoRows.has(row.id) && <DemoMark />;
      const to = toRow?.(row);
      const looks = 'block sm:truncate';
      return (
        <span className={mark ? 'flex flex-wrap items-center gap-x-2 sm:flex-nowrap' : 'contents'}>
          {to ? (
            <Link
              to={to}
              lang={lang}
              data-row={row.id}
              className={clsx(looks, 'hover:text-primary hover:underline')}
            >
              {title}
            </Link>
          ) : (
            <span lang={lang} data-row={row.id} tabIndex={-1} className={looks}>
              {title}
            </span>
          )}
          {mark}
        </span>
      );
    },
    meta: {
      isTitle: true,
      cell: (row) => {
        const { text: title } = titleOf(row);
        return {
          title,
          // Screen readers announce cells with this header, so it must be the title without the mark.
          'aria-label': demoRows.has(row.id) ? title : undefined,
          className: 'max-sm:pe-28! sm:w-full sm:max-w-0 sm:min-w-64',
        };
      },
    },
  });

  const content = (column: PagedColumn, row: AnyPagedRow): ReactNode => {
    const { text: words, lang } = shown(column, row);
    const value = row[column.column];
    if (words === '') return NOTHING;
    if (column.kind === 'yesNo') return <Badge tone={value === true ? 'success' : 'neutral'}>{words}</Badge>;
    if (column.kind === 'choice' && column.tones)
      return <Badge tone={column.tones[String(value)] ?? 'neutral'}>{words}</Badge>;
    if (column.kind === 'moment')
      return <time title={words}>{formatShortDate(language, String(value))}</time>;
    return lang ? <span lang={lang}>{words}</span> : words;
  };
  const valueColumn = (column: PagedColumn): Column => ({
    ...shared(column),
    cell: ({ row: { original: row } }) => {
      const usual = content(column, row);
      return cells?.[column.column]?.(row, usual) ?? usual;
    },
    meta: {
      label: text(`columns.${column.column}`),
      align: alignOf(column),
      cell: (row) => ({
        // Full text of a truncated cell.
        title: (column.kind === 'text' && shown(column, row).text) || undefined,
        className: clsx(
          'min-[1400px]:max-w-56 sm:max-w-48 sm:truncate',
          column.kind !== 'text' && 'whitespace-nowrap tabular-nums',
          column.only === 'wide' && 'max-sm:hidden!',
        ),
      }),
    },
  });

  const menuColumn = listColumn<AnyPagedRow>(
    'menu',
    t('paged:rowActions'),
    (row) =>
      useActions && (
        <RowMenu
          row={row}
          name={t('paged:actionsOf', { title: titleOf(row).text })}
          wasLeftOpen={row.id === leftOpen}
          useActions={useActions}
        />
      ),
    {
      isUnlabelled: true,
      headClassName: 'sticky end-0 w-10 bg-surface-sunken',
      // Reachable without scrolling a wide table.
      cell: 'w-10 bg-inherit max-sm:absolute max-sm:end-10 max-sm:top-0 max-sm:w-auto! max-sm:bg-transparent sm:sticky sm:end-0 sm:shadow-[inset_1px_0_0_var(--color-border)]',
    },
  );

  const select = selectColumn<AnyPagedRow>({
    page: t('selectPage'),
    row: (row) => t('selectRow', { title: titleOf(row).text }),
  });
  return [
    ...(canSelect ? [select] : []),
    ...list.columns
      .filter(({ only }) => only !== 'file')
      .map((column) => (column.column === list.title ? titleColumn(column) : valueColumn(column))),
    ...(useActions ? [menuColumn] : []),
  ];
}

interface SortLinkProps {
  label: string;
  order: 'asc' | 'desc' | false;
  title: string;
  /** URL of the list sorted by this column, or reversed. */
  to: To;
}

/** Renders a column heading that sorts the list. */
function SortLink({ label, order, title, to }: SortLinkProps) {
  const Icon = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <Link to={to} replace className="inline-flex min-h-6 items-center gap-1 hover:text-primary" title={title}>
      {label}
      <Icon aria-hidden className="size-3.5" />
    </Link>
  );
}
