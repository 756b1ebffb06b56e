import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { readStored, writeStored } from '@/lib/storage';

/**
 * Returns the storage key of a scroll position. The first page of every visit has the key 'default', so its
 * address is used; links with different hashes would otherwise share a position.
 */
const keyOf = ({ key, pathname, hash }: Location) =>
  `lsbu-scroll:${key === 'default' ? `${pathname}${hash}` : key}`;

function scrollToPassage(hash: string): boolean {
  const passage = document.getElementById(decodeURIComponent(hash.slice(1)));
  passage?.scrollIntoView();
  return passage !== null;
}

/**
 * Scrolls to the target once it is rendered, unless the user scrolls first. Returns a function that cancels.
 */
function scrollWhenThere(hash: string): () => void {
  window.scrollTo(0, 0);
  if (!hash || scrollToPassage(hash)) return () => undefined;
  const coming = new MutationObserver(() => scrollToPassage(hash) && stop());
  const moves = ['wheel', 'touchstart', 'keydown'];
  const stop = () => {
    coming.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  };
  coming.observe(document.body, { childList: true, subtree: true });
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  return stop;
}

/**
 * Returns true while the first page hydrates: it was readable before, and the browser preserves its scroll
 * position.
 */
const isComing = ({ key }: Location) =>
  key === 'default' && !document.documentElement.classList.contains('hydrated');

const SETTLED_MS = 100;

/**
 * Calls `note` with the position after each scroll, also in browsers without `scrollend` (Safari before 26.2,
 * Samsung Internet before 23). Returns a function that stops and reports a pending position.
 */
function followScrolling(note: (place: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place = window.scrollY;
  const report = () => {
    clearTimeout(timer);
    timer = undefined;
    note(place);
  };
  const move = () => {
    place = window.scrollY;
    clearTimeout(timer);
    timer = setTimeout(report, SETTLED_MS);
  };
  window.addEventListener('scroll', move, { passive: true });
  const leave = () => {
    move();
    report();
  };
  window.addEventListener('pagehide', leave);
  return () => {
    if (timer !== undefined) report();
    window.removeEventListener('scroll', move);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Scrolls as browsers do between documents: a new page starts at its top or hash target, Back restores the
 * position. (react-router does this only in its data router, see app/routes/router.tsx.)
 */
export function ScrollMemory() {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const key = keyOf(location);
  const { hash, pathname } = location;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    if (isComing(location) && window.scrollY > 0) return;
    const place = isReturn ? readStored(key, 'session') : null;
    if (place === null) return scrollWhenThere(hash);
    window.scrollTo(0, Number(place));
    // A change of the query alone, such as a filter, does not scroll.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);

  // Must run before the layout effect above scrolls, or the new page's position would be stored for the old
  // one.
  useLayoutEffect(() => followScrolling((place) => writeStored(key, String(place), 'session')), [key]);

  return null;
}
