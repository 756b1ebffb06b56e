import { Bookmark, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';
import { useTexts } from '@/lib/i18n/use-texts';
import { listKitMessages } from './messages';
import { useSavedViews, type ViewOnScreen } from './saved-views';
import { SavedViewsDialog } from './saved-views-dialog';

interface SavedViewsMenuProps extends ViewOnScreen {
  /** Hides the label on narrow screens, where the row is shared. */
  isTight?: boolean;
}

/** Renders the menu of a user's saved views of a list: named searches, filters and orders. */
export function SavedViewsMenu({ isTight = false, ...onScreen }: SavedViewsMenuProps) {
  const { t } = useTexts(listKitMessages);
  const saved = useSavedViews(onScreen);
  const label = saved.current?.name ?? t('views.menu');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="sm"
            title={isTight ? label : undefined}
            className={isTight ? 'sm:max-[1759px]:px-2' : undefined}
          >
            <Bookmark aria-hidden className={saved.current && 'fill-current'} />
            <span className={isTight ? 'max-w-48 truncate max-[1759px]:sr-only' : undefined}>{label}</span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuLabel>{t('views.title')}</DropdownMenuLabel>
          {saved.views.map(({ name, search }) => (
            <DropdownMenuItem key={name} asChild>
              <Link to={{ search }} aria-current={saved.current?.name === name ? 'page' : undefined}>
                {name}
                {saved.current?.name === name && <Check aria-hidden className="ms-auto" />}
              </Link>
            </DropdownMenuItem>
          ))}
          {saved.views.length > 0 && <DropdownMenuSeparator />}
          <DropdownMenuItem onSelect={() => setOpen(true)}>{t('views.edit')}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isOpen && <SavedViewsDialog saved={saved} onClose={() => setOpen(false)} />}
    </>
  );
}
