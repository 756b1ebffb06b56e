import { Search } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '@/components/ui/icon-button';
import { isTyping } from '@/features/promotion/is-typing';
import { useTexts } from '@/lib/i18n/use-texts';
import { useOnDemand } from '@/lib/use-on-demand';
import { publicLayoutMessages } from './messages';

const loadSearch = () => import('@/features/search/search-dialog').then(({ SearchDialog }) => SearchDialog);

/** `/`, and Ctrl+K or ⌘K, unless the key belongs to what one is typing. */
const isShortcut = (event: KeyboardEvent) =>
  event.key === '/'
    ? !event.ctrlKey && !event.metaKey && !event.altKey
    : event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Opens the search, which is downloaded with its first use. */
export function SearchButton() {
  const { t } = useTexts(publicLayoutMessages);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const { part: SearchDialog, need } = useOnDemand(loadSearch);
  const isOpen = openedAt === key;
  // Following a result is another key; the dialog then goes at once, so that the focus is free for the new page.
  const isLeft = openedAt !== undefined && !isOpen;

  const open = () => {
    need();
    setOpenedAt(key);
  };
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event) || isTyping()) return;
      event.preventDefault();
      need();
      setOpenedAt(key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, need]);

  return (
    <>
      <IconButton
        label={t('search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen && SearchDialog !== undefined}
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={need}
        onFocus={need}
        onClick={open}
      >
        <Search aria-hidden />
      </IconButton>
      {SearchDialog && !isLeft && <SearchDialog isOpen={isOpen} onClose={() => setOpenedAt(undefined)} />}
    </>
  );
}
