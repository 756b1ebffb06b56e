import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a page change moves the focus to the new page's heading and says its title: what a browser does by itself
 * when it loads a page. Scrolling is ScrollMemory's part.
 */
export function PageArrival({ mainId }: { mainId: string }) {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  const announcer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (announcer.current) announcer.current.textContent = document.title;
    const main = document.getElementById(mainId);
    if (!main || hash) return;
    let target: HTMLElement | undefined;
    const arrive = () => {
      // Somebody who has gone on by themselves is not called back.
      if (target && (target.isConnected || document.activeElement !== document.body)) return;
      target = main.querySelector('h1') ?? main;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    arrive();
    // The heading of a page that waits for its data may give way to another, and would take the focus with it.
    const changes = new MutationObserver(arrive);
    changes.observe(main, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [pathname, hash, mainId]);

  return <p ref={announcer} role="status" className="sr-only" />;
}
