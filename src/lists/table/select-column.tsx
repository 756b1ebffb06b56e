import type { ColumnDef } from '@tanstack/react-table';
import { SelectBox } from '@/ui/select-box';

interface SelectLabels<R> {
  page: string;
  row: (row: R) => string;
}

/** Returns the column of checkboxes that select rows, or all on the page. */
export const selectColumn = <R,>(labels: SelectLabels<R>): ColumnDef<R> => ({
  id: 'select',
  enableHiding: false,
  header: ({ table }) => (
    <SelectBox
      label={labels.page}
      isChosen={table.getIsAllPageRowsSelected()}
      isMixed={table.getIsSomePageRowsSelected()}
      onChange={(isChosen) => table.toggleAllPageRowsSelected(isChosen)}
    />
  ),
  // Without hooks, unlike SelectBox, because a page has up to a hundred rows.
  cell: ({ row }) => (
    <input
      type="checkbox"
      aria-label={labels.row(row.original)}
      checked={row.getIsSelected()}
      onChange={({ target }) => row.toggleSelected(target.checked)}
      className="grid size-5 appearance-none place-content-center rounded-sm border border-border-strong bg-surface before:size-3 before:scale-0 before:bg-primary-contrast before:[clip-path:polygon(14%_44%,0_65%,50%_100%,100%_16%,80%_0,43%_62%)] checked:border-primary checked:bg-primary checked:before:scale-100 hover:border-primary forced-colors:appearance-auto pointer-coarse:size-6"
    />
  ),
  meta: {
    headClassName: 'w-10',
    cell: 'w-10 max-sm:absolute max-sm:end-0 max-sm:top-1.5 max-sm:w-auto!',
  },
});
