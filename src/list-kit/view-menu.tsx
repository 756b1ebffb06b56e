import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useTexts } from '@/lib/i18n/use-texts';
import { DENSITIES, PAGE_SIZES, useListChoices } from './list-choices';
import { listKitMessages } from './messages';

interface ViewMenuProps {
  /** The name that the list's choices are kept under. */
  list: string;
  /** Further choices of the list's own. */
  children?: ReactNode;
}

/** Chooses the height of rows and how many stand on a page; remembered per person. */
export function ViewMenu({ list, children }: ViewMenuProps) {
  const { t } = useTexts(listKitMessages);
  const { size, density, setSize, setDensity } = useListChoices(list);
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
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
