import clsx from 'clsx';
import { Menu } from 'lucide-react';
import { useEffect, useRef, type Ref } from 'react';
import { useReportNotLoaded } from '@/ui/toast/use-report-not-loaded';
import { IconButton, iconButtonLooks } from '@/ui/controls/icon-button';
import { MenuTree } from '@/features/navigation/menu-tree';
import { useTexts } from '@/lib/i18n/use-texts';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useOnDemand } from '@/lib/use-on-demand';
import { publicLayoutMessages } from './messages';
import { useOpenHere } from './use-open-here';

const loadMenu = () => import('./mobile-menu').then(({ MobileMenu }) => MobileMenu);

/** Renders the button of the mobile menu, whose code is downloaded on first use. */
export function MobileMenuButton({ className }: { className?: string }) {
  const { t } = useTexts(publicLayoutMessages);
  const { isOpen, isLeft, open, close } = useOpenHere();
  const { part: MobileMenu, preload, request } = useOnDemand(loadMenu);
  const reportNotLoaded = useReportNotLoaded();
  const isHydrated = useIsHydrated();
  const prerendered = useRef<HTMLDetailsElement>(null);

  const show = () => {
    open();
    request(() => {
      close();
      reportNotLoaded();
    });
  };
  // Keep a menu open that was opened before hydration.
  useEffect(() => {
    if (!prerendered.current?.open) return;
    show();
    // Only the state at hydration matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!isHydrated) return <MenuWithoutScript ref={prerendered} className={className} />;
  return (
    <>
      <IconButton
        label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen && MobileMenu !== undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
        {...(className && { className })}
      >
        <Menu aria-hidden />
      </IconButton>
      {MobileMenu && !isLeft && <MobileMenu isOpen={isOpen} onClose={close} />}
    </>
  );
}

/** Renders the menu of a prerendered page before hydration. */
function MenuWithoutScript({
  ref,
  className,
}: {
  ref: Ref<HTMLDetailsElement>;
  className: string | undefined;
}) {
  const { t } = useTexts(publicLayoutMessages);
  return (
    <details ref={ref} className={className}>
      <summary
        aria-label={t('openMenu')}
        className={clsx(iconButtonLooks, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
      >
        <Menu aria-hidden />
      </summary>
      <div className="absolute inset-x-0 top-full z-overlay max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-b border-border bg-surface-raised p-5 shadow-overlay">
        <MenuTree />
      </div>
    </details>
  );
}
