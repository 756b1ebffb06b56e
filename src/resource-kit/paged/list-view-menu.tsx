import { SlidersHorizontal } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { MenuCheckItem } from '@/components/ui/menu-check-item';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownPagedList } from './define-paged-list';
import { DENSITIES, PAGE_SIZES, useListChoices } from './list-choices';
import { pagedMessages } from './messages';
import { usePagedTexts } from './paged-texts';
import { offeredColumns, shownColumns } from './shown-columns';

/** Chooses the height of rows, how many stand on a page, and the columns; remembered per person. */
export function ListViewMenu({ list }: { list: ShownPagedList }) {
  const { t } = useTexts(pagedMessages);
  const text = usePagedTexts(list);
  const { size, columns, density, setSize, setColumns, setDensity } = useListChoices(list.read);
  const shown = shownColumns(list, columns).map(({ column }) => column);
  const usual = offeredColumns(list).flatMap(({ column, only }) => (only === 'asked' ? [] : [column]));
  const toggle = (column: string) =>
    setColumns(shown.includes(column) ? shown.filter((each) => each !== column) : [...shown, column]);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm" className="max-sm:hidden">
          <SlidersHorizontal aria-hidden />
          {t('view')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>{t('density')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={density}>
          {DENSITIES.map((each) => (
            <DropdownMenuRadioItem key={each} value={each} onSelect={() => setDensity(each)}>
              {t(`densities.${each}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{t('pageSize')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={String(size)}>
          {PAGE_SIZES.map((each) => (
            <DropdownMenuRadioItem key={each} value={String(each)} onSelect={() => setSize(each)}>
              {each}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{t('columns')}</DropdownMenuLabel>
        {offeredColumns(list).map(({ column }) => (
          <MenuCheckItem key={column} isChecked={shown.includes(column)} onToggle={() => toggle(column)}>
            {text(`columns.${column}`)}
          </MenuCheckItem>
        ))}
        <DropdownMenuItem onSelect={() => setColumns(usual)}>{t('usualColumns')}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
