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
    const main = document.getElementById(mainId);
    const target = main?.querySelector('h1') ?? main;
    if (target && !hash) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    if (announcer.current) announcer.current.textContent = document.title;
  }, [pathname, hash, mainId]);

  return <p ref={announcer} role="status" className="sr-only" />;
}
