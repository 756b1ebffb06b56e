import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A menu or dialog that opened during the navigation would close if it lost the focus. */
const isBusyElsewhere = () =>
  document.activeElement
    ?.closest('[role="menu"], [role="dialog"], [role="listbox"]')
    ?.getAttribute('data-state') === 'open';

/** Returns true if nothing has the focus; a form opened with the page may have taken it. */
const isNowhere = () => document.activeElement === document.body;

/**
 * After a page change, including one to another layout, moves the focus to the new page's heading and
 * announces its title, as a browser does on page load. Leaves the focus alone if the user has moved it
 * meanwhile. Scrolling is done by ScrollMemory.
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
    // Used by src/app/offline and index.html.
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
    // The heading of a page that waits for its data may be replaced, which would lose the focus.
    const changes = new MutationObserver(arrive);
    changes.observe(main, { childList: true, subtree: true });
    // Between pressing a menu button and the focus moving into the menu, nothing has the focus.
    const stop = () => changes.disconnect();
    document.addEventListener('pointerdown', stop, { capture: true, once: true });
    return () => {
      stop();
      document.removeEventListener('pointerdown', stop, { capture: true });
    };
  }, [pathname, hash, mainId]);

  return <p ref={announcer} role="status" className="sr-only" />;
}
