import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '@/components/ui/icon-button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useOnDemand } from '@/lib/use-on-demand';
import { publicLayoutMessages } from './messages';

const loadMenu = () => import('./mobile-menu').then(({ MobileMenu }) => MobileMenu);

/** Opens the slide-out of narrow screens, which is downloaded with its first use. */
export function MobileMenuButton({ className }: { className?: string }) {
  const { t } = useTexts(publicLayoutMessages);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const { part: MobileMenu, need } = useOnDemand(loadMenu);
  const isOpen = openedAt === key;
  // Following a link is another key. It then goes at once, so that the focus is free for the new page.
  const isLeft = openedAt !== undefined && !isOpen;

  const open = () => {
    need();
    setOpenedAt(key);
  };
  return (
    <>
      <IconButton
        label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen && MobileMenu !== undefined}
        onPointerEnter={need}
        onFocus={need}
        onClick={open}
        {...(className && { className })}
      >
        <Menu aria-hidden />
      </IconButton>
      {MobileMenu && !isLeft && <MobileMenu isOpen={isOpen} onClose={() => setOpenedAt(undefined)} />}
    </>
  );
}
