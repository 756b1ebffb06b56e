import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/controls/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';
import { useTexts } from '@/lib/i18n/use-texts';
import { DENSITIES, PAGE_SIZES, useListChoices, type PageSize } from './list-choices';
import { listKitMessages } from './messages';

interface ViewMenuProps {
  /** Name under which the list's preferences are stored. */
  list: string;
  /** Hides the label on narrow screens, where the row is shared. */
  isTight?: boolean;
  /** True if rows are cards on wide screens too, where row height does not apply. */
  areCards?: boolean | undefined;
  onSize?: (size: PageSize) => void;
  /** Additional options of the list. */
  children?: ReactNode;
}

/**
 * Renders the menu for row height and page size, stored per user. On phones, rows are cards without a height
 * setting.
 */
export function ViewMenu({ list, isTight = false, areCards = false, onSize, children }: ViewMenuProps) {
  const { t } = useTexts(listKitMessages);
  const { size, density, setSize, setDensity } = useListChoices(list);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          title={isTight ? t('view') : undefined}
          className={isTight ? 'sm:max-[1759px]:px-2' : undefined}
        >
          <SlidersHorizontal aria-hidden />
          <span className={isTight ? 'max-[1759px]:sr-only' : 'max-sm:sr-only'}>{t('view')}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {!areCards && (
          <div className="max-sm:hidden">
            <DropdownMenuLabel>{t('density')}</DropdownMenuLabel>
            <DropdownMenuRadioGroup value={density}>
              {DENSITIES.map((each) => (
                <DropdownMenuRadioItem key={each} value={each} onSelect={() => setDensity(each)}>
                  {t(`densities.${each}`)}
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
            <DropdownMenuSeparator />
          </div>
        )}
        <DropdownMenuLabel>{t('pageSize')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={String(size)}>
          {PAGE_SIZES.map((each) => (
            <DropdownMenuRadioItem
              key={each}
              value={String(each)}
              onSelect={() => {
                setSize(each);
                onSize?.(each);
              }}
            >
              {each}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        {children && <div className="max-sm:hidden">{children}</div>}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
