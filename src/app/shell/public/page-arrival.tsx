import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A menu or window that opened while the page was on its way: the focus taken from it would close it. */
const isBusyElsewhere = () =>
  document.activeElement
    ?.closest('[role="menu"], [role="dialog"], [role="listbox"]')
    ?.getAttribute('data-state') === 'open';

/** Nothing has the focus: a form that was opened with the page may have taken it. */
const isNowhere = () => document.activeElement === document.body;

/**
 * After a page change, also one into another layout, moves the focus to the new page's heading and announces its title,
 * as a browser does when it loads a page. If the user has moved the focus meanwhile, it stays. ScrollMemory scrolls.
 */
export function PageArrival({ mainId }: { mainId: string }) {
  const { pathname, hash } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const arrivedAt = useRef(isFollowed ? undefined : pathname);
  const announcer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    const isNewFrame = arrivedAt.current === undefined;
    arrivedAt.current = pathname;
    if (announcer.current) announcer.current.textContent = document.title;
    // For src/app/offline and index.html.
    window.dispatchEvent(new Event('arrived'));
    const main = document.getElementById(mainId);
    if (!main || hash || isBusyElsewhere() || (isNewFrame && !isNowhere())) return;
    let target: HTMLElement | undefined;
    const arrive = () => {
      const heading = main.querySelector('h1');
      const isEarly = heading && target === main && document.activeElement === main;
      if (target && !isEarly && (target.isConnected || !isNowhere())) return;
      target = heading ?? main;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    arrive();
    // The heading of a page that waits for its data may give way to another, and would take the focus with it.
    const changes = new MutationObserver(arrive);
    changes.observe(main, { childList: true, subtree: true });
    // Between the pointer on a menu's button and the focus in the menu the focus is nowhere.
    const stop = () => changes.disconnect();
    document.addEventListener('pointerdown', stop, { capture: true, once: true });
    return () => {
      stop();
      document.removeEventListener('pointerdown', stop, { capture: true });
    };
  }, [pathname, hash, mainId]);

  return <p ref={announcer} role="status" className="sr-only" />;
}
