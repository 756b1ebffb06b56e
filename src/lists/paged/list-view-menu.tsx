import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@/ui/controls/dropdown-menu';
import { MenuCheckItem } from '@/ui/controls/menu-check-item';
import { useTexts } from '@/lib/i18n/use-texts';
import { useListChoices } from '@/lists/views/list-choices';
import { ViewMenu } from '@/lists/views/view-menu';
import type { ShownPagedList } from './define-paged-list';
import { pagedMessages } from './messages';
import { usePagedTexts } from './paged-texts';
import { offeredColumns, shownColumns } from './shown-columns';

/** Menu for row height, page size and columns; remembered per user. */
export function ListViewMenu({ list }: { list: ShownPagedList }) {
  const { t } = useTexts(pagedMessages);
  const text = usePagedTexts(list);
  const { columns, setColumns } = useListChoices(list.read);
  const shown = shownColumns(list, columns).map(({ column }) => column);
  const usual = offeredColumns(list).flatMap(({ column, only }) => (only === 'asked' ? [] : [column]));
  const toggle = (column: string) =>
    setColumns(shown.includes(column) ? shown.filter((each) => each !== column) : [...shown, column]);
  return (
    <ViewMenu list={list.read}>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{t('columns')}</DropdownMenuLabel>
      {offeredColumns(list).map(({ column }) => (
        <MenuCheckItem key={column} isChecked={shown.includes(column)} onToggle={() => toggle(column)}>
          {text(`columns.${column}`)}
        </MenuCheckItem>
      ))}
      <DropdownMenuItem onSelect={() => setColumns(usual)}>{t('usualColumns')}</DropdownMenuItem>
    </ViewMenu>
  );
}
