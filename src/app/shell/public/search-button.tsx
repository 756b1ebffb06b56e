import { Search } from 'lucide-react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useReportNotLoaded } from '@/ui/toast/use-report-not-loaded';
import { IconButton } from '@/ui/controls/icon-button';
import { isTyping } from '@/features/promotion/is-typing';
import { useTexts } from '@/lib/i18n/use-texts';
import { useOnDemand } from '@/lib/use-on-demand';
import { publicLayoutMessages } from './messages';
import { useOpenHere } from './use-open-here';

const loadSearch = () => import('@/features/search/search-dialog').then(({ SearchDialog }) => SearchDialog);

/** Returns true for `/`, Ctrl+K or ⌘K outside fields. */
const isShortcut = (event: KeyboardEvent) =>
  event.key === '/'
    ? !event.ctrlKey && !event.metaKey && !event.altKey
    : event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Renders the button that opens the search, whose code is downloaded on first use. */
export function SearchButton() {
  const { t } = useTexts(publicLayoutMessages);
  const { isOpen, isLeft, open, close } = useOpenHere();
  const { part: SearchDialog, preload, request } = useOnDemand(loadSearch);
  const reportNotLoaded = useReportNotLoaded();

  const show = () => {
    open();
    request(() => {
      close();
      reportNotLoaded();
    });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event) || isTyping()) return;
    event.preventDefault();
    show();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <IconButton
        label={t('search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen && SearchDialog !== undefined}
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <Search aria-hidden />
      </IconButton>
      {SearchDialog && !isLeft && <SearchDialog isOpen={isOpen} onClose={close} />}
    </>
  );
}
