import { Bookmark, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useTexts } from '@/lib/i18n/use-texts';
import { listKitMessages } from './messages';
import { useSavedViews, type ViewOnScreen } from './saved-views';
import { SavedViewsDialog } from './saved-views-dialog';

/** A person's own views of a list: searches, filters and orders under a name, one press away. */
export function SavedViewsMenu(onScreen: ViewOnScreen) {
  const { t } = useTexts(listKitMessages);
  const saved = useSavedViews(onScreen);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm">
            <Bookmark aria-hidden />
            {saved.current?.name ?? t('views.menu')}
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
