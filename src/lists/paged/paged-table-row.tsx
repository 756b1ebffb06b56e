import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TD, TH, TR } from '@/ui/controls/table';
import type { Selection } from '@/ui/use-selection';
import type { LocalizedText } from '@/lib/localized';
import type { AnyPagedRow, PagedColumn } from './define-paged-list';
import { alignOf, type Cells, type CellValue } from './paged-cell';

interface PagedTableRowProps {
  cells: Cells | undefined;
  row: AnyPagedRow;
  title: LocalizedText;
  /** Shown next to the title: the kind of entry. */
  mark: ReactNode;
  to: string | undefined;
  titleColumn: string;
  columns: readonly { column: PagedColumn; label: string }[];
  cellOf: (column: PagedColumn, row: AnyPagedRow) => CellValue;
  selection: Selection | undefined;
  selectLabel: string | undefined;
  menu: ReactNode;
}

/**
 * Renders a row in a single line, with tooltips for truncated text. Uses no hooks: a page has up to a hundred
 * rows.
 */
export function PagedTableRow({
  row,
  title: { text: title, lang },
  mark,
  to,
  titleColumn,
  columns,
  cellOf,
  cells,
  selection,
  selectLabel,
  menu,
}: PagedTableRowProps) {
  return (
    <TR
      aria-selected={selection?.has(row.id)}
      className="relative bg-surface focus-within:bg-primary-soft aria-selected:bg-primary-soft"
    >
      {selection && (
        <TD className="w-10 max-sm:absolute max-sm:end-0 max-sm:top-1.5 max-sm:w-auto!">
          <input
            type="checkbox"
            aria-label={selectLabel}
            checked={selection.has(row.id)}
            onChange={({ target }) => selection.set([row.id], target.checked)}
            className="grid size-5 appearance-none place-content-center rounded-sm border border-border-strong bg-surface before:size-3 before:scale-0 before:bg-primary-contrast before:[clip-path:polygon(14%_44%,0_65%,50%_100%,100%_16%,80%_0,43%_62%)] checked:border-primary checked:bg-primary checked:before:scale-100 hover:border-primary forced-colors:appearance-auto pointer-coarse:size-6"
          />
        </TD>
      )}
      {columns.map(({ column, label }) => {
        const name = column.column;
        if (name === titleColumn) {
          const looks = 'block sm:truncate';
          return (
            <TH
              key={name}
              scope="row"
              title={title}
              // Screen readers announce cells with this header; it must be the title without the mark.
              aria-label={mark ? title : undefined}
              className="max-sm:pe-28! sm:w-full sm:max-w-0 sm:min-w-44"
            >
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
            </TH>
          );
        }
        const { content, hint } = cellOf(column, row);
        return (
          <TD
            key={name}
            align={alignOf(column)}
            label={label}
            title={hint}
            className={clsx(
              'min-[1400px]:max-w-56 sm:max-w-48 sm:truncate',
              column.kind !== 'text' && 'whitespace-nowrap tabular-nums',
              column.only === 'wide' && 'max-sm:hidden!',
            )}
          >
            {cells?.[name]?.(row, content) ?? content}
          </TD>
        );
      })}
      {menu && (
        // Reachable without scrolling a wide table.
        <TD className="w-10 bg-inherit max-sm:absolute max-sm:end-10 max-sm:top-0 max-sm:w-auto! max-sm:bg-transparent sm:sticky sm:end-0 sm:shadow-[inset_1px_0_0_var(--color-border)]">
          {menu}
        </TD>
      )}
    </TR>
  );
}
