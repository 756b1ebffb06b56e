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
 * Scrolls as a browser does between documents: a new page begins at its top or at the passage its address names,
 * going back leads to where one was. (react-router does this only in its other half, see public-router.tsx.)
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
    const place = isReturn ? recall(key, 'session') : null;
    if (place !== null) window.scrollTo(0, Number(place));
    else if (!hash || !scrollToPassage(hash)) window.scrollTo(0, 0);
    // A change of the query alone, such as a filter, leaves the page where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);

  useEffect(() => {
    const note = () => remember(key, String(window.scrollY), 'session');
    window.addEventListener('scrollend', note);
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('scrollend', note);
      window.removeEventListener('pagehide', note);
    };
  }, [key]);

  return null;
}
