import type { Table } from '@tanstack/react-table';
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@/ui/controls/dropdown-menu';
import { MenuCheckItem } from '@/ui/controls/menu-check-item';
import { useTexts } from '@/lib/i18n/use-texts';
import { ViewMenu } from '@/lists/views/view-menu';
import type { AnyPagedRow } from './define-paged-list';
import { pagedMessages } from './messages';

/** Renders a menu for row height, page size and columns, which are stored per user under the name `list`. */
export function ListViewMenu({ list, table }: { list: string; table: Table<AnyPagedRow> }) {
  const { t } = useTexts(pagedMessages);
  return (
    <ViewMenu list={list}>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{t('columns')}</DropdownMenuLabel>
      {table
        .getAllLeafColumns()
        .filter((column) => column.getCanHide())
        .map((column) => (
          <MenuCheckItem
            key={column.id}
            isChecked={column.getIsVisible()}
            onToggle={() => column.toggleVisibility()}
          >
            {column.columnDef.meta?.label}
          </MenuCheckItem>
        ))}
      <DropdownMenuItem onSelect={() => table.resetColumnVisibility()}>{t('usualColumns')}</DropdownMenuItem>
    </ViewMenu>
  );
}
