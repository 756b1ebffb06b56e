import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Returns true if a menu or dialog opened during the navigation: it would close if it lost the focus. */
const isBusyElsewhere = () =>
  document.activeElement
    ?.closest('[role="menu"], [role="dialog"], [role="listbox"]')
    ?.getAttribute('data-state') === 'open';

/** Returns true if a list has returned the focus to one of its rows. */
const isFocusOnRow = () => document.activeElement?.matches('main [data-row]') ?? false;

/** Returns true if nothing has the focus. A form that opened with the page may have taken it. */
const isFocusOnBody = () => document.activeElement === document.body;

/**
 * After a page change, also to another layout, focuses the new page's heading and announces its title, as
 * browsers do on page load. Does nothing if the user has moved the focus since. ScrollMemory handles
 * scrolling.
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
    // Handled by src/app/offline and index.html.
    window.dispatchEvent(new Event('arrived'));
    const main = document.getElementById(mainId);
    if (!main || hash || isBusyElsewhere() || isFocusOnRow() || (isNewFrame && !isFocusOnBody())) return;
    let target: HTMLElement | undefined;
    const focusMain = () => {
      const heading = main.querySelector('h1');
      const isEarly = heading && target === main && document.activeElement === main;
      if (target && !isEarly && (target.isConnected || !isFocusOnBody())) return;
      target = heading ?? main;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    focusMain();
    // The heading may be replaced when the page's data arrives, which would lose the focus.
    const changes = new MutationObserver(focusMain);
    changes.observe(main, { childList: true, subtree: true });
    // Nothing has the focus between pressing a menu button and the focus moving into the menu.
    const stop = () => changes.disconnect();
    document.addEventListener('pointerdown', stop, { capture: true, once: true });
    return () => {
      stop();
      document.removeEventListener('pointerdown', stop, { capture: true });
    };
  }, [pathname, hash, mainId]);

  return <p ref={announcer} role="status" className="sr-only" />;
}
