import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { REDUCED_MOTION } from '@/lib/use-media-query';
import { useOnDemand } from '@/lib/use-on-demand';
import { whenIdle } from '@/lib/when-idle';

// The small half of framer-motion (3.6 KB, when idle). LazyMotion with `m` would put 5.7 KB into the first paint and
// load 29 KB after it, for the same fade.
const loadAnimate = () => import('framer-motion/dom/mini').then(({ animate }) => animate);

/** Lets a new page rise into place. The first page stands at once, and nothing ever waits for the animation. */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const stoodAt = useRef(pathname);
  const { part: animate, need } = useOnDemand(loadAnimate);

  useEffect(() => whenIdle(need), [need]);
  useLayoutEffect(() => {
    if (stoodAt.current === pathname) return;
    stoodAt.current = pathname;
    if (!animate || !page.current || window.matchMedia(REDUCED_MOTION).matches) return;
    // Never at the price of the page: an error here would take it away.
    if (typeof page.current.animate !== 'function') return;
    const rising = animate(
      page.current,
      { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
      { duration: 0.2, ease: 'easeOut' },
    );
    return () => rising.complete();
  }, [pathname, animate]);

  return <div ref={page}>{children}</div>;
}
