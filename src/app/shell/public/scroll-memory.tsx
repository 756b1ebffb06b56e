import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { recall, remember } from '@/lib/storage';

/** Every first page of a visit has the key 'default': by its address, a link to a passage is not taken for another. */
const keyOf = ({ key, pathname, hash }: Location) =>
  `lsbu-scroll:${key === 'default' ? `${pathname}${hash}` : key}`;

function scrollToPassage(hash: string): boolean {
  const passage = document.getElementById(decodeURIComponent(hash.slice(1)));
  passage?.scrollIntoView();
  return passage !== null;
}

/**
 * Scrolls to a passage now, or when its page has come with its rows, unless the reader moves first. Returns a function
 * that gives up.
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

/** True while the page that was opened comes to life: until then it could be read, and the browser kept its place. */
const isComing = ({ key }: Location) =>
  key === 'default' && !document.documentElement.classList.contains('live');

const SETTLED_MS = 100;

/**
 * Calls `note` with the scroll position whenever scrolling has ended, also in browsers without `scrollend` (Safari
 * before 26.2, Samsung Internet before 23). Returns a function that stops it and reports a position not reported yet.
 */
function followScrolling(note: (place: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place = window.scrollY;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    note(place);
  };
  const move = () => {
    place = window.scrollY;
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLED_MS);
  };
  window.addEventListener('scroll', move, { passive: true });
  const leave = () => {
    move();
    tell();
  };
  window.addEventListener('pagehide', leave);
  return () => {
    if (timer !== undefined) tell();
    window.removeEventListener('scroll', move);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at the passage its address names,
 * going back restores the position. (react-router does this in its data router only, see app/router.tsx.)
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
    const place = isReturn ? recall(key, 'session') : null;
    if (place === null) return scrollWhenThere(hash);
    window.scrollTo(0, Number(place));
    // A change of the query alone, such as a filter, leaves the page where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);

  // Runs before the layout effect above scrolls, or the new page's position would be stored for the old one.
  useLayoutEffect(() => followScrolling((place) => remember(key, String(place), 'session')), [key]);

  return null;
}
